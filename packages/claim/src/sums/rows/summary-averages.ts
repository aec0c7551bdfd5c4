import { divide, multiply } from "../../fractions/arithmetic";
import { fractionOf } from "../../fractions/fraction-of";
import { roundFraction } from "../../fractions/round-fraction";
import { decimalText } from "./decimal-text";
import { settleSides, type TwoSides } from "./two-sides";

const MAX_DECIMALS = 12;

/** The averages of a line of the summary, in dollars with one number of decimals. */
export interface SummaryAverages {
  readonly regular: string;
  readonly glutenFree: string;
  /** Their difference; never below 0, as no line of a claim is. */
  readonly incremental: string;
}

/**
 * The averages as a reader checks them by hand (claim-4): number × (gluten-free − regular) rounds to the amount, with
 * two decimals where they do and as many as that needs elsewhere. `null` where nothing was bought.
 */
export function summaryAverages(whole: TwoSides): SummaryAverages | null {
  const { quantity } = whole;
  if (quantity.numerator <= 0n) return null;
  const { price, regularPrice, amountCents } = settleSides(whole);
  for (let decimals = 2; ; decimals += 1) {
    const scale = { numerator: 10n ** BigInt(decimals - 2), denominator: 1n };
    const each = (cents: number) => roundFraction(divide(multiply(fractionOf(cents), scale), quantity));
    const [glutenFree, regular] = [each(price), each(regularPrice)];
    const incremental = Math.max(0, glutenFree - regular);
    const product = roundFraction(divide(multiply(quantity, fractionOf(incremental)), scale));
    if (product === amountCents || decimals === MAX_DECIMALS)
      return {
        regular: decimalText(regular, decimals),
        glutenFree: decimalText(glutenFree, decimals),
        incremental: decimalText(incremental, decimals),
      };
  }
}
