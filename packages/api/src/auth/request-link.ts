import type { Transaction } from "@gf-ledger/db/database";
import type { magicLinkInput } from "@gf-ledger/domain/account/account-view";
import { sameSitePath } from "@gf-ledger/domain/account/same-site-path";
import { passwordResetMessage } from "@gf-ledger/mail/messages/password-reset";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in-link";
import { verificationMessage } from "@gf-ledger/mail/messages/verification";
import type { z } from "zod";
import type { ApiContext } from "../context";
import { enqueueMail } from "../mail/outgoing-mail";
import { consumeMailLimits } from "./mail-limits";
import { issueLink, type TokenPurpose } from "./mail-token";
import { registrationHere } from "./registering-browser";

const MESSAGES = {
  "sign-in": signInLinkMessage,
  "verify-email": verificationMessage,
  "reset-password": passwordResetMessage,
} as const;

function purposeOf(input: z.output<typeof magicLinkInput>): TokenPurpose {
  if (input.isPasswordReset) return "reset-password";
  return input.isRegistration ? "verify-email" : "sign-in";
}

/**
 * The same work as for an address that has an account, so that the time taken does not tell (accounts-7). The rows name
 * nobody, no link leaves the server, and both are cleared like any other.
 */
async function pretendToSend(
  ctx: ApiContext,
  transaction: Transaction,
  purpose: TokenPurpose,
): Promise<void> {
  const link = await issueLink(ctx, transaction, { email: "", userId: null, purpose, redirectTo: null });
  const { to: recipient, subject } = MESSAGES[purpose]({ to: "", link, edition: ctx.edition });
  const at = ctx.now();
  await transaction.outgoingMail.create({
    data: { recipient, subject, text: "", html: "", nextAttemptAt: at, createdAt: at, sentAt: at },
  });
  ctx.later(async () => {});
}

/**
 * accounts-7 POST /api/auth/magic-link and reset-password/request: always answered the same (accounts-7). A sign-in
 * link also goes to an address without an account, which is made when the link is opened; a reset or
 * a verification only to one that has an account. Sent again to the browser that registered, a verification keeps
 * the password that was chosen there.
 */
export async function requestLink(
  ctx: ApiContext,
  input: z.output<typeof magicLinkInput>,
): Promise<{ message: string }> {
  const { email } = input;
  await consumeMailLimits(ctx, email);
  const purpose = purposeOf(input);
  const redirectTo = sameSitePath(input.redirectUrl, ctx.settings.ownHosts);
  await ctx.database.$transaction(async (transaction) => {
    const user = await transaction.user.findUnique({
      where: { email },
      select: { id: true, emailVerified: true },
    });
    const registration = await registrationHere(ctx, transaction, email);
    if (!user && purpose !== "sign-in") return pretendToSend(ctx, transaction, purpose);
    // A verified address has nothing to verify; its owner gets a link to sign in.
    const effective = purpose === "verify-email" && user?.emailVerified ? "sign-in" : purpose;
    const link = await issueLink(ctx, transaction, {
      email,
      userId: user?.id ?? null,
      purpose: effective,
      redirectTo,
      ...(effective === "verify-email" ? registration : {}),
    });
    await enqueueMail(ctx, transaction, MESSAGES[effective]({ to: email, link, edition: ctx.edition }));
  });
  return { message: "If this address can receive it, a link is on its way." };
}
