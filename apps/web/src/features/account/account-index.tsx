"use client";

import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { ACCOUNT_GROUPS } from "./account-group";

/** Links to the groups of the account page: a column beside them, or rows above them (screens-32). */
export function AccountIndex() {
  const t = useTranslations("account.groups");
  useEffect(() => {
    // The groups come after the browser looked for the place that the address names.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <nav aria-label={t("index")} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {ACCOUNT_GROUPS.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center rounded-md border border-line bg-surface px-3 text-sm font-semibold text-ink-soft no-underline hover:bg-sunken hover:text-ink lg:border-transparent lg:bg-transparent"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
