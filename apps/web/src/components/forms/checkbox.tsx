"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldError } from "./field";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  labelHidden?: boolean;
}

/** A box to tick, its label (which ticks it too), its hint and its error. */
export function Checkbox({ label, error, hint, labelHidden, className, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="flex flex-col gap-1.5">
      <div className={clsx("flex items-start gap-3", className)}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          {...describedBy(id, { error, hint })}
          className="mt-0.5 size-6 shrink-0 rounded-sm accent-brand disabled:cursor-not-allowed"
        />
        <label
          htmlFor={id}
          className={
            labelHidden ? "sr-only" : "min-h-6 text-sm text-pretty pointer-coarse:-my-3 pointer-coarse:py-3"
          }
        >
          {label}
        </label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 pl-9 text-xs text-ink-faint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
