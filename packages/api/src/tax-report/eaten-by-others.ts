import { add, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { ONE, ZERO } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import type { Share } from "@gf-ledger/claim/people/shares";
import { totalShare } from "@gf-ledger/claim/people/total-share";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { countedExtraCost, extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { ClaimLineRow } from "./claim-line";

const eatenWhole = ([only, ...others]: readonly Share[]) => only?.share === 1 && others.length === 0;

/**
 * What the category totals count of these lines and no celiac person ate, in cents, rounded once (claim-11).
 */
export function eatenByOthers(
  lines: readonly ClaimLineRow[],
  sharesOf: (line: ClaimLineRow) => readonly Share[],
): Cents {
  const minusOne = fractionOf(-1);
  const eaten = lines.reduce((sum, line) => {
    const shares = sharesOf(line);
    if (eatenWhole(shares)) return sum;
    const counted = fractionOf(countedExtraCost(extraCost(line.price, line.regularPrice), line.kind));
    return add(sum, multiply(counted, add(ONE, multiply(minusOne, totalShare(shares)))));
  }, ZERO);
  return roundFraction(eaten);
}
