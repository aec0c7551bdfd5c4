import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import { claimPeriodSchema } from "@gf-ledger/claim/periods/claim-period-schema";
import type { PersonPeriod } from "@gf-ledger/claim/periods/stored-period";
import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { readHousehold } from "../../people/queries/read-household";
import { readClaimBasis } from "../basis/read-claim-basis";
import { sumInTurns } from "../basis/sum-in-turns";
import { editionOf, type StoredClaim } from "../claim-row";
import { filedPeriods } from "./filed-periods";

/** Those of the people with a period of their own for whom something was paid in it: food, or anything else. */
async function paidForOf(
  ctx: SignedInContext,
  transaction: Transaction,
  claim: StoredClaim,
  period: ClaimPeriod,
): Promise<ReadonlySet<string>> {
  if (!period.ofPersons || period.ofPersons.length === 0 || editionOf(claim) === "us") return new Set();
  const basis = await readClaimBasis(ctx, claim, period, { transaction });
  const sum = await sumInTurns(basis.lines, period, basis);
  const amounts = [...sum.amountByPerson].filter(([, cents]) => cents > 0).map(([personId]) => personId);
  return new Set([...amounts, ...basis.otherExpenses.map(({ personId }) => personId)]);
}

/** Whether a claim may have a period (claim-13, claim-51), by the law of its country and what was filed. */
export async function checkPeriodOverlap(
  ctx: SignedInContext,
  transaction: Transaction,
  claim: StoredClaim,
  period: ClaimPeriod,
): Promise<Outcome<ClaimPeriod, "claim_period_wrong">> {
  const { scope } = ctx.actor;
  const people = await readHousehold(transaction, scope);
  const facts = {
    edition: editionOf(claim),
    taxYear: claim.taxYear,
    filed: await filedPeriods(transaction, scope, claim),
    deaths: new Map(people.flatMap(({ id, diedOn }) => (diedOn === null ? [] : [[id, diedOn] as const]))),
  };
  const check = (paidFor: (own: PersonPeriod) => boolean) =>
    claimPeriodSchema({ ...facts, paidFor }).safeParse(period);
  // Nothing is read for days that cannot be a period at all.
  let checked = check(() => true);
  if (checked.success) {
    const paidFor = await paidForOf(ctx, transaction, claim, period);
    checked = check(({ personId }) => paidFor.has(personId));
  }
  return checked.success
    ? done(period)
    : refused("claim_period_wrong", { message: checked.error.issues[0]?.message ?? "" });
}
