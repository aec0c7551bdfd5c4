import { AppError } from "@gf-ledger/domain/app-error";
import { accountDeletedMessage } from "@gf-ledger/mail/messages/account-deleted";
import { confirmPassword } from "../auth/guess-limits";
import { sessionCookie } from "../auth/session-cookie";
import type { SignedInContext } from "../context";
import { enqueueMail } from "../mail/outgoing-mail";
import { currentSubscription } from "../subscription/current-subscription";

/** How fresh a sign-in by link must be to stand in for a password. */
const FRESH_SESSION_MS = 15 * 60_000;

async function assertConfirmed(ctx: SignedInContext, password: string | undefined): Promise<void> {
  const { userId } = ctx.actor.scope;
  const user = await ctx.database.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (user.passwordHash) {
    if (await confirmPassword(ctx, user.passwordHash, password ?? "")) return;
    throw new AppError("forbidden", "Please confirm with your password.");
  }
  const session = ctx.actor.sessionId
    ? await ctx.database.session.findUnique({
        where: { id: ctx.actor.sessionId },
        select: { createdAt: true },
      })
    : null;
  if (session && ctx.now().getTime() - session.createdAt.getTime() < FRESH_SESSION_MS) return;
  throw new AppError(
    "forbidden",
    "Please sign in again with a mailed link, then delete your account within 15 minutes.",
  );
}

/** Nobody whose account is gone is charged again: a subscription that can't be ended keeps the account. */
async function endSubscription(ctx: SignedInContext): Promise<void> {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row || row.status === "canceled") return;
  try {
    const state = await ctx.payments.retrieve(row.externalId);
    if (state && state.status !== "canceled") await ctx.payments.cancelAtPeriodEnd(row.externalId);
  } catch (error) {
    ctx.log("error", "payment_provider_failed", { requestId: ctx.requestId, error });
    throw new AppError(
      "unavailable",
      "Your subscription could not be ended with the payment provider just now, so nothing was deleted. Please try again in a moment.",
      { retryAfterSeconds: 30 },
    );
  }
}

/**
 * Deletes the account and everything of it at once (accounts-42), confirmed by password, or by a fresh link for
 * an account without one. A running subscription is ended with the payment provider first.
 */
export async function deleteAccount(
  ctx: SignedInContext,
  input: { password?: string | undefined },
): Promise<{ message: string }> {
  await assertConfirmed(ctx, input.password);
  const { userId } = ctx.actor.scope;
  const { email } = ctx.actor.user;
  await endSubscription(ctx);
  await ctx.database.$transaction(async (transaction) => {
    await transaction.verificationToken.deleteMany({ where: { email } });
    await transaction.outgoingMail.deleteMany({ where: { recipient: email } });
    await transaction.user.delete({ where: { id: userId } });
    await enqueueMail(ctx, transaction, accountDeletedMessage({ to: email, edition: ctx.edition }));
  });
  ctx.setCookies.push(sessionCookie(null, ctx.now(), ctx.secure));
  return { message: "Your account and everything in it has been deleted." };
}
