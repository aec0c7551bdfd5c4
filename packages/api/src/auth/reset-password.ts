import { done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import { endLinksMadeBy } from "../claim-links/maker-of-link";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { confirmPassword } from "./guess-limits";
import { hashPassword } from "./password";

/** How long after a mailed link was opened its session may set a password without the old one. */
export const PASSWORD_RIGHT_MS = 3_600_000;

interface NewPassword {
  readonly password: string;
  /** `true`: API keys stay. `false`: all are revoked with the old password. */
  readonly keepApiKeys: boolean;
  /**
   * Hash of the old password that was verified; `null` sets the new one without it and uses up the session's
   * right to that.
   */
  readonly replaces: string | null;
}

/**
 * Why a session may not set the password: it needs a mailed link, or the old password has changed meanwhile.
 */
type NoRight = "password_login_off" | "reset_link_needed" | "sign_in_link_needed" | "wrong_current_password";
type Stored = Outcome<{ message: string }, NoRight | "too_many_sign_ins">;

/**
 * In one transaction: sets the password, and ends the user's other sessions and open links. Refused with
 * `noRight` when the session has no right or has used it, or when the old password was replaced meanwhile.
 */
async function storePassword(ctx: SignedInContext, chosen: NewPassword, noRight: NoRight): Promise<Stored> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { userId } = ctx.actor.scope;
  const { sessionId } = ctx.actor;
  const byRight = chosen.replaces === null;
  const right = { id: sessionId ?? userId, userId, maySetPasswordUntil: { gt: ctx.now() } };
  // Checked before the hashing, so that a call without the right costs little; used up together with the
  // change.
  if (byRight && (await ctx.database.session.count({ where: right })) === 0) return refused(noRight);
  const hashed = await hashPassword(chosen.password);
  if (!hashed.ok) return hashed;
  return inTransaction(ctx.database, async (transaction) => {
    if (byRight) {
      const taken = await transaction.session.updateMany({
        where: right,
        data: { maySetPasswordUntil: null },
      });
      if (taken.count === 0) return refused(noRight);
    }
    const { count } = await transaction.user.updateMany({
      where: { id: userId, ...(byRight ? {} : { passwordHash: chosen.replaces }) },
      data: { passwordHash: hashed.value },
    });
    if (count === 0) return refused(noRight);
    await transaction.session.deleteMany({
      where: { userId, ...(sessionId ? { id: { not: sessionId } } : {}) },
    });
    await transaction.session.updateMany({ where: { userId }, data: { maySetPasswordUntil: null } });
    await transaction.verificationToken.deleteMany({ where: { email: ctx.actor.user.email } });
    if (!chosen.keepApiKeys) {
      await transaction.apiKey.deleteMany({ where: { userId } });
      await transaction.calendarFeed.deleteMany({ where: { userId } });
      await transaction.webhook.deleteMany({ where: { userId } });
      // Also those made in records of others, as their member (claim-601).
      await endLinksMadeBy(transaction, { makerId: userId }, ctx.now());
    }
    return done({ message: translatorOf(ctx.locale, "done")("passwordChanged") });
  });
}

/**
 * accounts-11, accounts-39: sets a new password, once and within an hour, from the session that opened a
 * reset link. API keys are revoked unless `keepApiKeys` is set.
 */
export function resetPassword(
  ctx: SignedInContext,
  input: { password: string; keepApiKeys: boolean },
): Promise<Stored> {
  return storePassword(ctx, { ...input, replaces: null }, "reset_link_needed");
}

/**
 * Changes the password on the account page, given the current one; API keys stay. An account without a
 * password sets its first within an hour of opening a mailed link, as in a reset.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword?: string | undefined; password: string; keepApiKeys: boolean },
): Promise<Stored | Refused<"too_many_requests">> {
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  const { password, keepApiKeys } = input;
  if (passwordHash === null) {
    return storePassword(ctx, { password, keepApiKeys, replaces: null }, "sign_in_link_needed");
  }
  const fits = await confirmPassword(ctx, passwordHash, input.currentPassword ?? "");
  if (!fits.ok) return fits;
  if (!fits.value) return refused("wrong_current_password");
  const chosen = { password, keepApiKeys: true, replaces: passwordHash };
  return storePassword(ctx, chosen, "wrong_current_password");
}
