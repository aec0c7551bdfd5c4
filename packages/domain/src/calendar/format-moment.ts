import type { Locale } from "../edition/locale";
import { withOrdinal } from "./format-date";

/**
 * A moment (ISO 8601) as a day and a time in the reader's own time zone, as the locale writes them: "Mar 1, 2026,
 * 9:30 a.m.", "1er mars 2026, 09 h 30".
 */
export function formatMoment(moment: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return withOrdinal(format.format(new Date(moment)));
}
