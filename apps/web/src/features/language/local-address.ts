import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { frenchAddress } from "./french-pages";

/** Where a link to a page leads in a locale: to the page in its language, or in English where there is none. */
export function localAddress(page: string, locale: Locale): string {
  const french = LOCALE_FACTS[locale].language === "fr" ? frenchAddress(page) : null;
  return french ?? page;
}
