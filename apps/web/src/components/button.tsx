import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { Spinner } from "./notices/spinner";

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean };

/** A button. `busy` disables it and shows a spinner before its label; give a busy label as children. */
export function Button({
  tone,
  size,
  block,
  className,
  busy = false,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle({ tone, size, block, className })}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}
