import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";

/**
 * Spreads an amount of a whole receipt (a discount, a code's tax) over its lines by price; the odd cent
 * goes to the most expensive line. The parts always add up to `cents`. Where the prices add up to 0, the most expensive
 * line (or the first) gets all of it. No lines: no parts.
 */
export function spreadByPrice(cents: Cents, prices: readonly Cents[]): Cents[] {
  if (prices.length === 0) return [];
  const total = prices.reduce((sum, price) => sum + price, 0);
  const parts = prices.map((price) =>
    total === 0
      ? 0
      : roundFraction(divide(multiply(fractionOf(cents), fractionOf(price)), fractionOf(total))),
  );
  const largest = prices.reduce((best, price, index) => (price > (prices[best] ?? 0) ? index : best), 0);
  const rest = cents - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === largest ? part + rest : part));
}
