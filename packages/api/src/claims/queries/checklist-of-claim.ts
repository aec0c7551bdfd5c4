import { namesNoExpense } from "@gf-ledger/claim/adjustments/pays-back";
import { claimChecklist } from "@gf-ledger/claim/checklist/claim-checklist";
import { letterDoubts } from "@gf-ledger/claim/checklist/letter-doubts";
import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";
import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../../context";
import { namedPeople } from "../../people/named-people";
import { countedIn, productsAsked } from "../../tax-report/queries/missing-sizes";
import { readClaim } from "../basis/read-claim-content";
import { periodOf } from "../claim-row";
import { dollarsOrNull } from "../credit-estimate-view";
import { findClaim } from "../find-claim";

/** GET /api/claims/{id}/checklist: what is done, what is left, and the one next step (claim-24). */
export async function checklistOfClaim(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ClaimChecklistView, "no_such_claim">> {
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  if (!found.ok) return found;
  const claim = found.value;
  const { basis, sum, creditEstimate } = await readClaim(ctx, claim);
  const countedIds = countedIn({ sum });
  const counted = new Set(countedIds);
  const toSize = await productsAsked(ctx, wholeSpan(periodOf(claim)), countedIds);
  const checklist = claimChecklist({
    edition: basis.edition,
    taxYear: claim.taxYear,
    people: basis.people,
    paidFor: new Set(basis.otherExpenses.map(({ personId }) => personId)),
    periodChosen: basis.edition === "us" || claim.periodFrom !== null,
    leftOut: sum.leftOut,
    sizesAsked: [...toSize.values()].map(({ firstId }) => firstId),
    onEstimates: basis.lines
      .filter(({ id }) => counted.has(id) && basis.facts.get(id)?.ground === "estimate")
      .map(({ id }) => id),
    withoutReceipt: basis.lines
      .filter(({ id }) => counted.has(id) && basis.facts.get(id)?.receiptId === null)
      .map(({ id }) => id),
    unnamedRepayments: basis.adjustments.filter(namesNoExpense).map(({ id }) => id),
    filed: claim.status !== "draft",
  });
  // Other expenses and adjustments wait for a rate too, so the days are asked for rather than the lines.
  const t = translatorOf(ctx.locale, "claimRules");
  const entries = checklist.entries.map(({ step, done: isDone, left }) => {
    const rates = step === "exchange-rates" ? basis.missingRates : null;
    const open = rates ? rates.length > 0 : !isDone;
    return { step, words: t(`step.${step}`), done: !open, left: [...new Set(rates ?? left)] };
  });
  return done({
    entries,
    next: entries.find((entry) => !entry.done)?.step ?? null,
    lineItems: basis.lines.length,
    amountToClaim: dollarsFromCents(sum.totals.amountCents),
    currency: EDITION_FACTS[basis.edition].currency,
    worth: dollarsOrNull(creditEstimate.amountCents),
    upTo: creditEstimate.upTo,
    deduction: dollarsOrNull(creditEstimate.deduction?.deductionDueToGlutenFreeCents ?? null),
    missingRates: [...basis.missingRates],
    letterDoubts: letterDoubts(
      namedPeople(basis.people, ctx.locale),
      basis.edition,
      periodOf(claim),
      claim.taxYear,
    ).map(({ name, date, doubt }) => t(`letter.${doubt}`, { name, date: formatDate(date, ctx.locale) })),
  });
}
