import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";

/** An entry as the call takes it that enters it again. */
export function asItWas({
  kind,
  date,
  personId,
  note,
  lineItemIds,
  expenseIds,
  expected,
  miles,
  amount,
  currency,
}: AdjustmentView) {
  const entry = { kind, date, personId, note, lineItemIds, expenseIds, expected };
  return miles === null ? { ...entry, currency, amount: amount ?? 0 } : { ...entry, miles };
}
