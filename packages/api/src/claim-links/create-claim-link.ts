import type { madeClaimLinkSchema, newClaimLinkInput } from "@gf-ledger/claim/file/claim-link";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import { editionOf } from "../claims/claim-row";
import { findClaim } from "../claims/find-claim";
import type { SignedInContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { pageLink } from "../mail/page-link";
import { claimLinkView, describeLinks } from "./claim-link-view";
import { MAX_KEPT_LINKS, makeRoomForLink } from "./kept-links";
import { makerOf } from "./maker-of-link";

/** More people than look at one claim. */
const MAX_LINKS = 20;

/**
 * POST /api/shares: a read-only link to one claim for one address, told in this answer and never again
 * (claim-26, claim-31). The token stands in the fragment, which no browser sends to a server or names as a referrer.
 */
export function createClaimLink(
  ctx: SignedInContext,
  { claimId, email, expiresInDays }: z.output<typeof newClaimLinkInput>,
): Promise<
  Outcome<
    z.infer<typeof madeClaimLinkSchema>,
    "no_such_claim" | "too_many_claim_links" | "too_many_opened_links" | NotGiven
  >
> {
  const { scope } = ctx.actor;
  return giveGrant(ctx, async (transaction) => {
    const claim = await findClaim(transaction, scope, claimId);
    if (!claim.ok) return claim;
    const createdAt = ctx.now();
    const live = { claimId, revokedAt: null, expiresAt: { gt: createdAt } };
    if ((await transaction.claimLink.count({ where: live })) >= MAX_LINKS)
      return refused("too_many_claim_links", { most: MAX_LINKS });
    if (!(await makeRoomForLink(transaction, scope, { claimId, now: createdAt })))
      return refused("too_many_opened_links", { most: MAX_KEPT_LINKS });
    const token = newToken();
    const row = await transaction.claimLink.create({
      data: {
        claimId,
        email,
        ...makerOf(ctx.actor),
        tokenHash: hashToken(token),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
      },
    });
    const url = `${pageLink(ctx.settings, editionOf(claim.value), "/shared-claim")}#link=${token}`;
    const described = await describeLinks(ctx, transaction, [row]);
    const answer = { ...claimLinkView({ ...row, openings: [], _count: { openings: 0 } }, described), url };
    return done({ answer, change: { kind: "claimLinkMade" as const, name: email } });
  });
}
