import type { Locale } from "@gf-ledger/domain/edition/locale";

/** A price in dollars as tills print it in a locale: `7.49`, in French `7,49`. */
export function printedPrice(dollars: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    dollars,
  );
}
