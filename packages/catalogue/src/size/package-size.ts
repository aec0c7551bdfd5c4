import type { Unit } from "@gf-ledger/domain/size/unit";

/** A package's size as it is printed: 13.29 oz, 1.5 l, 6 pieces. */
export interface PackageSize {
  readonly amount: number;
  readonly unit: Unit;
}

/** What a unit measures, and how many g, ml or pieces make one of it. */
export interface UnitMeasure {
  readonly measure: "g" | "ml" | "piece";
  readonly inBase: number;
}

/** By definition: the pound and ounce of 1959, the fluid ounce of the United States. */
export const UNIT_MEASURES: Readonly<Record<Unit, UnitMeasure>> = {
  g: { measure: "g", inBase: 1 },
  kg: { measure: "g", inBase: 1000 },
  oz: { measure: "g", inBase: 28.349523125 },
  lb: { measure: "g", inBase: 453.59237 },
  ml: { measure: "ml", inBase: 1 },
  l: { measure: "ml", inBase: 1000 },
  "fl-oz": { measure: "ml", inBase: 29.5735295625 },
  piece: { measure: "piece", inBase: 1 },
};
