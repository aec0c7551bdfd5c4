import type { ExplainedLine } from "@gf-ledger/claim/credits/explained-line";
import { citation } from "@gf-ledger/claim/figures/citation";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import type { WorthView } from "@gf-ledger/claim/file/claim-view";
import type { ClaimWorth, WorthAsked, WorthSection } from "@gf-ledger/claim/file/claim-worth";
import { formulaText } from "@gf-ledger/claim/words/formula-text";
import { LINE_WORDS, PART_WORDS } from "@gf-ledger/claim/words/line-words";
import {
  NOT_PAID_WORDS,
  STATE_NOTE_WORDS,
  US_OUTCOME_WORDS,
  WHY_CLAIMANT_WORDS,
  WORTH_QUESTION_WORDS,
} from "@gf-ledger/claim/words/worth-words";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { findClaim } from "./find-claim";
import { readClaim } from "./read-claim-content";

export const dollarsOrNull = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));

/** Where a figure was read and how well it is known. */
export function sourceView({ standing, source, readOn }: Provenance, edition: Edition) {
  return { standing, source, readOn, words: citation({ standing, source, readOn }, edition) };
}

export function askedView({ question, personIds }: WorthAsked) {
  return { question, words: WORTH_QUESTION_WORDS[question], personIds: [...personIds] };
}

function lineView({ key, personId, formula, amountCents, source }: ExplainedLine, edition: Edition) {
  return {
    key,
    words: LINE_WORDS[key],
    personId,
    amount: dollarsFromCents(amountCents),
    formula: formulaText(formula, edition),
    source: source && sourceView(source, edition),
  };
}

function sectionView(section: WorthSection, edition: Edition): WorthView["sections"][number] {
  const { part, amountCents, refundable, upTo, notPaid, lines } = section;
  return {
    part,
    words: PART_WORDS[part],
    amount: dollarsFromCents(amountCents),
    refundable,
    upTo,
    notPaid: notPaid && NOT_PAID_WORDS[notPaid],
    lines: lines.map((line) => lineView(line, edition)),
  };
}

function stateNoteView({ stateNote }: ClaimWorth, edition: Edition): WorthView["stateNote"] {
  if (stateNote === null) return null;
  const { note, floorPercent } = stateNote;
  const floor = note === "own-floor" && floorPercent !== null ? ` It is ${floorPercent}%.` : "";
  return { words: `${STATE_NOTE_WORDS[note]}${floor}`, source: sourceView(stateNote, edition) };
}

/** GET /api/claims/{id}/worth: an estimate beside the report, each line with its formula and source. */
export async function claimWorth(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<WorthView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const { basis, content, sum, worth } = await readClaim(ctx, found.value);
  const { edition } = basis;
  const { claimant, deduction } = worth;
  return done({
    currency: EDITION_FACTS[edition].currency,
    period: content.period,
    amountToClaim: dollarsFromCents(sum.totals.amountCents),
    worth: dollarsOrNull(worth.amountCents),
    upTo: worth.upTo,
    deduction: deduction && {
      dueToGlutenFree: dollarsFromCents(deduction.deductionDueToGlutenFreeCents),
      medical: dollarsFromCents(deduction.medicalDeductionCents),
      itemisingPays: deduction.itemisingPays,
      outcome: deduction.outcome,
      words: US_OUTCOME_WORDS[deduction.outcome],
    },
    claimant: claimant && {
      personId: claimant.personId,
      why: claimant.why && WHY_CLAIMANT_WORDS[claimant.why],
      otherPersonId: claimant.otherPersonId,
      difference: dollarsFromCents(claimant.differenceCents),
    },
    sections: worth.sections.map((section) => sectionView(section, edition)),
    stateNote: stateNoteView(worth, edition),
    asked: worth.asked.map(askedView),
  });
}
