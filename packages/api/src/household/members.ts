import type { HouseholdAccess } from "@gf-ledger/domain/account/household-access";
import { type InvitedRole, roleAllows } from "@gf-ledger/domain/account/roles";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { endLinksMadeBy } from "../claim-links/maker-of-link";
import type { SignedInContext } from "../context";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { inTransaction } from "../refusals/in-transaction";

export const invitedRoleOf = (role: string): InvitedRole => (role === "member" ? "member" : "preparer");

/** GET /api/household: who may use the owner's records, and who was invited, the oldest first. */
export async function listHousehold(ctx: SignedInContext): Promise<HouseholdAccess> {
  const { userId } = ctx.actor.scope;
  const members = await ctx.database.householdMember.findMany({
    where: { userId },
    orderBy: { acceptedAt: "asc" },
    include: { member: { select: { email: true, name: true } } },
  });
  const invitations = await ctx.database.householdInvitation.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
  });
  return {
    members: members.map(({ id, role, acceptedAt, member }) => ({
      id,
      ...member,
      role: invitedRoleOf(role),
      acceptedAt: acceptedAt.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role: invitedRoleOf(role),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** PUT /api/household/members/{id}: from the next call on the member has the other role; a preparer's links end. */
export async function changeRole(
  ctx: SignedInContext,
  { id, role }: { readonly id: string; readonly role: InvitedRole },
): Promise<Outcome<{ id: string }, "no_such_member" | NotGiven>> {
  const { userId } = ctx.actor.scope;
  const where = { id, userId };
  return giveGrant(ctx, async (transaction) => {
    const held = await transaction.householdMember.findFirst({ where, include: { member: true } });
    if (!held) return refused("no_such_member");
    await transaction.householdMember.updateMany({ where, data: { role } });
    const ended = { makerId: held.memberId, ownerId: userId };
    if (!roleAllows(role, "change")) await endLinksMadeBy(transaction, ended, ctx.now());
    const changed = { kind: "roleChanged" as const, name: held.member.email, role };
    return done({ answer: { id }, change: held.role === role ? null : changed });
  });
}

/** DELETE /api/household/members/{id}: from the next call on the member sees their own records alone, and the links that they made end (claim-38). */
export async function removeMember(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ id: string }, "no_such_member">> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    const member = await transaction.householdMember.findUnique({ where: { id, userId } });
    if (!member) return refused("no_such_member");
    await transaction.householdMember.deleteMany({ where: { id, userId } });
    await endLinksMadeBy(transaction, { makerId: member.memberId, ownerId: userId }, ctx.now());
    return done({ id });
  });
}
