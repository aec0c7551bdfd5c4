import type { Language } from "../edition/locale";

/**
 * A number as French writes it, with a comma and spaces, as a decimal that English writes. Where both signs are
 * typed, the last one begins the decimals.
 */
function fromFrench(text: string): string {
  const digits = text.replace(/[\s$]/g, "");
  const decimals = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  if (decimals === -1) return digits;
  return `${digits.slice(0, decimals).replace(/[,.]/g, "")}.${digits.slice(decimals + 1)}`;
}

/**
 * Reads a decimal typed into a calculator in a language: `1234.56`, in French `1 234,56`. What is not a number, or
 * below 0, counts as 0 (calculators-3).
 */
export function parseAmount(text: string, language: Language = "en"): number {
  const value = Number.parseFloat(language === "fr" ? fromFrench(text) : text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
