import type { SignedInContext } from "../context";

/** The caller's newest claim of a tax year in this edition; `null` where there is none. */
export function claimOfYear({ database, actor, edition }: SignedInContext, taxYear: number) {
  return database.claim.findFirst({
    where: { userId: actor.scope.userId, edition, taxYear },
    orderBy: { createdAt: "desc" },
    select: { id: true, filedAt: true, filedOn: true },
  });
}
