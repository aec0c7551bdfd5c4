import type { Locale } from "../edition/locale";

/**
 * A moment (ISO 8601) as a day and a time in the reader's own time zone, as the locale writes them: "Mar 1, 2026,
 * 9:30 a.m.", "1er mars 2026, 09 h 30".
 */
export function formatMoment(moment: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  // In French the first of a month is an ordinal, which Intl does not write.
  return format.format(new Date(moment)).replace(/^1 (?=\p{L})/u, "1er ");
}
