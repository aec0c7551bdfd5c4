import { add, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { type Fraction, ONE, ZERO } from "@gf-ledger/claim/fractions/fraction";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import type { Share } from "@gf-ledger/claim/people/shares";
import { totalShare } from "@gf-ledger/claim/people/total-share";
import { countedExtraCost, extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { StoredLine } from "../../claims/basis/stored-line";

const eatenWhole = ([only, ...others]: readonly Share[]) => only?.share === 1 && others.length === 0;

/**
 * What the category totals count of these lines and no celiac person ate, in cents (claim-11). It is rounded when
 * every part is added, once.
 */
export function eatenByOthers(
  lines: readonly StoredLine[],
  sharesOf: (line: StoredLine) => readonly Share[],
): Fraction {
  const minusOne = fractionOf(-1);
  return lines.reduce((sum, line) => {
    const shares = sharesOf(line);
    if (eatenWhole(shares)) return sum;
    const counted = fractionOf(countedExtraCost(extraCost(line.price, line.regularPrice), line.kind));
    return add(sum, multiply(counted, add(ONE, multiply(minusOne, totalShare(shares)))));
  }, ZERO);
}
