"use client";

import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  labelHidden?: boolean;
}

/** A native checkbox already says whether it is checked; only its role is changed. */
const NATIVE_SWITCH = { type: "checkbox", role: "switch" } as const;

/** On or off, at once. A native checkbox in the role of a switch, so that it works without a script. */
export function Switch({ label, labelHidden, className, id: given, ...rest }: SwitchProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <span className={clsx("inline-flex items-center gap-3", className)}>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          id={id}
          {...NATIVE_SWITCH}
          className={clsx(
            "peer h-7 w-12 appearance-none rounded-full border border-line-strong bg-sunken transition-colors",
            "checked:border-brand checked:bg-brand disabled:opacity-55 forced-colors:checked:bg-[Highlight]",
          )}
        />
        <span
          aria-hidden="true"
          className={clsx(
            "pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform",
            "peer-checked:translate-x-5 peer-checked:bg-on-brand forced-colors:bg-[ButtonText]",
          )}
        />
      </span>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm"}>
        {label}
      </label>
    </span>
  );
}
