import type { Fraction } from "./fraction";

/** The nearest whole number, halves away from zero (prices-2): a fraction of cents to cents. */
export function roundFraction(value: Fraction): number {
  const positive = value.numerator < 0n ? -value.numerator : value.numerator;
  const rounded = Number((2n * positive + value.denominator) / (2n * value.denominator));
  return value.numerator < 0n && rounded !== 0 ? -rounded : rounded;
}
