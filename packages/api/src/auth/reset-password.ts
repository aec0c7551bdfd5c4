import { AppError } from "@gf-ledger/domain/app-error";
import type { SignedInContext } from "../context";
import { confirmPassword } from "./guess-limits";
import { hashPassword } from "./password";

/** How long after a mailed link was opened its session may set a password without the old one. */
export const PASSWORD_RIGHT_MS = 3_600_000;

const NOT_CURRENT = "Your current password is not right.";

interface NewPassword {
  readonly password: string;
  /** API keys stay; otherwise none outlives the password. */
  readonly keepApiKeys: boolean;
  /** Hash of the old password as it was verified; `null`: set without it, and the session's right to that is used up. */
  readonly replaces: string | null;
}

/**
 * Sets the password and ends every other session of the user and every link under way, all in one transaction.
 * @throws AppError `forbidden` when the session has no right, or used it, or the old password was replaced meanwhile.
 */
async function storePassword(ctx: SignedInContext, chosen: NewPassword, refusal: string): Promise<void> {
  const { userId } = ctx.actor.scope;
  const { sessionId } = ctx.actor;
  const byRight = chosen.replaces === null;
  const right = { id: sessionId ?? userId, userId, maySetPasswordUntil: { gt: ctx.now() } };
  // Looked at before the hashing, so that a call without the right costs little; taken with the change.
  if (byRight && (await ctx.database.session.count({ where: right })) === 0) {
    throw new AppError("forbidden", refusal);
  }
  const passwordHash = await hashPassword(chosen.password);
  await ctx.database.$transaction(async (transaction) => {
    if (byRight) {
      const taken = await transaction.session.updateMany({
        where: right,
        data: { maySetPasswordUntil: null },
      });
      if (taken.count === 0) throw new AppError("forbidden", refusal);
    }
    const { count } = await transaction.user.updateMany({
      where: { id: userId, ...(byRight ? {} : { passwordHash: chosen.replaces }) },
      data: { passwordHash },
    });
    if (count === 0) throw new AppError("forbidden", refusal);
    await transaction.session.deleteMany({
      where: { userId, ...(sessionId ? { id: { not: sessionId } } : {}) },
    });
    await transaction.session.updateMany({ where: { userId }, data: { maySetPasswordUntil: null } });
    await transaction.verificationToken.deleteMany({ where: { email: ctx.actor.user.email } });
    if (!chosen.keepApiKeys) await transaction.apiKey.deleteMany({ where: { userId } });
  });
}

/**
 * accounts-11, accounts-39: the new password after a reset link was opened, by the session that opened it, within the hour and once.
 * API keys are revoked unless they are to be kept.
 */
export async function resetPassword(
  ctx: SignedInContext,
  input: { password: string; keepApiKeys: boolean },
): Promise<{ message: string }> {
  await storePassword(ctx, { ...input, replaces: null }, "Please open a new password reset link first.");
  return { message: "Your password has been changed." };
}

/**
 * Changes the password from the account page with the current one, and keeps the API keys. An account without one
 * sets its first within an hour of a mailed link, which is a reset in all but name.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword?: string | undefined; password: string; keepApiKeys: boolean },
): Promise<{ message: string }> {
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  const { password, keepApiKeys } = input;
  if (passwordHash === null) {
    const refusal = "Please sign in with a new mailed link first, then set your password within an hour.";
    await storePassword(ctx, { password, keepApiKeys, replaces: null }, refusal);
  } else {
    if (!(await confirmPassword(ctx, passwordHash, input.currentPassword ?? ""))) {
      throw new AppError("forbidden", NOT_CURRENT);
    }
    await storePassword(ctx, { password, keepApiKeys: true, replaces: passwordHash }, NOT_CURRENT);
  }
  return { message: "Your password has been changed." };
}
