"use client";

import { type Language, LOCALE_FACTS, localeOf } from "@gf-ledger/domain/edition/locale";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { pagePath } from "../shell/page-path";
import { tabHasChoice } from "./choice-of-tab";
import { CHOSEN_LANGUAGE } from "./chosen-language";
import { addressIn } from "./page-addresses";
import { useLocaleOfPath } from "./use-locale-of-path";

/**
 * Moves to the same page in the language of the signed-in account, where it was chosen on another device, and has
 * this browser keep the choice (screens-32). `null` follows the browser; `undefined` is not known yet.
 */
export function useAccountLanguage(language: Language | null | undefined): void {
  const locale = useLocaleOfPath();
  const page = pagePath(usePathname());
  useEffect(() => {
    if (!language || tabHasChoice()) return;
    const chosen = localeOf(LOCALE_FACTS[locale].edition, language);
    const address = addressIn(chosen, page);
    if (chosen === locale || address === null) return;
    const query = new URLSearchParams(window.location.search);
    query.set(CHOSEN_LANGUAGE, language);
    window.location.replace(`${address}?${query}${window.location.hash}`);
  }, [language, locale, page]);
}
