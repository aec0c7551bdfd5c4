import type { Edition } from "../edition/edition-facts";
import { type Locale, localeOfPlace } from "../edition/locale";
import { type CalendarDate, isDay } from "./calendar-date";

const STYLES = {
  /** March 14, 2026 (prices-18). */
  long: { dateStyle: "long" },
  /** Mar 14, 2026, for a table's column. */
  medium: { dateStyle: "medium" },
} as const;

/** Making a format takes far longer than writing a date with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const known = formats.get(`${locale} ${style}`);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: "UTC" });
  formats.set(`${locale} ${style}`, format);
  return format;
}

/** A date that Intl wrote, with the first of a month as French has it: an ordinal, which Intl does not write. */
export const withOrdinal = (date: string): string => date.replace(/^1 (?=\p{L})/u, "1er ");

/**
 * A calendar date or birth date as the edition or locale writes it; no time zone shifts it (prices-16). Text that is
 * no date stays as it is.
 */
export function formatDate(
  date: CalendarDate,
  place: Edition | Locale,
  style: keyof typeof STYLES = "long",
): string {
  if (!isDay(date)) return date;
  return withOrdinal(formatOf(localeOfPlace(place), style).format(new Date(`${date}T00:00:00Z`)));
}
