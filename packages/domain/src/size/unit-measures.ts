import type { Unit } from "./units";

/** Sizes compare only within a measure; for mass against volume or pieces the person is asked. */
export type Measure = "mass" | "volume" | "count";

interface UnitMeasure {
  readonly measure: Measure;
  /** How many of the measure's base unit (g, ml, piece) make one of this unit; an exact decimal. */
  readonly inBase: number;
}

/** By definition: the pound and ounce of 1959, the fluid ounce of the United States. The claim's unit table cites them. */
export const UNIT_MEASURES: Readonly<Record<Unit, UnitMeasure>> = {
  g: { measure: "mass", inBase: 1 },
  kg: { measure: "mass", inBase: 1000 },
  oz: { measure: "mass", inBase: 28.349523125 },
  lb: { measure: "mass", inBase: 453.59237 },
  ml: { measure: "volume", inBase: 1 },
  l: { measure: "volume", inBase: 1000 },
  "fl-oz": { measure: "volume", inBase: 29.5735295625 },
  piece: { measure: "count", inBase: 1 },
};
