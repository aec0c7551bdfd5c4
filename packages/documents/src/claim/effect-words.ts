import type { PaperAdjustment } from "./claim-papers";
import { COMMON_WORDS } from "./words/common-words";

/** How an adjustment counts, in words; guidance that is not switched on says so. */
export function effectWords({ rule }: PaperAdjustment, countGuidance: boolean): string {
  if (rule.effect === "guidance" && !countGuidance) return COMMON_WORDS.guidanceOff;
  return COMMON_WORDS.effect[rule.effect];
}
