"use client";

import clsx from "clsx";
import { IntentLink } from "@/components/intent-link";
import { isCurrent, pageOfAddress } from "./addresses/page-path";
import { useShownPage } from "./addresses/use-shown-page";
import type { NavigationLink } from "./navigation-links";

/** The main links, in a row or stacked; the current page's link is marked. */
export function Navigation({
  links,
  close,
  stacked,
  onNavigate,
}: {
  links: readonly NavigationLink[];
  /** With less room between the links of a row. */
  close?: boolean;
  stacked?: boolean;
  onNavigate?: () => void;
}) {
  const path = useShownPage();
  return (
    <ul className={clsx("flex", stacked ? "flex-col gap-1" : "items-center gap-0.5")}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <IntentLink
            href={href}
            onClick={onNavigate}
            aria-current={isCurrent(pageOfAddress(href), path) ? "page" : undefined}
            className={clsx(
              "flex min-h-11 items-center rounded-md font-medium whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink",
              "aria-[current=page]:font-semibold aria-[current=page]:text-brand",
              stacked
                ? "px-3 text-base aria-[current=page]:bg-brand-soft"
                : clsx("text-sm", close ? "px-1.5" : "px-2"),
            )}
          >
            {label}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
