import type { Adjustment, AdjustmentKind } from "./adjustment";

const KINDS: ReadonlySet<AdjustmentKind> = new Set(["reimbursement", "hsa-fsa"]);

/** Whether entries of a kind pay an expense back. */
export const paysBack = (kind: AdjustmentKind): boolean => KINDS.has(kind);

/** A repayment that names other medical expenses alone: it lowers no food. */
export const paysOtherExpenses = (entry: Pick<Adjustment, "kind" | "lineItemIds" | "expenseIds">): boolean =>
  paysBack(entry.kind) && entry.lineItemIds.length === 0 && (entry.expenseIds ?? []).length > 0;

/** A repayment that does not say what it pays back: its expense is asked for (claim-46). */
export function namesNoExpense(
  entry: Pick<Adjustment, "kind" | "lineItemIds" | "expenseIds" | "isExpenseGone">,
): boolean {
  const names = entry.lineItemIds.length > 0 || (entry.expenseIds ?? []).length > 0 || entry.isExpenseGone;
  return paysBack(entry.kind) && !names;
}
