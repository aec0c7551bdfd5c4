import { multiply } from "../fractions/arithmetic";
import { type Fraction, ZERO } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { PlacedLine } from "./place-lines";

/**
 * What the specification's category totals count: only each purchase's positive difference, here the person's
 * share of it, in cents. It answers "how much dearer was I charged". A row's sum of them is never below the row's
 * amount, except where the rounding of single purchases makes it so (prices-14, claim-3).
 */
export function positiveDifference({ whole, share }: PlacedLine): Fraction {
  const difference = roundFraction(whole.price) - roundFraction(whole.regularPrice);
  return difference > 0 ? multiply(fractionOf(difference), share) : ZERO;
}
