import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { CanadianFigures } from "./canadian-figures";

/**
 * The most federal tax that there can be for a net income of the first bracket, in dollars: the rate of what is above
 * the basic personal amount (claim-81). `null` above the bracket, and for a year without the amount.
 */
export function mostFederalTax({ basic, rate }: CanadianFigures, income: number): number | null {
  const cents = centsFromDollars(income);
  if (basic === null || cents > basic.firstBracketCents) return null;
  return dollarsFromCents(Math.round(Math.max(0, cents - basic.basicCents) * rate));
}
