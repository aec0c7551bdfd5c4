import { AppError } from "@gf-ledger/domain/app-error";
import type { SignedInContext } from "../context";
import { hashPassword, passwordFits } from "./password";

/** How long after opening a reset link the new password may be set without the old one. */
const RESET_WINDOW_MS = 3_600_000;

/** Sets the password and ends every other session of the user. */
async function storePassword(ctx: SignedInContext, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { userId } = ctx.actor.scope;
  await ctx.database.$transaction([
    ctx.database.user.update({ where: { id: userId }, data: { passwordHash } }),
    ctx.database.session.deleteMany({
      where: { userId, ...(ctx.actor.sessionId ? { id: { not: ctx.actor.sessionId } } : {}) },
    }),
    ctx.database.verificationToken.deleteMany({ where: { userId } }),
  ]);
}

/** D6: the new password after a reset link was opened, within the hour. */
export async function resetPassword(
  ctx: SignedInContext,
  input: { password: string },
): Promise<{ message: string }> {
  const opened = await ctx.database.verificationToken.findFirst({
    where: {
      email: ctx.actor.user.email,
      purpose: "reset-password",
      usedAt: { gte: new Date(ctx.now().getTime() - RESET_WINDOW_MS) },
    },
    select: { id: true },
  });
  if (!opened) throw new AppError("forbidden", "Please open a new password reset link first.");
  await storePassword(ctx, input.password);
  return { message: "Your password has been changed." };
}

/** Changes the password from the account page; an account without one sets its first. */
export async function changePassword(
  ctx: SignedInContext,
  input: { currentPassword?: string | undefined; password: string },
): Promise<{ message: string }> {
  await ctx.limits.check("loginFailuresOfAddress", ctx.actor.user.email);
  const user = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  if (user.passwordHash && !(await passwordFits(user.passwordHash, input.currentPassword ?? ""))) {
    await ctx.limits.consume("loginFailuresOfAddress", ctx.actor.user.email);
    throw new AppError("forbidden", "Your current password is not right.");
  }
  await storePassword(ctx, input.password);
  return { message: "Your password has been changed." };
}
