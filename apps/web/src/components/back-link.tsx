import { ArrowLeftIcon } from "@heroicons/react/20/solid";
import type { ComponentProps } from "react";
import { IntentLink } from "./intent-link";

/** How a way back looks; for an address that only sends on, which no page can be fetched of ahead. */
export const BACK_LINK_STYLE =
  "inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline";

/** The arrow before the words. */
export function BackArrow() {
  return <ArrowLeftIcon aria-hidden="true" className="size-4" />;
}

/** The way back to where a page belongs, above its heading. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<typeof IntentLink>, "className">) {
  return (
    <IntentLink {...rest} className={BACK_LINK_STYLE}>
      <BackArrow />
      {children}
    </IntentLink>
  );
}
