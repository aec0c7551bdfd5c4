import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import { periodOf, type StoredClaim } from "../claim-row";

/** A filed claim by its year and period. */
export interface FiledClaim {
  readonly taxYear: number;
  readonly period: ClaimPeriod;
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
