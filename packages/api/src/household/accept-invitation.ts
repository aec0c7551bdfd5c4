import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { hashToken } from "../gate/secret-token";
import { mailOwner } from "../grants/mail-owner";
import { inTransaction } from "../refusals/in-transaction";
import { invitedRoleOf } from "./members";

/**
 * POST /api/household/accept: makes the signed-in person a member, and has this session look at those records
 * (accounts-55). Only the address that was invited accepts, and once: the invitation's row goes in the same
 * transaction.
 */
export async function acceptInvitation(
  ctx: SignedInContext,
  { token }: { readonly token: string },
): Promise<
  Outcome<
    { accountId: string },
    "too_many_requests" | "invitation_ended" | "invitation_of_other_address" | "invitation_to_oneself"
  >
> {
  const { ownScope, user, sessionId } = ctx.actor;
  const taken = await ctx.limits.take([["claimLinksOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  return inTransaction(ctx.database, async (transaction) => {
    const now = ctx.now();
    const invitation = await transaction.householdInvitation.findUnique({
      where: { tokenHash: hashToken(token) },
    });
    if (!invitation || invitation.expiresAt <= now) return refused("invitation_ended");
    const { id, userId, email, role } = invitation;
    if (userId === ownScope.userId) return refused("invitation_to_oneself");
    if (email !== user.email) return refused("invitation_of_other_address");
    // A password reset of the owner came first and ended the invitation, or ends the membership (accounts-80).
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const { count } = await transaction.householdInvitation.deleteMany({ where: { id } });
    if (count === 0) return refused("invitation_ended");
    await transaction.householdMember.create({
      data: { userId, memberId: ownScope.userId, role, acceptedAt: now },
    });
    await transaction.session.updateMany({
      where: { id: sessionId ?? ownScope.userId, userId: ownScope.userId },
      data: { lookingAtId: userId },
    });
    const change = { kind: "invitationAccepted", name: email, role: invitedRoleOf(role) } as const;
    await mailOwner(ctx, transaction, { userId, actor: null }, change);
    return done({ accountId: userId });
  });
}
