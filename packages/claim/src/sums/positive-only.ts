import type { Cents } from "@gf-ledger/domain/money/cents";
import { add, multiply } from "../fractions/arithmetic";
import { ZERO } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { PlacedLine } from "./place-lines";

/**
 * What the specification's category totals count: each purchase's positive difference alone, here of the
 * person's share. It answers "how much dearer was I charged", and is never below the row's amount but
 * for the rounding of single purchases (prices-14, claim-3).
 */
export function positiveOnly(lines: readonly PlacedLine[]): Cents {
  const sum = lines.reduce((total, { whole, share }) => {
    const difference = roundFraction(whole.price) - roundFraction(whole.regularPrice);
    return difference > 0 ? add(total, multiply(fractionOf(difference), share)) : total;
  }, ZERO);
  return roundFraction(sum);
}
