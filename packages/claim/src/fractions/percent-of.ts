import type { Cents } from "@gf-ledger/domain/money/cents";
import { multiply } from "./arithmetic";
import { fractionOf } from "./fraction-of";
import { roundFraction } from "./round-fraction";

const HUNDREDTH = { numerator: 1n, denominator: 100n };

/** A percentage (5.05 is 5.05%) of an amount in cents, exactly, then rounded half away from zero. */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundFraction(multiply(multiply(fractionOf(cents), fractionOf(percent)), HUNDREDTH));
}
