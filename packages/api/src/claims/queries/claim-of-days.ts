import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { ClaimDays } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { SignedInContext } from "../../context";
import { periodOf, type StoredClaim } from "../claim-row";

/** The claim of a tax year whose own days are asked about (screens-40); `null` for other days, and where none are said. */
export async function claimOfDays(
  { database, actor, edition }: SignedInContext,
  { year, from, to }: ClaimDays,
): Promise<StoredClaim | null> {
  if (from === undefined || to === undefined) return null;
  const { userId } = actor.scope;
  const claim = await database.claim.findFirst({
    where: { userId, edition, taxYear: year },
    omit: { snapshot: true },
  });
  if (claim === null) return null;
  const days = wholeSpan(periodOf(claim));
  return days.from === from && days.to === to ? claim : null;
}
