"use client";

import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { buzz } from "@/hooks/buzz";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  labelHidden?: boolean;
}

/** A native checkbox already tells its state; only its role is changed. */
const NATIVE_SWITCH = { type: "checkbox", role: "switch" } as const;

/** A switch that takes effect at once. A native checkbox with another role, so it works without a script. */
export function Switch({ label, labelHidden, className, onChange, ...rest }: SwitchProps) {
  return (
    <label
      className={clsx(
        "inline-flex items-center gap-3 pointer-coarse:-my-2 pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          {...NATIVE_SWITCH}
          onChange={(event) => {
            buzz("switched");
            onChange?.(event);
          }}
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
      <span className={labelHidden ? "sr-only" : "text-left text-sm"}>{label}</span>
    </label>
  );
}
