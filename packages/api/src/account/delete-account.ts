import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { accountDeletedMessage } from "@gf-ledger/mail/messages/account/account-deleted";
import { translatorOf } from "@gf-ledger/messages/translator";
import { confirmPassword } from "../auth/guess-limits";
import { sessionCookie } from "../auth/session-cookie";
import { setCookie } from "../auth/set-cookie";
import type { SignedInContext } from "../context";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { inTransaction } from "../refusals/in-transaction";
import { currentSubscription } from "../subscription/current-subscription";
import { forgetMember } from "./forget-member";

/** How fresh a sign-in by link must be to stand in for a password. */
const FRESH_SESSION_MS = 15 * 60_000;

type Unconfirmed =
  | "deletion_not_confirmed"
  | "fresh_sign_in_needed"
  | "too_many_requests"
  | "too_many_sign_ins";

async function confirmed(
  ctx: SignedInContext,
  password: string | undefined,
): Promise<Outcome<null, Unconfirmed>> {
  const { userId } = ctx.actor.scope;
  const user = await ctx.database.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  if (user.passwordHash && ctx.settings.passwordLogin) {
    const fits = await confirmPassword(ctx, user.passwordHash, password ?? "");
    if (!fits.ok) return fits;
    return fits.value ? done(null) : refused("deletion_not_confirmed");
  }
  const session = ctx.actor.sessionId
    ? await ctx.database.session.findUnique({
        where: { id: ctx.actor.sessionId },
        select: { createdAt: true },
      })
    : null;
  const isFresh = session && ctx.now().getTime() - session.createdAt.getTime() < FRESH_SESSION_MS;
  return isFresh ? done(null) : refused("fresh_sign_in_needed");
}

/**
 * Ends the subscription, so that nobody is charged after their account is gone; where it can't be ended, the
 * account stays.
 */
async function endSubscription(ctx: SignedInContext): Promise<Outcome<null, "subscription_not_ended">> {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row || row.status === "canceled") return done(null);
  try {
    const state = await ctx.payments.retrieve(row.externalId);
    if (state && state.status !== "canceled") await ctx.payments.cancelAtPeriodEnd(row.externalId);
    return done(null);
  } catch (error) {
    ctx.log("error", "payment_provider_failed", { requestId: ctx.requestId, error });
    return refused("subscription_not_ended");
  }
}

/**
 * Deletes the account and all its data at once (accounts-42), confirmed by password, or by a fresh mailed
 * link where the account has no password. A running subscription is ended with the payment provider first.
 */
export async function deleteAccount(
  ctx: SignedInContext,
  input: { password?: string | undefined },
): Promise<Outcome<{ message: string }, Unconfirmed | "subscription_not_ended">> {
  const confirmation = await confirmed(ctx, input.password);
  if (!confirmation.ok) return confirmation;
  const { userId } = ctx.actor.scope;
  const { email, name } = ctx.actor.user;
  const ended = await endSubscription(ctx);
  if (!ended.ok) return ended;
  const deleted = await inTransaction(ctx.database, async (transaction) => {
    await transaction.verificationToken.deleteMany({ where: { email } });
    await transaction.outgoingMail.deleteMany({ where: { recipient: email } });
    await forgetMember(transaction, { userId, names: [email, ...(name ? [name] : [])] });
    await transaction.user.delete({ where: { id: userId } });
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
      accountDeletedMessage({ to: email, locale }),
    );
    return done({ message: translatorOf(ctx.locale, "done")("accountDeleted") });
  });
  setCookie(ctx, sessionCookie(null, ctx.now(), ctx.secure));
  return deleted;
}
