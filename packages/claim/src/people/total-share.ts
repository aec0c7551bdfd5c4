import { add } from "../fractions/arithmetic";
import { type Fraction, ZERO } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";

/** What shares add up to, exactly: 0.1 + 0.2 + 0.7 is 1, not a hair below or above it. */
export function totalShare(shares: readonly { readonly share: number }[]): Fraction {
  return shares.reduce((total, { share }) => add(total, fractionOf(share)), ZERO);
}
