import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { assertRoomFor } from "../../limits/account-room";
import { inTransaction } from "../../refusals/in-transaction";
import { claimView } from "../claim-view";
import { lockOwner } from "../find-claim";

/**
 * POST /api/claims: the draft of a tax year. There is one for a year and edition, so that a repeated call
 * answers the same one. A year that was filed gets no second claim: its changes are an adjustment.
 */
export function createClaim(
  ctx: SignedInContext,
  { taxYear }: { readonly taxYear: number },
): Promise<Outcome<ClaimView, "claim_year_filed">> {
  const { userId } = ctx.actor.scope;
  ctx.documents.warm();
  return inTransaction(ctx.database, async (transaction) => {
    await lockOwner(transaction, ctx.actor.scope);
    const [known] = await transaction.claim.findMany({
      where: { userId, taxYear, edition: ctx.edition },
      omit: { snapshot: true },
    });
    if (known && known.status !== "draft") return refused("claim_year_filed", { taxYear });
    if (!known) await assertRoomFor(transaction, ctx.actor.scope, "claims");
    const now = ctx.now();
    const data = { userId, taxYear, edition: ctx.edition, createdAt: now, updatedAt: now };
    return done(claimView(known ?? (await transaction.claim.create({ data, omit: { snapshot: true } }))));
  });
}
