import { claimPeriodSchema } from "@gf-ledger/claim/periods/claim-period-schema";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { UserScope } from "../gate/user-scope";
import { readHousehold } from "../people/read-household";
import { editionOf, periodOf, type StoredClaim } from "./claim-row";

/** A filed claim by its year and period. */
export interface FiledClaim {
  readonly taxYear: number;
  readonly period: Period;
}

/** The claims that the owner filed in a country, oldest year first. */
export async function filedClaims(
  client: Transaction,
  { userId }: UserScope,
  edition: string,
): Promise<FiledClaim[]> {
  const rows = await client.claim.findMany({
    where: { userId, edition, status: { not: "draft" } },
    omit: { snapshot: true },
    orderBy: { taxYear: "asc" },
  });
  return rows.map((row) => ({ taxYear: row.taxYear, period: periodOf(row) }));
}

/** The periods of the owner's other claims that were filed in the same country. */
export async function filedPeriods(
  client: Transaction,
  { userId }: UserScope,
  claim: StoredClaim,
): Promise<Period[]> {
  const rows = await client.claim.findMany({
    where: { userId, edition: claim.edition, status: { not: "draft" }, id: { not: claim.id } },
    omit: { snapshot: true },
  });
  return rows.map(periodOf);
}

/** Whether a claim may have a period (claim-13), by the law of its country and what was filed. */
export async function checkPeriodOverlap(
  client: Transaction,
  scope: UserScope,
  claim: StoredClaim,
  period: Period,
): Promise<Outcome<Period, "claim_period_wrong">> {
  const filed = await filedPeriods(client, scope, claim);
  const people = await readHousehold(client, scope);
  const deaths = people.flatMap(({ diedOn }) =>
    diedOn && taxYearOf(diedOn) === claim.taxYear ? [diedOn] : [],
  );
  const facts = { edition: editionOf(claim), taxYear: claim.taxYear, filed };
  let message = "";
  // A period that fits one of several deaths is right.
  for (const diedOn of deaths.length > 0 ? deaths : [null]) {
    const checked = claimPeriodSchema({ ...facts, diedOn }).safeParse(period);
    if (checked.success) return done(period);
    message = checked.error.issues[0]?.message ?? "";
  }
  return refused("claim_period_wrong", { message });
}
