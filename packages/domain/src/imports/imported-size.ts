import { startOfText } from "../input/bounded-text";
import { isSize, type Unit } from "../size/units";
import type { DecimalSign } from "./import-mapping";
import { importedNumber } from "./imported-amount";
import { briefText, type TableCell } from "./table";

const UNIT_WORDS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:g|gr|gm|grams?|grammes?)$/, "g"],
  [/^(?:kg|kgs|kilos?|kilograms?|kilogrammes?)$/, "kg"],
  [/^(?:fl\.?[\s-]?oz|fluid ounces?)\.?$/, "fl-oz"],
  [/^(?:oz|ounces?|onces?)\.?$/, "oz"],
  [/^(?:lbs?|pounds?|livres?)\.?$/, "lb"],
  [/^(?:ml|millilitres?|milliliters?)$/, "ml"],
  [/^(?:l|lt|litres?|liters?)$/, "l"],
  [/^(?:pc|pcs|pieces?|pièces?|ct|count|un|unités?|units?)$/, "piece"],
];

/** The unit that a word stands for, in English or French. */
function importedUnit(text: string): Unit | null {
  const word = text.toLowerCase();
  return UNIT_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/** A package's size, `400 g` in one cell, or a number whose unit stands in another; `null` for anything else. */
export function importedSize(
  size: TableCell,
  unit: TableCell | undefined,
  decimal: DecimalSign,
): { readonly size: number; readonly unit: Unit } | null {
  const text = briefText(size);
  const figure = /^[\d.,'’\s]+/.exec(text)?.[0] ?? "";
  const amount =
    typeof size === "number" ? size : importedNumber(startOfText(figure.trim(), text.length), decimal);
  const named = importedUnit(text.slice(figure.length).trim() || briefText(unit));
  if (amount === null || named === null || !isSize(amount)) return null;
  return { size: amount, unit: named };
}
