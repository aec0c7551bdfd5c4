import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply, subtract } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import { incrementalCost } from "./incremental-cost";
import { settleSides, type TwoSides } from "./two-sides";

/** The columns of the CRA's summary for one row, before any share: what a reader checks by hand. */
export interface PrintedAverages {
  readonly averageRegularPrice: Cents | null;
  readonly averagePrice: Cents | null;
  /** In dollars, with as many decimals as it needs to multiply out. */
  readonly incrementalCost: string | null;
  readonly amountBeforeShareCents: Cents;
  /** Say "averages are rounded; the amount is from the receipts". */
  readonly averagesAreRounded: boolean;
}

/** Averages of one unit, rounded to the cent (canada.ca, gluten-free products: the summary's example). */
export function printedAverages(whole: TwoSides): PrintedAverages {
  const settled = settleSides(whole);
  const amountBeforeShareCents = settled.amountCents;
  if (whole.quantity.numerator <= 0n)
    return {
      averageRegularPrice: null,
      averagePrice: null,
      incrementalCost: null,
      amountBeforeShareCents,
      averagesAreRounded: false,
    };
  const average = (cents: Cents) => roundFraction(divide(fractionOf(cents), whole.quantity));
  const averagePrice = average(settled.price);
  const averageRegularPrice = average(settled.regularPrice);
  const increment = subtract(fractionOf(averagePrice), fractionOf(averageRegularPrice));
  const product = Math.max(0, roundFraction(multiply(increment, whole.quantity)));
  return {
    averageRegularPrice,
    averagePrice,
    incrementalCost: incrementalCost(amountBeforeShareCents, whole.quantity),
    amountBeforeShareCents,
    averagesAreRounded: product !== amountBeforeShareCents,
  };
}
