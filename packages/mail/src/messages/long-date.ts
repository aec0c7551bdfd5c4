import type { Locale } from "@gf-ledger/domain/edition/locale";

/** A moment as a long date of a locale, in UTC (prices-18): `March 14, 2026`, `14 mars 2026`. */
export function longDate(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(moment);
}
