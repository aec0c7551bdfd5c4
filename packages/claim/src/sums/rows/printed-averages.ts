import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply, subtract } from "../../fractions/arithmetic";
import type { Fraction } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import { roundFraction } from "../../fractions/round-fraction";
import { decimalText } from "./decimal-text";
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

const MAX_DECIMALS = 12;

/**
 * The extra cost of one unit in dollars, with as many decimals as it needs for number × cost to round to
 * the amount (claim-4): 182.00 over 52 is "3.50", 23.55 over 4 is "5.888". `null` where nothing was bought.
 */
function incrementalCost(amountCents: Cents, quantity: Fraction): string | null {
  if (quantity.numerator <= 0n) return null;
  const each = divide(fractionOf(amountCents), quantity);
  for (let decimals = 2; ; decimals += 1) {
    const scale = { numerator: 10n ** BigInt(decimals - 2), denominator: 1n };
    const scaled = roundFraction(multiply(each, scale));
    const product = roundFraction(divide(multiply(quantity, fractionOf(scaled)), scale));
    if (product === amountCents || decimals === MAX_DECIMALS) return decimalText(scaled, decimals);
  }
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
