import type { Locale } from "@gf-ledger/domain/edition/locale";

/** A month of the year, 1 to 12, as a language calls it. */
export function monthName(month: number, locale: Locale, style: "short" | "long"): string {
  const date = new Date(Date.UTC(2026, month - 1, 1));
  return date.toLocaleDateString(locale, { month: style, timeZone: "UTC" });
}
