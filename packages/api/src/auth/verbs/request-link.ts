import type { Transaction } from "@gf-ledger/db/database";
import type { magicLinkInput } from "@gf-ledger/domain/account/account-view";
import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { passwordResetMessage } from "@gf-ledger/mail/messages/sign-in/password-reset";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in/sign-in-link";
import { verificationMessage } from "@gf-ledger/mail/messages/sign-in/verification";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { z } from "zod";
import type { ApiContext } from "../../context";
import { mailedFrom, mailInLanguages } from "../../mail/mail-in-languages";
import { enqueueMail } from "../../mail/outgoing-mail";
import { inTransaction } from "../../refusals/in-transaction";
import { takeMailPoints } from "../mail-limits";
import { issueLink, type MailedPurpose } from "../mail-token";
import { registrationHere } from "../registering-browser";

const MESSAGES = {
  "sign-in": signInLinkMessage,
  "verify-email": verificationMessage,
  "reset-password": passwordResetMessage,
} as const;

/** The same for every address (accounts-7). */
const onItsWay = ({ locale }: ApiContext) => ({ message: translatorOf(locale, "done")("linkOnItsWay") });

function purposeOf(input: z.output<typeof magicLinkInput>): MailedPurpose {
  if (input.isPasswordReset) return "reset-password";
  return input.isRegistration ? "verify-email" : "sign-in";
}

/**
 * Does the same work as for an address that has an account, so that the time taken tells nothing
 * (accounts-7). The rows name nobody, no mail leaves the server, and the rows are cleared like any other.
 */
async function pretendToSend(
  ctx: ApiContext,
  transaction: Transaction,
  purpose: MailedPurpose,
): Promise<void> {
  const link = await issueLink(ctx, transaction, { email: "", userId: null, purpose, redirectTo: null });
  const mail = mailInLanguages(mailedFrom(ctx), (locale) => MESSAGES[purpose]({ to: "", link, locale }));
  const at = ctx.now();
  const emptied = { ...mail, text: "", html: "", translations: {} };
  await transaction.outgoingMail.create({
    data: { ...emptied, nextAttemptAt: at, createdAt: at, sentAt: at },
  });
  ctx.later(async () => {});
}

/**
 * accounts-7 POST /api/auth/magic-link and reset-password/request: always answered the same (accounts-7). A
 * sign-in link also goes to an address without an account, and opening it makes one. Asked for again by the
 * browser that registered, a verification keeps its password.
 */
export async function requestLink(
  ctx: ApiContext,
  input: z.output<typeof magicLinkInput>,
): Promise<Outcome<{ message: string }, "too_many_requests" | "password_login_off">> {
  if (input.isPasswordReset && !ctx.settings.passwordLogin) return refused("password_login_off");
  const { email } = input;
  const taken = await takeMailPoints(ctx, email);
  if (!taken.ok) return taken;
  const purpose = purposeOf(input);
  const redirectTo = sameSitePath(input.redirectUrl, ctx.settings.ownHosts);
  return inTransaction(ctx.database, async (transaction) => {
    const user = await transaction.user.findUnique({
      where: { email },
      select: { id: true, emailVerified: true },
    });
    const registration = await registrationHere(ctx, transaction, email);
    if (!user && purpose !== "sign-in") {
      await pretendToSend(ctx, transaction, purpose);
      return done(onItsWay(ctx));
    }
    // A verified address has nothing to verify; its owner gets a link to sign in.
    const effective = purpose === "verify-email" && user?.emailVerified ? "sign-in" : purpose;
    const link = await issueLink(ctx, transaction, {
      email,
      userId: user?.id ?? null,
      purpose: effective,
      redirectTo,
      consented: input.consented ?? false,
      ...(effective === "verify-email" ? registration : {}),
    });
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
      MESSAGES[effective]({ to: email, link, locale }),
    );
    return done(onItsWay(ctx));
  });
}
