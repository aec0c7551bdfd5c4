import type { Locale } from "@gf-ledger/domain/edition/locale";

type Style = "short" | "long";

/** Making one takes longer than all that it writes. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = FORMATS.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" });
  FORMATS.set(key, made);
  return made;
}

/** A month of the year, 1 to 12, as a language calls it. */
export function monthName(month: number, locale: Locale, style: Style): string {
  return formatOf(locale, style).format(new Date(Date.UTC(2026, month - 1, 1)));
}
