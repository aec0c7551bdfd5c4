import type { Cents } from "@gf-ledger/domain/money/cents";
import type { BlockExpenses } from "../credits/block-expenses";
import type { CanadianEstimateInput, Claimant } from "../credits/credit-input";
import { type ClaimantEstimate, estimateForClaimant } from "../credits/estimate-for-claimant";
import type { WhoClaims } from "../credits/who-claims";
import { ageOn31December } from "../people/age-on-31-december";
import type { Person } from "../people/person";
import type { ClaimantWorth, OwnReturn } from "./claim-estimate";

/** Above this, one dependant's expenses may meet the cap of line 58729, which is 15,127 in 2024 (own rule). */
const NEAR_ONTARIOS_CAP: Cents = 1_500_000;

const totalOf = (input: CanadianEstimateInput, personId: string): Cents => {
  const claimant = input.claimants.find((one) => one.personId === personId);
  const estimate = claimant && estimateForClaimant(input, claimant);
  return estimate?.ok ? estimate.totalCents : 0;
};

/** Each partner's credits with the food and without it, so that one sees what the food alone is worth (claim-75). */
export function claimantWorths(
  input: CanadianEstimateInput,
  { claimant, other }: WhoClaims,
  withoutFood: BlockExpenses,
): ClaimantWorth[] {
  const partners: ClaimantEstimate[] = other ? [claimant, other] : [claimant];
  return partners.map(({ personId, totalCents, leastCents, upTo }) => ({
    personId,
    amountCents: totalCents,
    withoutFoodCents: totalOf(
      { ...input, ...withoutFood, dependants: [...withoutFood.dependants] },
      personId,
    ),
    upTo,
    leastCents,
  }));
}

/** A dependant as the claimant of their own return, of whom only age and net income are known. */
const onTheirOwn = (person: Person, netIncomeCents: Cents, taxYear: number): Claimant => ({
  personId: person.id,
  netIncomeCents,
  quebecIncomeCents: null,
  workIncomeCents: null,
  federalTaxCents: null,
  provincialTaxCents: null,
  ageOn31December: person.birthDate === null ? null : ageOn31December(person.birthDate, taxYear),
  residentAllYear: true,
});

/**
 * Other dependants whose own return would bring more than the claimant's line 33199 (claim-76): an older parent in
 * Ontario has a refundable credit there. An income that nobody entered is compared with nothing. Québec has no threshold of their own, so none is named there.
 */
export function betterOwnReturns(
  input: CanadianEstimateInput,
  claimantId: string,
  people: readonly Person[],
  assumedIds: readonly string[],
): OwnReturn[] {
  if (input.province === "QC") return [];
  const whole = totalOf(input, claimantId);
  return input.dependants.flatMap((dependant) => {
    const person = people.find(({ id }) => id === dependant.personId);
    if (!person || assumedIds.includes(person.id)) return [];
    const claimant = onTheirOwn(person, dependant.netIncomeCents, input.taxYear);
    const own = estimateForClaimant(
      { ...input, claimants: [claimant], ownExpensesCents: dependant.expensesCents, dependants: [] },
      claimant,
    );
    const others = input.dependants.filter((one) => one !== dependant);
    const hereCents = whole - totalOf({ ...input, dependants: others }, claimantId);
    if (!own.ok || own.totalCents <= hereCents) return [];
    return [{ personId: person.id, ownReturnCents: own.totalCents, hereCents, upTo: own.upTo }];
  });
}

/**
 * The dependants whose expenses are so large that the cap of line 58729 may lower them, on a return of Ontario: of a
 * claimant who died, the province at death decides.
 */
export function nearOntariosCap(input: CanadianEstimateInput, claimantId: string): string[] {
  const claimant = input.claimants.find(({ personId }) => personId === claimantId);
  if ((claimant?.provinceAtDeath ?? input.province) !== "ON") return [];
  return input.dependants
    .filter(({ expensesCents }) => expensesCents > NEAR_ONTARIOS_CAP)
    .map(({ personId }) => personId);
}
