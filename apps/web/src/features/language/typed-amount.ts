import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";

const usesComma = (locale: Locale) => LOCALE_FACTS[locale].decimalComma;

/** A number as it is written in a field: `6,99` in French. */
export function written(amount: string | number, locale: Locale): string {
  return usesComma(locale) ? String(amount).replace(".", ",") : String(amount);
}

/**
 * What was typed into a field, as a number with a point: in French `1 234,56` and `1234.56` are both understood.
 * Other text stays as it is, for the check behind it to refuse.
 */
export function typedAmount(typed: string, locale: Locale): string {
  if (!usesComma(locale)) return typed;
  return typed
    .trim()
    .replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
    .replace(/^(-?\d+),(\d+)$/, "$1.$2");
}

/** The props of a field for an amount. A browser's own number field knows the comma in its own language alone. */
export function amountField(locale: Locale) {
  const field = { inputMode: "decimal", autoComplete: "off" } as const;
  return usesComma(locale) ? { ...field, type: "text" } : { ...field, type: "number", min: "0" };
}
