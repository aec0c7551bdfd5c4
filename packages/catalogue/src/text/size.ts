import type { QuantityUnit } from "@gf-ledger/domain/reading/receipt-reading";

/** A package size as a receipt line prints it; ounces may be of weight or of volume. */
export interface LineSize {
  readonly amount: number;
  readonly unit: "g" | "ml" | "oz";
}

const UNITS: Readonly<Record<string, { factor: number; unit: LineSize["unit"] }>> = {
  g: { factor: 1, unit: "g" },
  gr: { factor: 1, unit: "g" },
  gm: { factor: 1, unit: "g" },
  grams: { factor: 1, unit: "g" },
  kg: { factor: 1000, unit: "g" },
  ml: { factor: 1, unit: "ml" },
  l: { factor: 1000, unit: "ml" },
  lt: { factor: 1000, unit: "ml" },
  ltr: { factor: 1000, unit: "ml" },
  oz: { factor: 1, unit: "oz" },
  "0z": { factor: 1, unit: "oz" },
  z: { factor: 1, unit: "oz" },
  lb: { factor: 453.592, unit: "g" },
  lbs: { factor: 453.592, unit: "g" },
  "#": { factor: 453.592, unit: "g" },
  gal: { factor: 3785.41, unit: "ml" },
};

const UNIT_PATTERN = "(kg|grams|gr|gm|g|ml|ltr|lt|l|oz|0z|z|lbs|lb|#|gal)";
const SIZE = new RegExp(
  `(?:(\\d{1,2})\\s?[x/]\\s?)?(\\d{1,4}(?:[.,]\\d{1,3})?)\\s?(?:fl\\.?\\s?)?${UNIT_PATTERN}(?![a-z0-9])`,
  "g",
);
/** Counts and sizes that say nothing about weight: "6pk", "12 ct", "18pc". */
const COUNT = /(?<![a-z0-9])\d{1,3}\s?(?:pk|pack|ct|count|pc|pcs|ea|un)(?![a-z0-9])/g;

const SMALLEST = 10;
const LARGEST = 25_000;

/** The size on a folded line (multipacks multiplied out), and the line without it. */
export function takeSize(folded: string): { size: LineSize | null; rest: string } {
  let size: LineSize | null = null;
  const rest = folded
    .replace(SIZE, (whole, count: string | undefined, amount: string, unit: string) => {
      const known = UNITS[unit];
      if (known === undefined) return whole;
      const total =
        Number(amount.replace(",", ".")) * (count === undefined ? 1 : Number(count)) * known.factor;
      const inBounds = total >= (known.unit === "oz" ? 1 : SMALLEST) && total <= LARGEST;
      if (inBounds && size === null) size = { amount: total, unit: known.unit };
      return " ";
    })
    .replace(COUNT, " ");
  return { size, rest };
}

/** What a scale showed, as a size; ounces on a scale are of weight. */
export function weightOf(amount: number, unit: Exclude<QuantityUnit, "each">): LineSize {
  const factor = unit === "oz" ? GRAMS_PER_OUNCE : (UNITS[unit]?.factor ?? 1);
  return { amount: amount * factor, unit: "g" };
}

const GRAMS_PER_OUNCE = 28.3495;
const MILLILITRES_PER_OUNCE = 29.5735;

/** The size in a product's own unit, `null` where weight would have to be guessed from volume. */
export function sizeIn(unit: "g" | "ml" | "each", size: LineSize): number | null {
  if (unit === "each") return null;
  if (size.unit === "oz") return size.amount * (unit === "g" ? GRAMS_PER_OUNCE : MILLILITRES_PER_OUNCE);
  return size.unit === unit ? size.amount : null;
}
