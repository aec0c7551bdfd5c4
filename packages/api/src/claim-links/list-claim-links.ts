import type { ClaimLinkView } from "@gf-ledger/claim/file/claim-link";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { findClaim } from "../claims/find-claim";
import type { SignedInContext } from "../context";
import { claimLinkView } from "./claim-link-view";

const MOST_OPENINGS_SHOWN = 50;
const MOST_LINKS_SHOWN = 100;

/** GET /api/shares: the links to one claim with what was done by them, the newest first (claim-31). */
export async function listClaimLinks(
  ctx: SignedInContext,
  { claimId }: { readonly claimId: string },
): Promise<Outcome<{ links: ClaimLinkView[] }, "no_such_claim">> {
  const claim = await findClaim(ctx.database, ctx.actor.scope, claimId);
  if (!claim.ok) return claim;
  const rows = await ctx.database.claimLink.findMany({
    where: { claimId, claim: { userId: ctx.actor.scope.userId } },
    orderBy: { createdAt: "desc" },
    take: MOST_LINKS_SHOWN,
    include: {
      openings: { orderBy: [{ openedAt: "desc" }, { id: "desc" }], take: MOST_OPENINGS_SHOWN },
      _count: { select: { openings: true } },
    },
  });
  return done({ links: rows.map(claimLinkView) });
}

/** DELETE /api/shares/{id}: from now on the link opens nothing; its log stays. */
export async function revokeClaimLink(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ id: string }, "no_such_claim_link">> {
  const { count } = await ctx.database.claimLink.updateMany({
    where: { id, claim: { userId: ctx.actor.scope.userId } },
    data: { revokedAt: ctx.now() },
  });
  return count === 0 ? refused("no_such_claim_link") : done({ id });
}
