import type { Transaction } from "@gf-ledger/db/database";
import type { ApiContext, SignedInContext } from "../../context";

/**
 * accounts-68: a mailed link bypasses passkeys and codes, so whoever guards an account with them is told
 * on every device that was signed in before. Called before the link's own session is made.
 */
export async function notifyOtherDevices(
  ctx: ApiContext,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  const passkeys = await transaction.passkey.count({ where: { userId } });
  const guarded = await transaction.secondFactor.count({ where: { userId, confirmedAt: { not: null } } });
  if (passkeys + guarded === 0) return;
  await transaction.session.updateMany({ where: { userId }, data: { linkUsedAt: ctx.now() } });
}

/** POST /api/account/link-use/seen: this device was told, and is not told again. */
export async function linkUseSeen(ctx: SignedInContext): Promise<Record<string, never>> {
  const { sessionId, ownScope } = ctx.actor;
  if (sessionId) {
    await ctx.database.session.updateMany({
      where: { id: sessionId, userId: ownScope.userId },
      data: { linkUsedAt: null },
    });
  }
  return {};
}
