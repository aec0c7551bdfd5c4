import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";

/** receipts-15: a price typed on a receipt must be a number of 0 or more; dollars with two decimals, else `null`. */
export function typedPrice(typed: string): number | null {
  const cents = parseCents(typed);
  return cents === null || cents < 0 ? null : dollarsFromCents(cents);
}
