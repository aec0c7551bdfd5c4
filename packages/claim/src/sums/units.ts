import type { Unit } from "@gf-ledger/domain/size/unit";
import type { Provenance } from "../figures/provenance";
import { unconfirmed } from "../figures/provenance-of";

/** Sizes compare only within a measure; for mass against volume or pieces the person is asked. */
export type Measure = "mass" | "volume" | "count";

export interface UnitRow extends Provenance {
  readonly unit: Unit;
  readonly measure: Measure;
  /** How many of the measure's base unit (g, ml, piece) make one of this unit; an exact decimal. */
  readonly inBase: number;
}

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

const METRIC = unconfirmed("si-units", READ_ON);
const POUND = unconfirmed("yard-and-pound-agreement", READ_ON);
const FLUID_OUNCE = unconfirmed("us-fluid-ounce", READ_ON);

export const UNIT_TABLE: readonly UnitRow[] = [
  { unit: "g", measure: "mass", inBase: 1, ...METRIC },
  { unit: "kg", measure: "mass", inBase: 1000, ...METRIC },
  { unit: "oz", measure: "mass", inBase: 28.349523125, ...POUND },
  { unit: "lb", measure: "mass", inBase: 453.59237, ...POUND },
  { unit: "ml", measure: "volume", inBase: 1, ...METRIC },
  { unit: "l", measure: "volume", inBase: 1000, ...METRIC },
  { unit: "fl-oz", measure: "volume", inBase: 29.5735295625, ...FLUID_OUNCE },
  { unit: "piece", measure: "count", inBase: 1, ...METRIC },
];
