import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply } from "../fractions/arithmetic";
import type { Fraction } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import { decimalText } from "./decimal-text";

const MAX_DECIMALS = 12;

/**
 * The extra cost of one unit in dollars, with as many decimals as it needs for number × cost to round to
 * the amount (claim-4): 182.00 over 52 is "3.50", 23.55 over 4 is "5.888". `null` where nothing was bought.
 */
export function incrementalCost(amountCents: Cents, quantity: Fraction): string | null {
  if (quantity.numerator <= 0n) return null;
  const each = divide(fractionOf(amountCents), quantity);
  for (let decimals = 2; ; decimals += 1) {
    const scale = { numerator: 10n ** BigInt(decimals - 2), denominator: 1n };
    const scaled = roundFraction(multiply(each, scale));
    const product = roundFraction(divide(multiply(quantity, fractionOf(scaled)), scale));
    if (product === amountCents || decimals === MAX_DECIMALS) return decimalText(scaled, decimals);
  }
}
