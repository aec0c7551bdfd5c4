import type { Cents } from "@gf-ledger/domain/money/cents";
import { stateNote } from "../credits/united-states/state-note";
import { usDeduction } from "../credits/united-states/us-deduction";
import { US_FIGURES } from "../credits/united-states/us-figures";
import { topBracketBegins } from "../credits/united-states/us-limits";
import { ruleInForce } from "../figures/rule-in-force";
import { livedIn } from "../people/living";
import type { DatedAmount } from "../periods/dated-amount";
import type { AskedForEstimate, ClaimEstimate, EstimateFacts } from "./claim-estimate";

const sum = (cents: Iterable<Cents>) => [...cents].reduce((total, part) => total + part, 0);

/** Adjusted gross income: the owner's, on a joint return the partner's too; `null` while one is missing. */
function incomes({ people, taxYear, inputs }: EstimateFacts) {
  const joint = inputs.filingStatus === "joint";
  return people
    .filter((person) => livedIn(person, taxYear))
    .filter(({ relation }) => relation === "self" || (joint && relation === "spouse"))
    .map(({ id, netIncomeByYear }) => ({ id, cents: netIncomeByYear[String(taxYear)] ?? null }));
}

/** Whether the rate that was entered is that of the highest bracket, which this income does not reach. */
function isAboveAnyBracket({ taxYear, inputs }: EstimateFacts, incomeCents: Cents): boolean {
  const most = ruleInForce(US_FIGURES, "most-saved-percent", taxYear);
  const begins = inputs.filingStatus && topBracketBegins(taxYear, inputs.filingStatus);
  if (!most || !begins) return false;
  return (inputs.marginalRatePercent ?? 0) > most.value && incomeCents <= begins.value;
}

/** What a US claim is worth: the deduction due to gluten-free food, and the tax that it saves (claim-22). */
export function usEstimate(facts: EstimateFacts): ClaimEstimate {
  const { taxYear, period, inputs } = facts;
  const inside = (amounts: readonly DatedAmount[]) =>
    sum(
      amounts
        .filter(({ date }) => date >= period.from && date <= period.to)
        .map(({ amountCents }) => amountCents),
    );
  const ofOthers = facts.adjustments.filter(({ paysOther }) => paysOther);
  const ofFood = facts.adjustments.filter(({ paysOther }) => !paysOther);
  const note = inputs.state === null ? null : stateNote(inputs.state, taxYear);
  const agi = incomes(facts);
  const missing = agi.filter(({ cents }) => cents === null).map(({ id }) => id);
  const income = sum(agi.map(({ cents }) => cents ?? 0));
  const rateTooHigh = missing.length === 0 && isAboveAnyBracket(facts, income);
  const asked: AskedForEstimate[] = [
    ...(missing.length > 0 ? [{ question: "net-income" as const, personIds: missing }] : []),
    ...(inputs.filingStatus === null ? [{ question: "filing-status" as const, personIds: [] }] : []),
    ...(inputs.otherItemisedCents === null ? [{ question: "other-itemised" as const, personIds: [] }] : []),
    ...(inputs.marginalRatePercent === null ? [{ question: "marginal-rate" as const, personIds: [] }] : []),
    ...(rateTooHigh ? [{ question: "rate-too-high" as const, personIds: [] }] : []),
  ];
  const unknown = {
    amountCents: null,
    upTo: false,
    sections: [],
    claimant: null,
    claimants: [],
    ownReturns: [],
    nearOntariosCap: [],
    finalReturns: [],
    deduction: null,
  };
  if (inputs.filingStatus === null) return { ...unknown, asked, stateNote: note };
  const creditEstimate = usDeduction({
    taxYear,
    filingStatus: inputs.filingStatus,
    adjustedGrossIncomeCents: income,
    glutenFreeCents: Math.max(0, sum(facts.amountByPerson.values()) + inside(ofFood)),
    otherMedicalCents: Math.max(0, inside([...facts.otherExpenses, ...ofOthers])),
    otherItemisedCents: inputs.otherItemisedCents ?? 0,
    cashGiftsCents: inputs.cashGiftsCents,
    extraConditions: inputs.extraConditions,
    marginalRatePercent: rateTooHigh ? null : inputs.marginalRatePercent,
  });
  if (!creditEstimate.ok)
    return { ...unknown, asked: [...asked, { question: "year-unknown", personIds: [] }], stateNote: note };
  const { lines, outcome, medicalDeductionCents, itemisingPays, deductionDueToGlutenFreeCents } =
    creditEstimate;
  const upTo = missing.length > 0;
  return {
    amountCents: creditEstimate.taxSavedCents,
    upTo,
    asked,
    sections: [
      {
        part: "united-states",
        lines,
        amountCents: deductionDueToGlutenFreeCents,
        refundable: false,
        upTo,
        notPaid: null,
      },
    ],
    claimant: null,
    claimants: [],
    ownReturns: [],
    nearOntariosCap: [],
    finalReturns: [],
    deduction: { outcome, medicalDeductionCents, itemisingPays, deductionDueToGlutenFreeCents },
    stateNote: note,
  };
}
