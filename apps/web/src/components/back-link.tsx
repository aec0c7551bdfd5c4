import { ArrowLeftIcon } from "@heroicons/react/20/solid";
import type { ComponentProps } from "react";
import { IntentLink } from "./intent-link";

/**
 * The style of a link back; a plain link takes it where the address only redirects: it can't be fetched
 * ahead.
 */
export const BACK_LINK_STYLE =
  "inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand hover:underline";

/** The arrow before the link's words. */
export function BackArrow() {
  return <ArrowLeftIcon aria-hidden="true" className="size-4" />;
}

/** A link above a page's heading, back to the page it belongs to. */
export function BackLink({ children, ...rest }: Omit<ComponentProps<typeof IntentLink>, "className">) {
  return (
    <IntentLink {...rest} className={BACK_LINK_STYLE}>
      <BackArrow />
      {children}
    </IntentLink>
  );
}
