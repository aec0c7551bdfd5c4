import type { Cents } from "@gf-ledger/domain/money/cents";
import { blockExpenses } from "../credits/block-expenses";
import type { CanadianEstimateInput, Claimant } from "../credits/credit-input";
import { estimateForClaimant } from "../credits/estimate-for-claimant";
import type { Part } from "../credits/explanation/explained-line";
import { type WhoClaims, whoClaims } from "../credits/who-claims";
import { ageOn31December } from "../people/age-on-31-december";
import { claimantsOf, livedIn } from "../people/living";
import type { Person } from "../people/person";
import { incomeBlocks } from "../periods/income-blocks";
import type { AskedForEstimate, ClaimEstimate, EstimateFacts } from "./claim-estimate";
import { finalReturns } from "./final-returns";
import { peopleWithIncomes } from "./people-with-incomes";
import { betterOwnReturns, claimantWorths, nearOntariosCap } from "./side-by-side";

/** Enough for every supplement: asked only where knowing the work income could matter. */
const ENOUGH_WORK: Cents = 100_000_000;

const NOTHING: ClaimEstimate = {
  amountCents: null,
  upTo: false,
  asked: [],
  sections: [],
  claimant: null,
  claimants: [],
  ownReturns: [],
  nearOntariosCap: [],
  finalReturns: [],
  deduction: null,
  stateNote: null,
};

function claimantOf(
  person: Person,
  { taxYear, inputs }: EstimateFacts,
  assumedIds: readonly string[],
): Claimant {
  const answered = inputs.partners.find(({ personId }) => personId === person.id);
  return {
    personId: person.id,
    netIncomeCents: person.netIncomeByYear[String(taxYear)] ?? 0,
    isIncomeAssumed: assumedIds.includes(person.id),
    quebecIncomeCents: answered?.quebecIncomeCents ?? null,
    workIncomeCents: answered?.workIncomeCents ?? null,
    federalTaxCents: answered?.federalTaxCents ?? null,
    provincialTaxCents: answered?.provincialTaxCents ?? null,
    provinceAtDeath: answered?.provinceAtDeath ?? null,
    ageOn31December: person.birthDate === null ? null : ageOn31December(person.birthDate, taxYear),
    residentAllYear: answered?.residentAllYear ?? true,
  };
}

const isChildUnder19 = ({ relation, birthDate, diedOn }: Person, taxYear: number) =>
  relation === "child" &&
  birthDate !== null &&
  ageOn31December(birthDate, taxYear) < 19 &&
  livedIn({ diedOn }, taxYear);

/** The credits that ask for a minimum of work income: lines 45200 and 462. */
const FOR_WORKERS: ReadonlySet<Part> = new Set(["supplement", "quebec-refundable"]);

/** The partners whose work income would bring line 45200 or Québec's line 462 if it is high enough. */
function workIncomesAsked(input: CanadianEstimateInput): string[] {
  return input.claimants
    .filter((claimant) => claimant.workIncomeCents === null)
    .filter((claimant) => {
      const working = { ...claimant, workIncomeCents: ENOUGH_WORK };
      const whole = estimateForClaimant(input, working);
      const known = whole.ok
        ? whole
        : estimateForClaimant({ ...input, province: null }, { ...working, provinceAtDeath: null });
      return (
        known.ok && known.sections.some(({ part, amountCents }) => FOR_WORKERS.has(part) && amountCents > 0)
      );
    })
    .map(({ personId }) => personId);
}

/** The people whose tax could change who should claim, or the amount; only they are asked. */
function taxesAsked({ claimant, other }: WhoClaims, input: CanadianEstimateInput): string[] {
  const inDoubt = [claimant, ...(other && other.totalCents > claimant.leastCents ? [other] : [])]
    .filter(({ leastCents, totalCents }) => leastCents < totalCents)
    .map(({ personId }) => personId);
  if (inDoubt.length === 0) return [];
  const open = input.claimants
    .filter(
      ({ federalTaxCents, provincialTaxCents }) => federalTaxCents === null || provincialTaxCents === null,
    )
    .map(({ personId }) => personId);
  const asked = open.filter((id) => inDoubt.includes(id));
  // In Québec the other partner's tax may settle line 381.
  return asked.length > 0 ? asked : open;
}

