import type { Cents } from "@gf-ledger/domain/money/cents";
import { multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { Adjustment } from "./adjustment";
import { medicalMileageOn } from "./medical-mileage";

/** An entry's amount in cents. Miles count at the IRS medical rate of the day: `null` where none is known. */
export function adjustmentCents(adjustment: Adjustment): Cents | null {
  if (adjustment.kind !== "mileage") return adjustment.amountCents;
  const rate = medicalMileageOn(adjustment.date);
  if (rate === null) return null;
  return roundFraction(multiply(fractionOf(adjustment.miles), fractionOf(rate.centsPerMile)));
}
