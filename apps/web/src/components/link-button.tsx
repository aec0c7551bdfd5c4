import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";

type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyle;

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ tone, size, block, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle({ tone, size, block, className })} />;
}
