import type { Share } from "@gf-ledger/claim/people/shares";
import { type ClaimPeriod, countsInPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { LineItem } from "@gf-ledger/claim/sums/lines/line-item";
import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import { claimLine } from "../../tax-report/rules/claim-line";
import { periodOf, type StoredClaim } from "../claim-row";
import type { StoredLine } from "./stored-line";

/** The tax year and days of each of the owner's claims, by its id. */
async function readClaimDays(client: Transaction, { userId }: UserScope) {
  const claims = await client.claim.findMany({ where: { userId }, omit: { snapshot: true } });
  return new Map(claims.map((one) => [one.id, { taxYear: one.taxYear, period: periodOf(one) }]));
}

/**
 * A line without the parts that another claim used. Where somebody had a period of their own there (claim-51), the
 * others' parts of a shared line are still free; otherwise all of it was claimed.
 */
function withoutClaimedParts(line: LineItem, usedIn: { taxYear: number; period: ClaimPeriod }): LineItem {
  const free = line.shares.filter(
    ({ personId }) => !countsInPeriod(usedIn.period, personId, line.purchaseDate),
  );
  const isSplit = usedIn.period.ofPersons !== undefined && free.length < line.shares.length;
  return isSplit && free.length > 0 ? { ...line, shares: free } : { ...line, claimedIn: usedIn.taxYear };
}

/** Returns how a stored line is a claim's own: without what another claim of the owner used of it. */
export async function linesOfClaim(
  client: Transaction,
  scope: UserScope,
  claim: StoredClaim,
  sharesOf: (row: StoredLine) => readonly Share[],
): Promise<(row: StoredLine) => LineItem> {
  const claimDays = await readClaimDays(client, scope);
  return (row) => {
    const usedIn = row.claimId === claim.id ? undefined : claimDays.get(row.claimId ?? "");
    const line = claimLine(row, sharesOf(row));
    return usedIn ? withoutClaimedParts(line, usedIn) : line;
  };
}