/** The credits as far as they can be worked out: without the province's where its figures are missing. */
function asFarAsKnown(input: CanadianEstimateInput): { who: WhoClaims | null; asked: AskedForEstimate[] } {
  const who = whoClaims(input);
  const noProvince: AskedForEstimate[] =
    input.province === null ? [{ question: "province", personIds: [] }] : [];
  if (who.ok) return { who, asked: noProvince };
  if (who.reason === "year-unknown")
    return { who: null, asked: [{ question: "year-unknown", personIds: [] }] };
  const nowhere = input.claimants.map((claimant) => ({ ...claimant, provinceAtDeath: null }));
  const federal = whoClaims({ ...input, province: null, claimants: nowhere });
  const missing = input.claimants.filter(({ quebecIncomeCents }) => quebecIncomeCents === null);
  return {
    who: federal.ok ? federal : null,
    asked: [
      who.reason === "quebec-income-missing"
        ? { question: "quebec-income", personIds: missing.map(({ personId }) => personId) }
        : { question: "province-year-unknown", personIds: [] },
    ],
  };
}

/** The same with the partner as claimant who filed the claim (claim-65). */
const claimedBy = (who: WhoClaims, claimantId: string | null): WhoClaims =>
  who.other?.personId === claimantId ? { ...who, claimant: who.other, other: who.claimant } : who;

/** What a Canadian claim is worth: the credits of the partner for whom they are larger (claim-22). */
export function canadianEstimate(facts: EstimateFacts): ClaimEstimate {
  const { taxYear, period } = facts;
  const { people, assumedIds } = peopleWithIncomes(facts.people, taxYear);
  const partners = claimantsOf(people, taxYear);
  const [first] = partners;
  if (!first) return NOTHING;
  const blocks = incomeBlocks(people, taxYear, first.id);
  if (!blocks.ok) return { ...NOTHING, asked: [{ question: "birth-date", personIds: blocks.personIds }] };
  const amounts = [...facts.adjustments, ...facts.otherExpenses];
  const { ownExpensesCents, dependants } = blockExpenses(
    blocks.blocks,
    facts.amountByPerson,
    amounts,
    period,
  );
  const input: CanadianEstimateInput = {
    taxYear,
    province: facts.inputs.province,
    claimants: partners.map((person) => claimantOf(person, facts, assumedIds)),
    ownExpensesCents,
    dependants: [...dependants],
    childrenUnder19: people.filter((person) => isChildUnder19(person, taxYear)).length,
    disabilitySupportsCents: facts.inputs.disabilitySupportsCents,
  };
  const matters = new Set([
    ...partners.map(({ id }) => id),
    ...input.dependants.map(({ personId }) => personId),
  ]);
  const living = new Set(people.filter((person) => livedIn(person, taxYear)).map(({ id }) => id));
  const incomesAsked = assumedIds.filter((id) => matters.has(id) && living.has(id));
  const { who: larger, asked } = asFarAsKnown(input);
  const who = larger && claimedBy(larger, facts.claimantId ?? null);
  const returns = finalReturns(people, taxYear);
  const died = new Set(returns.map(({ personId }) => personId));
  const placeAsked = input.claimants
    .filter(({ personId, provinceAtDeath }) => died.has(personId) && (provinceAtDeath ?? null) === null)
    .map(({ personId }) => personId);
  const workAsked = workIncomesAsked(input);
  const taxAsked = who ? taxesAsked(who, input) : [];
  const questions: AskedForEstimate[] = [
    ...(incomesAsked.length > 0 ? [{ question: "net-income" as const, personIds: incomesAsked }] : []),
    ...asked,
    ...(placeAsked.length > 0 ? [{ question: "province-at-death" as const, personIds: placeAsked }] : []),
    ...(workAsked.length > 0 ? [{ question: "work-income" as const, personIds: workAsked }] : []),
    ...(taxAsked.length > 0 ? [{ question: "tax" as const, personIds: taxAsked }] : []),
  ];
  if (!who) return { ...NOTHING, asked: questions, finalReturns: returns };
  const noFood = [...facts.otherExpenses, ...facts.adjustments.filter(({ paysOther }) => paysOther)];
  const withoutFood = blockExpenses(blocks.blocks, new Map(), noFood, period);
  return {
    ...NOTHING,
    claimants: claimantWorths(input, who, withoutFood),
    ownReturns: betterOwnReturns(input, who.claimant.personId, people, assumedIds),
    nearOntariosCap: nearOntariosCap(input, who.claimant.personId),
    amountCents: who.claimant.totalCents,
    upTo: who.claimant.upTo || incomesAsked.length > 0,
    asked: questions,
    finalReturns: returns,
    sections: who.claimant.sections,
    claimant: {
      personId: who.claimant.personId,
      why: incomesAsked.length > 0 ? null : who.why,
      otherPersonId: who.other?.personId ?? null,
      differenceCents: who.differenceCents,
    },
  };
}
