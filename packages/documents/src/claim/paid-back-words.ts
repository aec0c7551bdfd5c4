import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimDocuments, DocumentAdjustment } from "./claim-documents";
import { documentWords } from "./document-words";

/** So many are named; a whole receipt has more lines than a row of the ledger. */
const MAX_NAMED = 5;

/** What an entry pays back and whether the money is still expected, as one sentence; empty where there is nothing. */
export function paidBackWords(
  { adjustment, paidBack = [] }: DocumentAdjustment,
  documents: ClaimDocuments,
): string {
  const { common } = documentWords(documents);
  const named = paidBack
    .slice(0, MAX_NAMED)
    .map(({ name, date }) => common("paidOn", { name, date: formatDate(date, documents.locale, "medium") }));
  return [
    adjustment.expected ? common("expected") : "",
    named.length === 0
      ? ""
      : common("paysBack", { what: named.join(", "), more: Math.max(0, paidBack.length - MAX_NAMED) }),
  ]
    .filter(Boolean)
    .join(" ");
}
