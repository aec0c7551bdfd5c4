import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";

/** Whether all that a repayment paid back is deleted (claim-46). */
export const isExpenseGone = ({ kind, namesNoExpense, paidBack }: AdjustmentView) =>
  paysBack(kind) && !namesNoExpense && paidBack.length === 0;

/**
 * An entry as the call takes it that enters it again; `null` for one whose expense is gone: entered again it would
 * name none, and lower the claim.
 */
export function asItWas(entryBefore: AdjustmentView) {
  const { kind, date, personId, note, lineItemIds, expenseIds, expected, miles, amount, currency } =
    entryBefore;
  if (isExpenseGone(entryBefore)) return null;
  const entry = { kind, date, personId, note, lineItemIds, expenseIds, expected };
  return miles === null ? { ...entry, currency, amount: amount ?? 0 } : { ...entry, miles };
}
