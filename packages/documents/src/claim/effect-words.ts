import type { ClaimPapers, PaperAdjustment } from "./claim-papers";
import { documentWords } from "./document-words";

/** How an adjustment counts, in words; guidance that is not switched on says so. */
export function effectWords({ rule }: PaperAdjustment, papers: ClaimPapers): string {
  const { common } = documentWords(papers);
  if (rule.effect === "guidance" && !papers.countGuidance) return common("guidanceOff");
  return common(`effect.${rule.effect}`);
}
