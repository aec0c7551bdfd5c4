import type { Formula } from "@gf-ledger/claim/credits/explained-line";
import { formulaText } from "@gf-ledger/claim/words/formula-text";
import { wordsOfClaim } from "@gf-ledger/claim/words/words-of-claim";
import type { ClaimPapers } from "./claim-papers";

/** The names of credits, of their lines and of how each is worked out, for the papers of a claim. */
export function creditWords({ locale }: Pick<ClaimPapers, "locale">) {
  const { part, line } = wordsOfClaim(locale);
  return { part, line, formula: (formula: Formula) => formulaText(formula, locale) };
}
