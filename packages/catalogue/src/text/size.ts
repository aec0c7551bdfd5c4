import type { QuantityUnit } from "@gf-ledger/domain/reading/receipt-reading";
import { UNIT_MEASURES } from "@gf-ledger/domain/size/unit-measures";
import { KEPT_IN, type PackageSize } from "../size/package-size";

/** A package size for comparing; ounces may be of weight or of volume. */
export interface LineSize {
  readonly amount: number;
  readonly unit: "g" | "ml" | "oz";
}

/** The sizes that a line prints. */
export interface PrintedSizes {
  readonly size: LineSize | null;
  /** The same size as printed, packs multiplied out; "oz" where the line does not say of what. */
  readonly printed: PackageSize | null;
  /** How many pieces or packs the line counts. */
  readonly pieces: number | null;
}

/** What a unit on a line stands for: the size's own unit, and how many of it one is. */
const PRINTED_UNITS: Readonly<Record<string, PackageSize>> = {
  g: { amount: 1, unit: "g" },
  gr: { amount: 1, unit: "g" },
  gm: { amount: 1, unit: "g" },
  grams: { amount: 1, unit: "g" },
  kg: { amount: 1, unit: "kg" },
  ml: { amount: 1, unit: "ml" },
  cl: { amount: 10, unit: "ml" },
  l: { amount: 1, unit: "l" },
  lt: { amount: 1, unit: "l" },
  ltr: { amount: 1, unit: "l" },
  oz: { amount: 1, unit: "oz" },
  "0z": { amount: 1, unit: "oz" },
  z: { amount: 1, unit: "oz" },
  lb: { amount: 1, unit: "lb" },
  lbs: { amount: 1, unit: "lb" },
  "#": { amount: 1, unit: "lb" },
  gal: { amount: 3.785411784, unit: "l" },
};

const UNIT_PATTERN = "(kg|grams|gr|gm|g|ml|cl|ltr|lt|l|oz|0z|z|lbs|lb|#|gal)";
const SIZE = new RegExp(
  `(?:(\\d{1,2})\\s?[x*/]\\s?)?(\\d{1,4}(?:[.,]\\d{1,3})?)\\s?(fl\\.?\\s?)?${UNIT_PATTERN}(?:\\s?[x*]\\s?(\\d{1,2}))?(?![a-z0-9])`,
  "g",
);
/** "12 gr" on a loaf counts its grains. */
const GRAINS = /(?<![a-z0-9.,])([3-9]|1\d)\s?gr(?![a-z0-9])/g;
/** Counts and sizes that say nothing about weight: "6pk", "12 ct", "18pc". */
const COUNT = /(?<![a-z0-9])(\d{1,3})\s?(?:pk|pack|ct|count|pc|pcs|ea|un)(?![a-z0-9])/g;

const SMALLEST = 10;
const SMALLEST_OUNCES = 1;
const LARGEST = 25_000;

/** The sizes on a folded line (multipacks multiplied out), and the line without them. */
export function takeSize(folded: string): PrintedSizes & { readonly rest: string } {
  let printed: PackageSize | null = null;
  let pieces: number | null = null;
  const rest = folded
    .replace(GRAINS, "$1 grain")
    .replace(SIZE, (whole, ahead?: string, amount = "", fluid?: string, unit = "", behind?: string) => {
      const known = PRINTED_UNITS[unit];
      if (known === undefined) return whole;
      const packs = Number(ahead ?? behind ?? 1);
      const total = rounded(Number(amount.replace(",", ".")) * packs * known.amount);
      const size = { amount: total, unit: fluid !== undefined && known.unit === "oz" ? "fl-oz" : known.unit };
      if (printed === null && isPackage(size)) printed = size;
      return " ";
    })
    .replace(COUNT, (_, count: string) => {
      pieces ??= Number(count);
      return " ";
    });
  return { size: printed === null ? null : comparable(printed), printed, pieces, rest };
}

/** Every package size on a folded line, as `takeSize` reads each. */
export function sizesOn(folded: string): LineSize[] {
  return [...folded.matchAll(SIZE)].flatMap(([printed]) => takeSize(printed).size ?? []);
}

/** Multiplying packs leaves no binary crumbs. */
const rounded = (amount: number) => Number(amount.toPrecision(10));

function isPackage({ amount, unit }: PackageSize): boolean {
  if (unit === "oz" || unit === "fl-oz") return amount >= SMALLEST_OUNCES && amount <= LARGEST;
  const inBase = amount * UNIT_MEASURES[unit].inBase;
  return inBase >= SMALLEST && inBase <= LARGEST;
}

/** A size in g or ml; ounces stay, since only the product tells weight from volume. */
export function comparable({ amount, unit }: PackageSize): LineSize | null {
  if (unit === "oz") return { amount, unit: "oz" };
  const { measure, inBase } = UNIT_MEASURES[unit];
  const keptIn = KEPT_IN[measure];
  return keptIn === "piece" ? null : { amount: amount * inBase, unit: keptIn };
}

/** What a scale showed, as a size; ounces on a scale are of weight. */
export function weightOf(amount: number, unit: Exclude<QuantityUnit, "each">): LineSize {
  return { amount: amount * UNIT_MEASURES[unit].inBase, unit: "g" };
}

/** The size in a product's own unit, `null` where weight would have to be guessed from volume. */
export function sizeIn(unit: "g" | "ml" | "each", size: LineSize): number | null {
  if (unit === "each") return null;
  if (size.unit === "oz") return size.amount * UNIT_MEASURES[unit === "g" ? "oz" : "fl-oz"].inBase;
  return size.unit === unit ? size.amount : null;
}
