import { createHmac, randomInt } from "node:crypto";
import type { ConfirmationView } from "@gf-ledger/domain/account/sign-in/confirmation";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { confirmationCodeMessage } from "@gf-ledger/mail/messages/sign-in/confirmation-code";
import type { SignedInContext } from "../context";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { inTransaction } from "../refusals/in-transaction";
import { ownSession, showConfirmation } from "./confirm";

const CODE_MS = 10 * 60_000;
const CODE_DIGITS = 6;

/** Six digits could be tried out on a plain hash, so the product's own secret goes into it. */
function hashOfCode(ctx: SignedInContext, code: string): string {
  const bound = `confirmation\n${ownSession(ctx).id}\n${code}`;
  return createHmac("sha256", ctx.settings.signingSecret).update(bound).digest("hex");
}

/** POST /api/confirmation/mail: mails a code to the caller's own address; the one before works no more (accounts-78). */
export async function mailConfirmationCode(
  ctx: SignedInContext,
): Promise<Outcome<{ email: string }, "too_many_requests" | "session_ended">> {
  const { email } = ctx.actor.user;
  const taken = await ctx.limits.take([
    ["confirmationMailsOfAccount", ctx.actor.ownScope.userId],
    ["mailsForClient", ctx.client],
  ]);
  if (!taken.ok) return taken;
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, "0");
  return inTransaction(ctx.database, async (transaction) => {
    const { count } = await transaction.session.updateMany({
      where: ownSession(ctx),
      data: {
        confirmationCodeHash: hashOfCode(ctx, code),
        confirmationCodeExpires: new Date(ctx.now().getTime() + CODE_MS),
      },
    });
    if (count === 0) return refused("session_ended");
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
      confirmationCodeMessage({ to: email, locale, code, userAgent: ctx.userAgent }),
    );
    return done({ email });
  });
}

/**
 * POST /api/confirmation/code: the mailed code confirms the session that asked for it, once. A try is counted before
 * the code is looked at, and no longer when it was right (accounts-78).
 */
export async function confirmByCode(
  ctx: SignedInContext,
  { code }: { readonly code: string },
): Promise<Outcome<ConfirmationView, "confirmation_code_wrong" | "too_many_requests">> {
  const taken = await ctx.limits.take([["confirmationsOfSession", ownSession(ctx).id]]);
  if (!taken.ok) return taken;
  const confirmedAt = ctx.now();
  const { count } = await ctx.database.session.updateMany({
    where: {
      ...ownSession(ctx),
      confirmationCodeHash: hashOfCode(ctx, code),
      confirmationCodeExpires: { gt: confirmedAt },
    },
    data: { confirmedAt, confirmationCodeHash: null },
  });
  if (count === 0) return refused("confirmation_code_wrong");
  await taken.value();
  return done(await showConfirmation({ ...ctx, actor: { ...ctx.actor, confirmedAt } }));
}
