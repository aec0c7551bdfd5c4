"use client";

import { SIGNED_IN_HINT_COOKIE } from "@gf-ledger/domain/account/cookie-names";
import { LANGUAGE_NAMES, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { MouseEvent } from "react";
import { useShownPage } from "../shell/addresses/use-shown-page";
import { addressesOf, addressIn } from "./addresses/page-addresses";
import { CHOSEN_LANGUAGE } from "./chosen-language";
import { saveLanguage } from "./save-language";

const isSignedIn = () => document.cookie.split("; ").includes(`${SIGNED_IN_HINT_COOKIE}=1`);

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

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
  const page = useShownPage();
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
        onClick={(event) => {
          keepQuery(event);
          if (!isSignedIn()) return;
          const saved = saveLanguage(language);
          if (!opensHere(event)) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          void saved.then(() => window.location.assign(href));
        }}
        className={className}
      >
        {LANGUAGE_NAMES[language]}
      </a>
    );
  });
}
