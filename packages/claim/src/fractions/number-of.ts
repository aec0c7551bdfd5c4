import type { Fraction } from "./fraction";
import { roundFraction } from "./round-fraction";

/** A fraction as a number with at most `decimals` places, to be shown; sums never use it. */
export function numberOf(value: Fraction, decimals = 6): number {
  const scale = 10 ** decimals;
  return (
    roundFraction({ numerator: value.numerator * BigInt(scale), denominator: value.denominator }) / scale
  );
}
