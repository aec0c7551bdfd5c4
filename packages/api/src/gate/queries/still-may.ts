import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../../context";

/**
 * Whether what the call stands on is still there: its API key, or its session and, in somebody else's records, the
 * membership in the same role. Key and membership stay until this transaction ends: whoever takes them away waits,
 * and then ends what is given here (claim-38). Lock the rows of people first, as whoever takes them away does.
 */
export async function stillMay({ actor }: SignedInContext, transaction: Transaction): Promise<boolean> {
  const { scope, ownScope, sessionId, keyId, role } = actor;
  if (keyId !== null) {
    // Not FOR SHARE: other calls of the key note meanwhile that it was used.
    const keys = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM api_keys WHERE id = ${keyId}::uuid AND user_id = ${scope.userId}::uuid FOR KEY SHARE`;
    return keys.length > 0;
  }
  const where = { id: sessionId ?? ownScope.userId, userId: ownScope.userId };
  if ((await transaction.session.count({ where })) === 0) return false;
  if (scope.userId === ownScope.userId) return true;
  const memberships = await transaction.$queryRaw<unknown[]>`
    SELECT id FROM household_members
    WHERE user_id = ${scope.userId}::uuid AND member_id = ${ownScope.userId}::uuid AND role = ${role} FOR SHARE`;
  return memberships.length > 0;
}
