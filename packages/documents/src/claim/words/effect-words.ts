import type { ClaimDocuments, DocumentAdjustment } from "../claim-documents";
import { documentWords } from "../document-words";

/** How an adjustment counts, in words; guidance that is not switched on says so. */
export function effectWords({ rule }: DocumentAdjustment, documents: ClaimDocuments): string {
  const { common } = documentWords(documents);
  if (rule.effect === "guidance" && !documents.countGuidance) return common("guidanceOff");
  return common(`effect.${rule.effect}`);
}
