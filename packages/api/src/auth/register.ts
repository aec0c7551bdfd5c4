import { type registrationAnswerSchema, userViewSchema } from "@gf-ledger/domain/account/account-view";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in-link";
import { verificationMessage } from "@gf-ledger/mail/messages/verification";
import type { z } from "zod";
import type { ApiContext } from "../context";
import { enqueueMail } from "../mail/outgoing-mail";
import { consumeMailLimits } from "./mail-limits";
import { issueLink } from "./mail-token";
import { hashPassword } from "./password";
import { startSession } from "./start-session";

type Answer = z.infer<typeof registrationAnswerSchema>;

/**
 * §7 POST /api/register. An address that has an account is answered like a new one, and its owner is
 * mailed a sign-in link instead (D5); the password is hashed either way, so that the time is the same.
 */
export async function register(ctx: ApiContext, input: { email: string; password: string }): Promise<Answer> {
  const { email } = input;
  await consumeMailLimits(ctx, email);
  const passwordHash = await hashPassword(input.password);
  const pending: Answer = { user: null, email, authStatus: "email_verification_required" };
  return ctx.database.$transaction(async (transaction) => {
    const existing = await transaction.user.findUnique({ where: { email }, select: { id: true } });
    const verified = !ctx.settings.emailVerification;
    const edition = ctx.edition;
    if (existing) {
      const link = await issueLink(ctx, transaction, {
        email,
        userId: existing.id,
        purpose: "sign-in",
        redirectTo: null,
      });
      await enqueueMail(ctx, transaction, signInLinkMessage({ to: email, link, edition }));
      return pending;
    }
    const user = await transaction.user.create({
      data: { email, passwordHash, edition, emailVerified: verified ? ctx.now() : null },
    });
    if (verified) {
      await startSession(ctx, transaction, user.id);
      return { user: userViewSchema.parse(user), email, authStatus: "authenticated" };
    }
    const link = await issueLink(ctx, transaction, {
      email,
      userId: user.id,
      purpose: "verify-email",
      redirectTo: null,
    });
    await enqueueMail(ctx, transaction, verificationMessage({ to: email, link, edition }));
    return pending;
  });
}
