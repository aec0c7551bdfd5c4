import type { Cents } from "@gf-ledger/domain/money/cents";
import { add } from "../../fractions/arithmetic";
import { type Fraction, ZERO } from "../../fractions/fraction";
import { roundFraction } from "../../fractions/round-fraction";

/** The running sums of a row: how much was bought, what was paid, what regular food would have cost. */
export interface TwoSides {
  readonly quantity: Fraction;
  readonly price: Fraction;
  readonly regularPrice: Fraction;
}

export const NO_SIDES: TwoSides = { quantity: ZERO, price: ZERO, regularPrice: ZERO };

export function addSides(a: TwoSides, b: TwoSides): TwoSides {
  return {
    quantity: add(a.quantity, b.quantity),
    price: add(a.price, b.price),
    regularPrice: add(a.regularPrice, b.regularPrice),
  };
}

export interface SettledSides {
  readonly price: Cents;
  readonly regularPrice: Cents;
  readonly amountCents: Cents;
}

/**
 * claim-2: each side is rounded once, and the difference is floored at 0 once, for the row. A row with as
 * much returned as bought claims nothing; a regular side below 0 is taken as 0.
 */
export function settleSides(sides: TwoSides): SettledSides {
  const price = roundFraction(sides.price);
  const regularPrice = Math.max(0, roundFraction(sides.regularPrice));
  const bought = sides.quantity.numerator > 0n;
  return {
    price,
    regularPrice,
    amountCents: bought ? Math.max(0, price - regularPrice) : 0,
  };
}
