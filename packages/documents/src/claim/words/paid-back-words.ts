import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import { namesNoExpense, paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimDocuments, DocumentAdjustment } from "../claim-documents";
import { documentWords } from "../document-words";

/** So many are named; a whole receipt has more lines than a row of the ledger. */
const MAX_NAMED = 5;

/** By which rule an entry lowers the claim, where it names no expense or several (claim-87). */
function placingRule(adjustment: Adjustment): "placed" | "spread" | "gone" | null {
  if (paysBack(adjustment.kind) && adjustment.isExpenseGone) return "gone";
  if (namesNoExpense(adjustment)) return "placed";
  const named = [...adjustment.lineItemIds, ...(adjustment.expenseIds ?? [])];
  return paysBack(adjustment.kind) && named.length > 1 ? "spread" : null;
}

/** What an entry pays back, by which rule, and whether the money is still expected; empty where there is nothing. */
export function paidBackWords(
  { adjustment, paidBack = [] }: DocumentAdjustment,
  documents: ClaimDocuments,
): string {
  const { common } = documentWords(documents);
  const named = paidBack
    .slice(0, MAX_NAMED)
    .map(({ name, date }) => common("paidOn", { name, date: formatDate(date, documents.locale, "medium") }));
  const rule = placingRule(adjustment);
  return [
    adjustment.expected ? common("expected") : "",
    named.length === 0
      ? ""
      : common("paysBack", { what: named.join(", "), more: Math.max(0, paidBack.length - MAX_NAMED) }),
    rule === null ? "" : common(rule),
  ]
    .filter(Boolean)
    .join(" ");
}
