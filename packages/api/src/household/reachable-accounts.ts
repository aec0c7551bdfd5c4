import type { ReachableAccounts } from "@gf-ledger/domain/account/household-access";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { endLinksMadeBy } from "../claim-links/maker-of-link";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { invitedRoleOf } from "./members";

/** GET /api/household/accounts: whose records the signed-in person may look at, their own first. */
export async function reachableAccounts(ctx: SignedInContext): Promise<ReachableAccounts> {
  const { ownScope, scope, user } = ctx.actor;
  const rows = await ctx.database.householdMember.findMany({
    where: { memberId: ownScope.userId },
    orderBy: { acceptedAt: "asc" },
    include: { account: { select: { name: true, email: true } } },
  });
  const own = { accountId: ownScope.userId, owner: user.name ?? user.email, role: "owner" } as const;
  const others = rows.map(({ userId, role, account }) => ({
    accountId: userId,
    owner: account.name ?? account.email,
    role: invitedRoleOf(role),
  }));
  return {
    accounts: [own, ...others].map((one) => ({ ...one, current: one.accountId === scope.userId })),
  };
}

/** POST /api/household/look-at: whose records this session works on from the next call on (accounts-69). */
export async function lookAt(
  ctx: SignedInContext,
  { accountId }: { readonly accountId: string | null },
): Promise<Outcome<{ accountId: string }, "no_such_household">> {
  const { ownScope, sessionId } = ctx.actor;
  const { userId } = ownScope;
  const isOwn = accountId === null || accountId === userId;
  const membership = isOwn
    ? 1
    : await ctx.database.householdMember.count({
        where: { userId: accountId, memberId: userId },
      });
  if (membership === 0) return refused("no_such_household");
  await ctx.database.session.updateMany({
    where: { id: sessionId ?? userId, userId },
    data: { lookingAtId: isOwn ? null : accountId },
  });
  return done({ accountId: accountId ?? userId });
}

/** POST /api/household/leave: gives up the right to somebody else's records, with the links made of them. */
export async function leaveHousehold(
  ctx: SignedInContext,
  { accountId }: { readonly accountId: string },
): Promise<Outcome<{ accountId: string }, "no_such_household">> {
  const memberId = ctx.actor.ownScope.userId;
  return inTransaction(ctx.database, async (transaction) => {
    const { count } = await transaction.householdMember.deleteMany({
      where: { userId: accountId, memberId },
    });
    if (count === 0) return refused("no_such_household");
    await endLinksMadeBy(transaction, { makerId: memberId, ownerId: accountId }, ctx.now());
    return done({ accountId });
  });
}
