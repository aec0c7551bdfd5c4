import { add, divide } from "../../fractions/arithmetic";
import { type Fraction, ZERO } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import type { CodeTax } from "./line-item";

/** The effective rate of all codes of a line together: what was charged over what it was charged on (claim-8). */
export function taxRate(codes: readonly CodeTax[]): Fraction {
  return codes.reduce(
    (rate, { taxCents, taxableCents }) => add(rate, divide(fractionOf(taxCents), fractionOf(taxableCents))),
    ZERO,
  );
}
