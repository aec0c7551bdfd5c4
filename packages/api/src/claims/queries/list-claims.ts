import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { claimView } from "../claim-view";
import { findClaim } from "../find-claim";

/** GET /api/claims: the owner's claims in this edition, the newest tax year first. */
export async function listClaims(ctx: SignedInContext): Promise<{ claims: ClaimView[] }> {
  const { keyYear, scope } = ctx.actor;
  const ofYear = keyYear === null ? {} : { taxYear: keyYear };
  const rows = await ctx.database.claim.findMany({
    where: { userId: scope.userId, edition: ctx.edition, ...ofYear },
    orderBy: [{ taxYear: "desc" }, { createdAt: "desc" }],
    omit: { snapshot: true },
  });
  return { claims: rows.map(claimView) };
}

/** GET /api/claims/{id}. Whoever opens a claim is likely to want its documents. */
export async function getClaim(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ClaimView, "no_such_claim">> {
  ctx.documents.warm();
  const found = await findClaim(ctx.database, ctx.actor.scope, id);
  return found.ok ? done(claimView(found.value)) : found;
}
