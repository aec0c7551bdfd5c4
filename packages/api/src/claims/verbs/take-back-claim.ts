import type { takeBackInput } from "@gf-ledger/claim/file/claim-input";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import type { SignedInContext } from "../../context";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import type { StoredClaim } from "../claim-row";
import { claimView } from "../claim-view";
import { findClaim, lockOwner } from "../find-claim";
import { keepSnapshot } from "./earlier-snapshots";

type NotTakenBack =
  | "no_such_claim"
  | "claim_not_taken_back"
  | "claim_adjusted"
  | "claim_adjusted_too_often"
  | "claim_rested_on";

/** The first filed claim of a later year, which leaves out what this one claimed; `null` where there is none. */
async function restingOn(transaction: Transaction, claim: StoredClaim): Promise<number | null> {
  const later = await transaction.claim.findFirst({
    where: {
      userId: claim.userId,
      edition: claim.edition,
      status: { not: "draft" },
      taxYear: { gt: claim.taxYear },
    },
    orderBy: { taxYear: "asc" },
    select: { taxYear: true },
  });
  return later?.taxYear ?? null;
}

/**
 * POST /api/claims/{id}/take-back: a filing that did not happen, or not so, is a draft again (claim-63). What had
 * been frozen stays in the record of changes with the reason, and its line items are free.
 */
export function takeBackClaim(
  ctx: SignedInContext,
  { id, why }: z.output<typeof takeBackInput>,
): Promise<Outcome<ClaimView, NotTakenBack>> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockOwner(transaction, scope);
    const found = await findClaim(transaction, scope, id);
    if (!found.ok) return found;
    const claim = found.value;
    if (claim.status === "draft") return refused("claim_not_taken_back");
    if (claim.status === "adjusted") return refused("claim_adjusted");
    const laterYear = await restingOn(transaction, claim);
    if (laterYear !== null) return refused("claim_rested_on", { laterYear });
    await setAuditReason(transaction, why);
    const kept = await keepSnapshot(transaction, claim, null);
    if (!kept.ok) return kept;
    const draft = await transaction.claim.update({
      where: { id, userId: scope.userId },
      data: {
        status: "draft",
        filedAt: null,
        filedOn: null,
        snapshot: null,
        snapshotSha256: null,
        snapshotIds: Prisma.DbNull,
        updatedAt: ctx.now(),
      },
      omit: { snapshot: true },
    });
    await transaction.lineItem.updateMany({
      where: { userId: scope.userId, claimId: id },
      data: { claimId: null },
    });
    return done(claimView(draft));
  });
}
