import type { Transaction } from "@gf-ledger/db/database";
import { type registrationAnswerSchema, userViewSchema } from "@gf-ledger/domain/account/account-view";
import { type Done, done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in/sign-in-link";
import { verificationMessage } from "@gf-ledger/mail/messages/sign-in/verification";
import type { z } from "zod";
import { languageOfNew } from "../../account/language-of-new";
import type { ApiContext } from "../../context";
import { mailedFrom } from "../../mail/mail-in-languages";
import { enqueueMail } from "../../mail/outgoing-mail";
import { inTransaction } from "../../refusals/in-transaction";
import { takeMailPoints } from "../mail-limits";
import { dropPendingPasswords, issueLink } from "../mail-token";
import { hashPassword } from "../password";
import { rememberRegistration } from "../registering-browser";
import { startSession } from "./start-session";

type Answer = z.infer<typeof registrationAnswerSchema>;

/**
 * The address's account: the existing one, or a new one. Both cases send the same statements (accounts-7).
 */
async function accountOf(ctx: ApiContext, transaction: Transaction, email: string, passwordHash: string) {
  const verified = ctx.settings.emailVerification ? {} : { emailVerified: ctx.now(), passwordHash };
  const { count } = await transaction.user.createMany({
    data: [{ email, edition: ctx.edition, language: languageOfNew(ctx), ...verified }],
    skipDuplicates: true,
  });
  const user = await transaction.user.findUniqueOrThrow({ where: { email } });
  return { user, isNew: count === 1 };
}

/**
 * accounts-5 POST /api/register. An address that has an account is answered like a new one, and its owner is
 * mailed a sign-in link instead (accounts-7); the password is hashed either way, so that the time is the
 * same. Until the link is opened, the password belongs to that link alone; a later registration drops it.
 */
export async function register(
  ctx: ApiContext,
  input: { email: string; password: string },
): Promise<Outcome<Answer, "too_many_requests" | "too_many_sign_ins" | "password_login_off">> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { email } = input;
  const taken = await takeMailPoints(ctx, email);
  if (!taken.ok) return taken;
  const hashed = await hashPassword(input.password);
  if (!hashed.ok) return hashed;
  const passwordHash = hashed.value;
  return inTransaction(ctx.database, async (transaction): Promise<Done<Answer>> => {
    const { user, isNew } = await accountOf(ctx, transaction, email, passwordHash);
    if (isNew && user.emailVerified) {
      await startSession(ctx, transaction, user);
      return done({ user: userViewSchema.parse(user), email, authStatus: "authenticated" });
    }
    await dropPendingPasswords(transaction, email);
    const browserHash = rememberRegistration(ctx);
    const link = await issueLink(ctx, transaction, {
      email,
      userId: user.id,
      redirectTo: null,
      ...(user.emailVerified
        ? { purpose: "sign-in" }
        : { purpose: "verify-email", pendingPasswordHash: passwordHash, browserHash }),
    });
    const message = user.emailVerified ? signInLinkMessage : verificationMessage;
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) => message({ to: email, link, locale }));
    return done({ user: null, email, authStatus: "email_verification_required" });
  });
}
