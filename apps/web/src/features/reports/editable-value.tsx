import clsx from "clsx";
import type { ReactNode } from "react";

interface EditableValueProps {
  label: string;
  onEdit: () => void;
  children: ReactNode;
  className?: string;
}

/** A value that opens its editor when pressed. In print only the value is shown. */
export function EditableValue({ label, onEdit, children, className }: EditableValueProps) {
  return (
    <button
      type="button"
      onClick={onEdit}
      className={clsx(
        "-mx-1 min-h-6 max-w-full wrap-anywhere rounded-sm px-1 text-left decoration-dotted underline-offset-4 hover:bg-brand-soft hover:underline print:no-underline",
        className,
      )}
    >
      {children}
      <span className="sr-only">, {label}</span>
    </button>
  );
}
