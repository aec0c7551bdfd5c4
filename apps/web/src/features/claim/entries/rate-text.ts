import type { Locale } from "@gf-ledger/domain/edition/locale";

/** A rate as its language writes numbers: at least four decimals, as rates are published. */
export function rateText(cadPerUsd: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 4, maximumFractionDigits: 6 };
  return new Intl.NumberFormat(locale, digits).format(cadPerUsd);
}
