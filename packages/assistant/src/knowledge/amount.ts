import type { Cents } from "@gf-ledger/domain/money/cents";

/** A figure of the law as it is printed on a form: 2,834 or 6,156.91. */
export function amountText(cents: Cents): string {
  return (cents / 100).toLocaleString("en-CA", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 });
}
