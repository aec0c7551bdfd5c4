import type { Formula } from "@gf-ledger/claim/credits/explained-line";
import { formulaText } from "@gf-ledger/claim/words/formula-text";
import { LINE_WORDS, PART_WORDS } from "@gf-ledger/claim/words/line-words";
import type { ClaimPapers } from "./claim-papers";

/** The names of credits, of their lines and of how each is worked out, for the papers of a claim. */
export function creditWords({ edition }: Pick<ClaimPapers, "edition">) {
  return {
    part: PART_WORDS,
    line: LINE_WORDS,
    formula: (formula: Formula) => formulaText(formula, edition),
  };
}
