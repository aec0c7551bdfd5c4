"use client";

import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { pagePath } from "../shell/page-path";
import { CHOSEN_LANGUAGE } from "./chosen-language";
import { frenchAddress } from "./french-pages";
import { saveLanguage } from "./save-language";

/** The rest of this page's address goes along: an address that was mailed to, a tab that is open. */
function keepQuery({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const to = new URL(link.href);
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  to.hash = window.location.hash;
  link.href = to.href;
}

/** The other language's name in itself, as a link to the same page; nothing where the page has one language. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className: string }) {
  const page = pagePath(usePathname());
  const french = frenchAddress(page);
  const { edition, language } = LOCALE_FACTS[locale];
  if (edition !== "ca" || french === null) return null;
  const other = language === "fr" ? "en" : "fr";
  return (
    <a
      href={`${other === "fr" ? french : page}?${CHOSEN_LANGUAGE}=${other}`}
      lang={other}
      hrefLang={other}
      onClick={(event) => {
        keepQuery(event);
        saveLanguage(other);
      }}
      className={className}
    >
      {other === "fr" ? "Français" : "English"}
    </a>
  );
}
