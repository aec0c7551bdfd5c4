import type { AccountSource } from "./account-source";

/**
 * Who may use the person's records, who was invited, whose records the person may use, and what was said about
 * their claims (accounts-55, accounts-56), without a token. An import reads none of it: a download makes nobody
 * a member of another account.
 */
export async function householdAccessRecord({ database, actor }: AccountSource) {
  const { userId } = actor.scope;
  const members = await database.householdMember.findMany({
    where: { userId },
    select: { member: { select: { email: true, name: true } }, role: true, acceptedAt: true },
    orderBy: { acceptedAt: "asc" },
  });
  const memberships = await database.householdMember.findMany({
    where: { memberId: userId },
    select: { account: { select: { email: true, name: true } }, role: true, acceptedAt: true },
    orderBy: { acceptedAt: "asc" },
  });
  const invitations = await database.householdInvitation.findMany({
    where: { userId },
    select: { email: true, role: true, createdAt: true, expiresAt: true },
    orderBy: { createdAt: "asc" },
  });
  const comments = await database.claimComment.findMany({
    where: { userId },
    select: { claimId: true, lineItemId: true, author: true, text: true, createdAt: true, settledAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const ownComments = await database.claimComment.findMany({
    where: { authorId: userId, userId: { not: userId } },
    select: {
      account: { select: { email: true, name: true } },
      text: true,
      createdAt: true,
      settledAt: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return {
    members: members.map(({ member, ...row }) => ({ ...member, ...row })),
    invitations,
    memberOf: memberships.map(({ account, ...row }) => ({ owner: account, ...row })),
    comments,
    /** Said about the claims of others. */
    ownComments: ownComments.map(({ account, ...row }) => ({ owner: account, ...row })),
  };
}
