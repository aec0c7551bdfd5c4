import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../gate/user-scope";

/** What is kept of one claim, ended links included, and all that is shown of it. */
export const MAX_KEPT_LINKS = 100;

/**
 * Whether one more link to a claim can be kept. Where a claim has as many as are kept, the oldest that ended without
 * having been opened is forgotten: it showed nobody anything. One that was opened stays, with its log (accounts-92).
 */
export async function makeRoomForLink(
  transaction: Transaction,
  { userId }: UserScope,
  { claimId, now }: { readonly claimId: string; readonly now: Date },
): Promise<boolean> {
  const ofClaim = { claimId, claim: { userId } };
  if ((await transaction.claimLink.count({ where: ofClaim })) < MAX_KEPT_LINKS) return true;
  const unopened = await transaction.claimLink.findFirst({
    where: {
      ...ofClaim,
      openings: { none: {} },
      OR: [{ revokedAt: { not: null } }, { expiresAt: { lte: now } }],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  if (!unopened) return false;
  await transaction.claimLink.deleteMany({ where: { id: unopened.id, claim: { userId } } });
  return true;
}
