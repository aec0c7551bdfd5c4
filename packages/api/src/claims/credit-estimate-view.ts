import type { ExplainedLine } from "@gf-ledger/claim/credits/explanation/explained-line";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import type { AskedForEstimate, ClaimEstimate, EstimateSection } from "@gf-ledger/claim/file/claim-estimate";
import type { CreditEstimateView } from "@gf-ledger/claim/file/claim-view";
import { creditEstimateWords, creditLineWords } from "@gf-ledger/documents/claim/words/credit-estimate-words";
import { formulaText } from "@gf-ledger/documents/claim/words/formula-text";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { citation, sourceName } from "@gf-ledger/messages/citation";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../context";
import { readClaim } from "./basis/read-claim-content";
import { periodView } from "./claim-view";
import { findClaim } from "./find-claim";
import { localeOfClaim } from "./locale-of-claim";

export const dollarsOrNull = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));

const estimate = (locale: Locale) => translatorOf(locale, "creditEstimate");

/** Where a figure was read and how well it is known. */
export function sourceView(provenance: Provenance, locale: Locale) {
  const { standing, readOn } = provenance;
  const source = sourceName(provenance.source, locale);
  return { standing, source, readOn, words: citation(provenance, locale) };
}

export function askedView({ question, personIds }: AskedForEstimate, locale: Locale) {
  return { question, words: estimate(locale)(`question.${question}`), personIds: [...personIds] };
}

function lineView(line: ExplainedLine, locale: Locale) {
  const { key, personId, formula, amountCents, source } = line;
  return {
    key,
    words: creditLineWords(line, locale),
    personId,
    amount: dollarsFromCents(amountCents),
    formula: formulaText(formula, locale),
    source: source && sourceView(source, locale),
  };
}

function sectionView(section: EstimateSection, locale: Locale): CreditEstimateView["sections"][number] {
  const t = estimate(locale);
  const { part, amountCents, refundable, upTo, notPaid, lines } = section;
  return {
    part,
    words: t(`part.${part}`),
    amount: dollarsFromCents(amountCents),
    refundable,
    upTo,
    notPaid: notPaid && t(`notPaid.${notPaid}`),
    lines: lines.map((line) => lineView(line, locale)),
  };
}

function stateNoteView({ stateNote }: ClaimEstimate, locale: Locale): CreditEstimateView["stateNote"] {
  if (stateNote === null) return null;
  const { note, floorPercent } = stateNote;
  const t = estimate(locale);
  const hasFloor = note === "own-floor" || note === "own-income-floor";
  const floor = hasFloor && floorPercent !== null ? ` ${t("stateFloor", { percent: floorPercent })}` : "";
  return { words: `${t(`stateNote.${note}`)}${floor}`, source: sourceView(stateNote, locale) };
}

/** GET /api/claims/{id}/worth: an estimate beside the report, each line with its formula and source. */
export async function claimEstimate(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<CreditEstimateView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const { basis, content, sum, creditEstimate: estimated } = await readClaim(ctx, found.value);
  const { edition } = basis;
  const locale = localeOfClaim(edition, ctx);
  const t = estimate(locale);
  const { claimant, deduction } = estimated;
  const nameOf = (personId: string) => basis.people.find((person) => person.id === personId)?.name ?? "";
  const words = creditEstimateWords(estimated, nameOf, locale);
  return done({
    currency: EDITION_FACTS[edition].currency,
    period: periodView(content.period),
    amountToClaim: dollarsFromCents(sum.totals.amountCents),
    worth: dollarsOrNull(estimated.amountCents),
    upTo: estimated.upTo,
    deduction: deduction && {
      dueToGlutenFree: dollarsFromCents(deduction.deductionDueToGlutenFreeCents),
      medical: dollarsFromCents(deduction.medicalDeductionCents),
      itemisingPays: deduction.itemisingPays,
      outcome: deduction.outcome,
      words: t(`outcome.${deduction.outcome}`),
    },
    claimant: claimant && {
      personId: claimant.personId,
      why: claimant.why && t(`whyClaimant.${claimant.why}`),
      otherPersonId: claimant.otherPersonId,
      difference: dollarsFromCents(claimant.differenceCents),
      words: words.whoClaims,
    },
    claimants: estimated.claimants.map(({ personId, amountCents, withoutFoodCents, upTo }) => ({
      personId,
      worth: dollarsFromCents(amountCents),
      withoutFood: dollarsFromCents(withoutFoodCents),
      foodAlone: dollarsFromCents(amountCents - withoutFoodCents),
      upTo,
    })),
    notes: words.notes,
    finalReturns: estimated.finalReturns.map(({ personId, diedOn, dueOn, partnerToo }) => ({
      personId,
      dueOn,
      words: t("finalReturn", {
        name: nameOf(personId),
        diedOn: formatDate(diedOn, locale, "long"),
        dueOn: formatDate(dueOn, locale, "long"),
        partnerToo: partnerToo ? "yes" : "no",
      }),
    })),
    sections: estimated.sections.map((section) => sectionView(section, locale)),
    stateNote: stateNoteView(estimated, locale),
    asked: estimated.asked.map((one) => askedView(one, locale)),
  });
}
