import type { CorrectedCredit, CorrectionState } from "@gf-ledger/claim/return-lines/correction";
import type { ReturnLine } from "@gf-ledger/claim/return-lines/return-lines";
import type { ReturnLinesView } from "@gf-ledger/claim/return-lines/return-lines-view";
import { type ReturnLineWords, returnLineWords } from "@gf-ledger/documents/claim/words/return-line-words";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { citation } from "@gf-ledger/messages/citation";
import type { SignedInContext } from "../../context";
import { namedPeople } from "../../people/named-people";
import { readClaim } from "../basis/read-claim-content";
import { askedView, dollarsOrNull } from "../credit-estimate-view";
import { findClaim } from "../find-claim";
import { localeOfClaim } from "../locale-of-claim";
import { readCorrectedStates } from "../queries/corrected-states";
import { readFiledContent } from "../queries/filed-content";
import { returnWithCorrection } from "./return-with-correction";

function lineView(line: Omit<ReturnLine, "amountCents">, words: ReturnLineWords, locale: Locale) {
  return {
    form: line.form,
    line: line.line,
    name: words.lineName(line),
    meaning: line.meaning,
    words: words.lineWords(line),
    standing: line.source.standing,
    source: citation(line.source, locale),
  };
}

type Changed = { readonly [Side in "previousCents" | "changeCents" | "revisedCents"]: number | null };
const changedView = ({ previousCents, changeCents, revisedCents }: Changed) => ({
  previous: dollarsOrNull(previousCents),
  change: dollarsOrNull(changeCents),
  revised: dollarsOrNull(revisedCents),
});

function correctionView(correction: CorrectionState, words: ReturnLineWords, locale: Locale) {
  return {
    state: correction.state,
    lines: correction.lines.map((line) => ({ ...lineView(line, words, locale), ...changedView(line) })),
    credits: correction.credits.map((credit: CorrectedCredit) => ({
      part: credit.part,
      words: words.credit(credit.part),
      ...changedView(credit),
    })),
    taxChange: dollarsOrNull(correction.taxChangeCents),
    notes: words.notes(correction),
  };
}

/** GET /api/claims/{id}/return-lines: which amount goes on which line of the return, and the table of a correction. */
export async function claimReturnLines(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ReturnLinesView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const filed = await readFiledContent(ctx.database, claim);
  const { content: today } = await readClaim(ctx, claim);
  const content = filed ?? today;
  const locale = localeOfClaim(content.edition, ctx);
  const ofClaim = returnWithCorrection(claim, content, await readCorrectedStates(ctx, claim, filed, today));
  const { taxYear } = content;
  const people = namedPeople(content.people, locale);
  const words = returnLineWords(ofClaim, { people, taxYear }, locale);
  const { correction } = ofClaim;
  return done({
    currency: EDITION_FACTS[content.edition].currency,
    claimantId: ofClaim.claimantId,
    enteredBy: words.enteredBy(),
    lines: ofClaim.lines.map((line) => ({
      ...lineView(line, words, locale),
      amount: dollarsOrNull(line.amountCents),
    })),
    doubts: words.doubts(ofClaim.lines),
    total: dollarsFromCents(ofClaim.expensesCents),
    asked: ofClaim.asked.map((one) => askedView(one, locale)),
    correction: correction && correctionView(correction, words, locale),
  });
}
