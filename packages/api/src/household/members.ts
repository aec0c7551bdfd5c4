import type { HouseholdAccess, InvitedRole } from "@gf-ledger/domain/account/household-access";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { giveGrant, type NotGiven } from "../grants/give-grant";

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

/** PUT /api/household/members/{id}: from the next call on the member has the other role. */
export async function changeRole(
  ctx: SignedInContext,
  { id, role }: { readonly id: string; readonly role: InvitedRole },
): Promise<Outcome<{ id: string }, "no_such_member" | NotGiven>> {
  const where = { id, userId: ctx.actor.scope.userId };
  return giveGrant(ctx, async (transaction) => {
    const held = await transaction.householdMember.findFirst({ where, select: { role: true, member: true } });
    if (!held) return refused("no_such_member");
    await transaction.householdMember.updateMany({ where, data: { role } });
    const changed = { kind: "roleChanged" as const, name: held.member.email, role };
    return done({ answer: { id }, change: held.role === role ? null : changed });
  });
}

/** DELETE /api/household/members/{id}: from the next call on the member sees their own records alone. */
export async function removeMember(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ id: string }, "no_such_member">> {
  const where = { id, userId: ctx.actor.scope.userId };
  const { count } = await ctx.database.householdMember.deleteMany({ where });
  return count === 0 ? refused("no_such_member") : done({ id });
}
