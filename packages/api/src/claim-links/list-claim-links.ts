import type { ClaimLinkView, OwnedClaimLinkView } from "@gf-ledger/claim/file/claim-link";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { findClaim } from "../claims/find-claim";
import type { SignedInContext } from "../context";
import { claimLinkView, describeLinks } from "./claim-link-view";
import { MAX_KEPT_LINKS } from "./kept-links";

const MAX_OPENINGS_SHOWN = 50;

const withLog = {
  openings: { orderBy: [{ openedAt: "desc" }, { id: "desc" }], take: MAX_OPENINGS_SHOWN },
  _count: { select: { openings: true } },
} satisfies Prisma.ClaimLinkInclude;

/** GET /api/shares: the links to one claim with what was done by them, the newest first (claim-31). */
export async function listClaimLinks(
  ctx: SignedInContext,
  { claimId }: { readonly claimId: string },
): Promise<Outcome<{ links: ClaimLinkView[] }, "no_such_claim">> {
  const claim = await findClaim(ctx.database, ctx.actor.scope, claimId);
  if (!claim.ok) return claim;
  const rows = await ctx.database.claimLink.findMany({
    where: { claimId, claim: { userId: ctx.actor.scope.userId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_KEPT_LINKS,
    include: withLog,
  });
  const described = await describeLinks(ctx, ctx.database, rows);
  return done({ links: rows.map((row) => claimLinkView(row, described)) });
}

/** GET /api/account/shares: the links to any of the owner's claims that work, the newest first (claim-40). */
export async function listOwnedClaimLinks(ctx: SignedInContext): Promise<{ links: OwnedClaimLinkView[] }> {
  const { userId } = ctx.actor.scope;
  const rows = await ctx.database.claimLink.findMany({
    where: { claim: { userId }, revokedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { claim: { select: { taxYear: true } } },
  });
  const described = await describeLinks(ctx, ctx.database, rows);
  const links = rows.map((row) => ({
    id: row.id,
    claimId: row.claimId,
    taxYear: row.claim.taxYear,
    email: row.email,
    ...described(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
  return { links: links.filter(({ works }) => works) };
}

/** DELETE /api/account/shares: ends every link to any of the owner's claims, whoever made it (claim-40). */
export async function revokeOwnedClaimLinks(ctx: SignedInContext): Promise<{ ended: number }> {
  const { count } = await ctx.database.claimLink.updateMany({
    where: { claim: { userId: ctx.actor.scope.userId }, revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
  return { ended: count };
}

/** DELETE /api/shares/{id}: the link stops working; its log stays. */
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
