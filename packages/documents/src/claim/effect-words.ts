import type { ClaimPapers, PaperAdjustment } from "./claim-papers";
import { paperWords } from "./words/paper-words";

/** How an adjustment counts, in words; guidance that is not switched on says so. */
export function effectWords({ rule }: PaperAdjustment, papers: ClaimPapers): string {
  const words = paperWords(papers).common;
  if (rule.effect === "guidance" && !papers.countGuidance) return words.guidanceOff;
  return words.effect[rule.effect];
}
