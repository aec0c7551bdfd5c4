import { type Measure, UNIT_MEASURES } from "@gf-ledger/domain/size/unit-measures";
import type { Unit } from "@gf-ledger/domain/size/units";
import type { Provenance } from "../figures/provenance";
import { unconfirmed } from "../figures/provenance-of";

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
  { unit: "g", ...UNIT_MEASURES.g, ...METRIC },
  { unit: "kg", ...UNIT_MEASURES.kg, ...METRIC },
  { unit: "oz", ...UNIT_MEASURES.oz, ...POUND },
  { unit: "lb", ...UNIT_MEASURES.lb, ...POUND },
  { unit: "ml", ...UNIT_MEASURES.ml, ...METRIC },
  { unit: "l", ...UNIT_MEASURES.l, ...METRIC },
  { unit: "fl-oz", ...UNIT_MEASURES["fl-oz"], ...FLUID_OUNCE },
  { unit: "piece", ...UNIT_MEASURES.piece, ...METRIC },
];
