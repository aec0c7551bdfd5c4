import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import { addAdjustment } from "../adjustments/write-adjustment";
import { bestPeriod } from "../claims/queries/best-period";
import { changeClaim } from "../claims/verbs/change-claim";
import { createClaim } from "../claims/verbs/create-claim";
import type { SignedInContext } from "../context";
import { addExpense } from "../expenses/write-expense";
import { addPerson, changePerson } from "../people/verbs/write-person";
import { answerOf } from "../refusals/refusal-error";
import type { SampleHousehold } from "./sample-households";

/** Writes the people of a household; their ids, the owner's first. */
async function writePeople(ctx: SignedInContext, { people }: SampleHousehold, taxYear: number) {
  const ids: string[] = [];
  for (const { age, netIncome, ...rest } of people) {
    const birthDate = age === null ? null : `${taxYear - age}-05-05`;
    const person = { ...rest, birthDate, netIncomeByYear: { [String(taxYear)]: netIncome } };
    const id = ctx.actor.scope.userId;
    const written =
      person.relation === "self" ? changePerson(ctx, { ...person, id }) : addPerson(ctx, person);
    ids.push(answerOf(await written).id);
  }
  return ids;
}

/**
 * Leaves a sample account with its people, what counts beside the food, and a draft of the tax year's claim
 * over the best of its periods, all by the product's own verbs. `days` are days of that year, none in the future.
 */
export async function draftSampleClaim(
  ctx: SignedInContext,
  household: SampleHousehold,
  { taxYear, days }: { readonly taxYear: number; readonly days: readonly [string, ...string[]] },
): Promise<string> {
  const ids = await writePeople(ctx, household, taxYear);
  const dayOf = (index: number) => days[index % days.length] ?? days[0];
  const expenseIds: string[] = [];
  for (const [index, expense] of household.expenses.entries())
    expenseIds.push(answerOf(await addExpense(ctx, { ...expense, date: dayOf(index) })).id);
  for (const [index, adjustment] of household.adjustments.entries()) {
    const named = paysBack(adjustment.kind) ? expenseIds.slice(0, 1) : [];
    const entry = { ...adjustment, date: dayOf(index), lineItemIds: [], expenseIds: named, expected: false };
    // In a year whose rate is not known yet the sample goes without its miles.
    if (entry.kind === "mileage" && medicalMileageOn(entry.date) === null) continue;
    answerOf(await addAdjustment(ctx, entry));
  }
  const { id } = answerOf(await createClaim(ctx, { taxYear }));
  const { best } = answerOf(await bestPeriod(ctx, { id }));
  const [first] = best;
  const partners = household.partners.flatMap((partner, index) => {
    const personId = ids[index];
    return personId === undefined ? [] : [{ ...partner, personId, residentAllYear: true }];
  });
  const estimateInputs = { ...household.worthInputs, ...(partners.length > 0 ? { partners } : {}) };
  const { countGuidance } = household;
  const period = first && { from: first.from, to: first.to, ofPersons: first.ofPersons };
  answerOf(
    await changeClaim(ctx, { id, countGuidance, worthInputs: estimateInputs, ...(period && { period }) }),
  );
  return id;
}
