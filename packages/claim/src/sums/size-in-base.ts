import type { Measure } from "@gf-ledger/domain/size/unit-measures";
import type { Unit } from "@gf-ledger/domain/size/units";
import { multiply } from "../fractions/arithmetic";
import type { Fraction } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { UNIT_TABLE } from "./units";

export interface BaseSize {
  readonly measure: Measure;
  /** In g, ml or pieces, exactly. */
  readonly amount: Fraction;
}

/** A size in its measure's base unit; `null` without a size or a unit (claim-5). */
export function sizeInBase(size: number | null, unit: Unit | null): BaseSize | null {
  const row = UNIT_TABLE.find((candidate) => candidate.unit === unit);
  if (size === null || row === undefined) return null;
  return { measure: row.measure, amount: multiply(fractionOf(size), fractionOf(row.inBase)) };
}
