import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimPapers, PaperAdjustment } from "./claim-papers";
import { documentWords } from "./document-words";

/** So many are named; a whole receipt has more lines than a row of the ledger. */
const MAX_NAMED = 5;

/** What an entry pays back and whether the money is still expected, as one sentence; empty where there is nothing. */
export function paidBackWords({ adjustment, paidBack = [] }: PaperAdjustment, papers: ClaimPapers): string {
  const { common } = documentWords(papers);
  const named = paidBack
    .slice(0, MAX_NAMED)
    .map(({ name, date }) => common("paidOn", { name, date: formatDate(date, papers.locale, "medium") }));
  return [
    adjustment.expected ? common("expected") : "",
    named.length === 0
      ? ""
      : common("paysBack", { what: named.join(", "), more: Math.max(0, paidBack.length - MAX_NAMED) }),
  ]
    .filter(Boolean)
    .join(" ");
}
