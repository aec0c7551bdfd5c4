import type { ReactNode } from "react";

export interface FieldTexts {
  label: string;
  /** What is wrong with the value; announced, and tied to the control. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean;
}

/** The `aria-describedby` value that ties a control to its hint and error. */
export function describedBy(id: string, { error, hint }: Pick<FieldTexts, "error" | "hint">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined } as const;
}

/** The style of a control that one types or chooses in. */
export const CONTROL_STYLE =
  "block w-full min-h-11 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink " +
  "placeholder:text-ink-faint disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint " +
  "aria-invalid:border-danger aria-invalid:border-2";

/** A label, a control, its hint and its error. */
export function Field({
  id,
  label,
  error,
  hint,
  labelHidden,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error below a control; an empty live region while there is none. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    // Without a text it cancels the gap above it, so that controls beside each other end on one line.
    <div aria-live="polite" className={error ? undefined : "-mt-1.5"}>
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
