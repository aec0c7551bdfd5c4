import type { Cents } from "@gf-ledger/domain/money/cents";
import { add, multiply } from "../fractions/arithmetic";
import { ZERO } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { PlacedLine } from "./place-lines";

/**
 * What the specification's category totals count: only each purchase's positive difference, here the person's
 * share of it. It answers "how much dearer was I charged". It is never below the row's amount, except where
 * the rounding of single purchases makes it so (prices-14, claim-3).
 */
export function positiveOnly(lines: readonly PlacedLine[]): Cents {
  const sum = lines.reduce((total, { whole, share }) => {
    const difference = roundFraction(whole.price) - roundFraction(whole.regularPrice);
    return difference > 0 ? add(total, multiply(fractionOf(difference), share)) : total;
  }, ZERO);
  return roundFraction(sum);
}
