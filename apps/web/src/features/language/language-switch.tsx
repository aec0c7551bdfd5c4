"use client";

import { SIGNED_IN_HINT_COOKIE } from "@gf-ledger/domain/account/cookie-names";
import { LANGUAGE_NAMES, type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { pagePath } from "../shell/page-path";
import { keepChoiceInTab } from "./choice-of-tab";
import { CHOSEN_LANGUAGE } from "./chosen-language";
import { addressesOf, addressIn } from "./page-addresses";

/** How long the account may take to keep a language before the page is shown in it without that. */
const SAVING_LIMIT_MS = 3000;

const isSignedIn = () => document.cookie.split("; ").includes(`${SIGNED_IN_HINT_COOKIE}=1`);

/** Keeps the language with the account of whoever is signed in (accounts-57), otherwise in this tab. */
async function saveLanguage(language: Language): Promise<void> {
  try {
    const saved = await fetch("/api/account/profile", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ language }),
      signal: AbortSignal.timeout(SAVING_LIMIT_MS),
    });
    if (!saved.ok) keepChoiceInTab();
  } catch {
    keepChoiceInTab();
  }
}

/**
 * Follows the link once the account has the language, for the next page goes by the account (screens-32).
 * Signed-out visitors keep it only in the cookie that the link sets.
 */
function choose(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  keepQuery(event);
  if (!isSignedIn()) return;
  const { href } = event.currentTarget;
  const saved = saveLanguage(language);
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void saved.then(() => window.location.assign(href));
}

/** The rest of this page's address goes along: an address that was mailed to, a tab that is open. */
function keepQuery({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const to = new URL(link.href);
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  to.hash = window.location.hash;
  link.href = to.href;
}

/** Each other language's name in itself, as a link to the same page; nothing where the page has one language. */
export function LanguageSwitch({ locale, className }: { locale: Locale; className: string }) {
  const page = pagePath(usePathname());
  if (addressIn(locale, page) === null) return null;
  const others = addressesOf(page, LOCALE_FACTS[locale].edition).filter((other) => other.locale !== locale);
  return others.map(({ locale: other, address }) => {
    const { language } = LOCALE_FACTS[other];
    return (
      <a
        key={other}
        href={`${address}?${CHOSEN_LANGUAGE}=${language}`}
        lang={language}
        hrefLang={language}
        onClick={(event) => choose(event, language)}
        className={className}
      >
        {LANGUAGE_NAMES[language]}
      </a>
    );
  });
}
