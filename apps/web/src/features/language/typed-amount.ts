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

/** Whole thousands of English, `1,250` or `12,500.5`; what begins with 0 is none. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * A number of a field that takes a comma for the decimals in every language: in English `0,6` is 0.6, and `1,250` is
 * 1250, where the comma parts thousands.
 */
export function typedNumber(typed: string, locale: Locale): string {
  const text = typedAmount(typed.trim(), locale);
  return !usesComma(locale) && GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
}

/** The props of a field for an amount. A browser's own number field knows the comma in its own language alone. */
export function amountField(locale: Locale) {
  const field = { inputMode: "decimal", autoComplete: "off" } as const;
  return usesComma(locale) ? { ...field, type: "text" } : { ...field, type: "number", min: "0" };
}
