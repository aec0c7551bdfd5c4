import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { frenchAddress } from "./french-pages";

/**
 * Where a link to a page leads in a locale: to the page in its language, or in English where there is none.
 * A query and a fragment stay.
 */
export function localAddress(page: string, locale: Locale): string {
  if (LOCALE_FACTS[locale].language !== "fr") return page;
  const [, path = page, rest = ""] = /^([^?#]*)(.*)$/.exec(page) ?? [];
  const french = frenchAddress(path);
  return french === null ? page : french + rest;
}
