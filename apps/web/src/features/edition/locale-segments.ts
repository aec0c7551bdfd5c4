import { LOCALE_FACTS, LOCALES, type Locale } from "@gf-ledger/domain/edition/locale";

/**
 * What stands first in the path inside of a locale's pages (editions-2): its edition in English, otherwise its
 * language, which stands first in the address too. A language of two editions needs a segment for each.
 */
export function segmentOf(locale: Locale): string {
  const { edition, language } = LOCALE_FACTS[locale];
  return language === "en" ? edition : language;
}

/** The locale of each segment. */
export const LOCALE_OF_SEGMENT: ReadonlyMap<string, Locale> = new Map(
  LOCALES.map((locale) => [segmentOf(locale), locale]),
);

/** The locale and the page of a built page, named by its path with the segment; `null` for any other path. */
export function builtPageOf(name: string): { readonly locale: Locale; readonly page: string } | null {
  const [, segment = "", page = ""] = /^\/([^/]+)(\/.*)?$/.exec(name) ?? [];
  const locale = LOCALE_OF_SEGMENT.get(segment);
  return locale ? { locale, page: page || "/" } : null;
}
