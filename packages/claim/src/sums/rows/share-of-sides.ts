import { compare, multiply } from "../../fractions/arithmetic";
import { type Fraction, ONE } from "../../fractions/fraction";
import type { TwoSides } from "./two-sides";

/** One person's part of both sides, exactly. The quantity stays whole: it says how much was bought. */
export function shareOfSides(sides: TwoSides, share: Fraction): TwoSides {
  if (compare(share, ONE) === 0) return sides;
  return {
    quantity: sides.quantity,
    price: multiply(sides.price, share),
    regularPrice: multiply(sides.regularPrice, share),
  };
}
