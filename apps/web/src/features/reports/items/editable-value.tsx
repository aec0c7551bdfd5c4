"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { useAllowed } from "@/features/household/allowed";

interface EditableValueProps {
  label: string;
  onEdit: () => void;
  children: ReactNode;
  className?: string;
}

/** A value that opens its editor when pressed. In print, and to whoever only reads, only the value is shown. */
export function EditableValue({ label, onEdit, children, className }: EditableValueProps) {
  if (!useAllowed("change")) return <span className={clsx("wrap-anywhere", className)}>{children}</span>;
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
