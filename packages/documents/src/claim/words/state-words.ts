import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";

/** Whether a claim is filed, on which day, where, and changed since. */
export function stateWords(documents: ClaimDocuments): string {
  const { filed, status, locale } = documents;
  const { common, report } = documentWords(documents);
  if (filed === null) return report("draft");
  const on = formatDate(filed.on, locale);
  const sentence = report(`facts.${filed.elsewhere ? "filedElsewhere" : "filed"}`, { on });
  return status === "adjusted" ? `${sentence}. ${common("status.adjusted")}` : sentence;
}
