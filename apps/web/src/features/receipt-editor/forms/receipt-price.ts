import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";

/** receipts-15: a typed price in dollars with two decimals; `null` unless it is a number of 0 or more. */
export function typedPrice(typed: string): number | null {
  const cents = parseCents(typed);
  return cents === null || cents < 0 ? null : dollarsFromCents(cents);
}
