"use client";

import clsx from "clsx";
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";
import { useShownPage } from "@/features/shell/addresses/use-shown-page";

const TABS = [
  { name: "reports", path: "/reports", ofYear: true },
  { name: "claim", path: "/claim", ofYear: true },
  { name: "summary", path: "/tax-summary", ofYear: true },
  { name: "receipts", path: "/receipts", ofYear: false },
  { name: "priceBook", path: "/price-book", ofYear: true },
  { name: "people", path: "/people", ofYear: true },
] as const;

const never = () => () => {};

/** The tab that had the focus in a strip that is being taken away, until what comes in its place stands there. */
let focusedTab: string | null = null;

/** Keeps the focus on its tab where a strip takes the place of another: of a page that was waiting, or loading. */
function useFocusOfStripBefore(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const frame = strip.current;
    if (focusedTab !== null && document.activeElement === document.body)
      frame?.querySelector<HTMLElement>(`[data-tab=${focusedTab}]`)?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !frame?.contains(focused)) return;
      focusedTab = focused.dataset.tab ?? null;
      // The next strip, if there is one, stands before anything else is done.
      queueMicrotask(() => {
        focusedTab = null;
      });
    };
  }, [strip]);
}

/** The tax year that the address names, once the page's scripts run: its own HTML is the same for every year. */
function useYearOfAddress(): number | null {
  const year = useSyncExternalStore<string | null>(
    never,
    () => new URLSearchParams(window.location.search).get("year"),
    () => null,
  );
  return year !== null && /^\d{4}$/.test(year) ? Number(year) : null;
}

/**
 * The pages of a person's records as tabs; the tax year goes along where a page has one (screens-36). `year`: `null`
 * while it is not known, when that of the address goes along.
 */
export function RecordTabs({ year }: { year: number | null }) {
  const t = useTranslations("recordTabs");
  const here = useShownPage();
  const addressed = useYearOfAddress();
  const kept = year ?? addressed;
  const strip = useRef<HTMLElement>(null);
  useFocusOfStripBefore(strip);
  useEffect(() => {
    // Measured when the page is laid out anyway: asked for here, the whole of a page that was just drawn is laid out twice.
    const asked = requestAnimationFrame(() => {
      const frame = strip.current;
      const current = frame?.querySelector<HTMLElement>("[aria-current]");
      // A phone shows a part of the strip: the current tab is in the middle of it.
      if (frame && current)
        frame.scrollLeft = current.offsetLeft - (frame.clientWidth - current.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(asked);
  }, []);
  return (
    <nav
      ref={strip}
      aria-label={t("name")}
      className="relative overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:px-2 print:hidden"
    >
      <ul className="flex min-w-full w-max border-b border-line">
        {TABS.map(({ name, path, ofYear }) => {
          const current = here === path;
          return (
            <li key={name}>
              <IntentLink
                data-tab={name}
                href={ofYear && kept !== null ? `${path}?year=${kept}` : path}
                aria-current={current ? "page" : undefined}
                className={clsx(
                  "-mb-px flex min-h-11 items-center border-b-2 px-3 text-sm font-semibold whitespace-nowrap",
                  current
                    ? "border-brand text-brand"
                    : "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
                )}
              >
                {t(name)}
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
