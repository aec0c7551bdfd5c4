import type { Locale } from "@gf-ledger/domain/edition/locale";

/** A number as it is typed in a locale: with a decimal comma in French, and no thousands apart. */
export function asTyped(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
}
