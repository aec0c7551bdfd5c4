import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { IntentLink } from "./intent-link";

type LinkButtonProps = ComponentProps<typeof IntentLink> & ButtonStyle;

/** A link that looks like a button: it leads to a page and performs no action. */
export function LinkButton({ tone, size, block, className, ...rest }: LinkButtonProps) {
  return <IntentLink {...rest} className={buttonStyle({ tone, size, block, className })} />;
}
