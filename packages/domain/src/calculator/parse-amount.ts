import { LOCALE_FACTS, type Locale } from "../edition/locale";

/**
 * A number with a decimal comma and spaces, as French writes it, as a decimal that English writes. Where both signs are
 * typed, the last one begins the decimals.
 */
function fromComma(text: string): string {
  const digits = text.replace(/[\s$]/g, "");
  const decimals = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  if (decimals === -1) return digits;
  return `${digits.slice(0, decimals).replace(/[,.]/g, "")}.${digits.slice(decimals + 1)}`;
}

/**
 * Reads a decimal typed into a calculator in a locale: `1234.56`, in French `1 234,56`. What is not a number, or
 * below 0, counts as 0 (calculators-3).
 */
export function parseAmount(text: string, locale: Locale = "en-CA"): number {
  const value = Number.parseFloat(LOCALE_FACTS[locale].decimalComma ? fromComma(text) : text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
