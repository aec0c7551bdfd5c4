import { timingSafeEqual } from "node:crypto";
import type { Transaction } from "@gf-ledger/db/database";
import {
  type tokenTestAnswerSchema,
  userViewSchema,
  type verifyTokenAnswerSchema,
} from "@gf-ledger/domain/account/account-view";
import { maskedAddress } from "@gf-ledger/domain/account/masked-address";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { welcomeMessage } from "@gf-ledger/mail/messages/sign-in/welcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { z } from "zod";
import { languageOfNew } from "../../account/language-of-new";
import type { ApiContext } from "../../context";
import type { Actor } from "../../gate/actor";
import { hashToken } from "../../gate/secret-token";
import { mailedFrom } from "../../mail/mail-in-languages";
import { enqueueMail } from "../../mail/outgoing-mail";
import { pageLink } from "../../mail/page-link";
import { inTransaction } from "../../refusals/in-transaction";
import { dropPendingPasswords } from "../mail-token";
import { forgetRegistration, registeredHere } from "../registering-browser";
import { notifyOtherDevices } from "./notify-other-devices";
import { PASSWORD_RIGHT_MS } from "./reset-password";
import { startSession } from "./start-session";

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

type Unopened = "link_unusable" | "link_of_other_address" | "link_expired" | "signed_in_as_another";

/** The session of somebody else in this browser; `null` where nobody is signed in, or whom the link is for. */
function otherSession({ actor }: ApiContext, email: string): Actor | null {
  return actor?.via === "session" && !sameAddress(actor.user.email, email) ? actor : null;
}

/**
 * accounts-12 POST /api/auth/verify-token: consumes the token and signs in (accounts-12). One conditional
 * update takes the token's row, so that only one of two simultaneous openings succeeds. A browser that is signed in
 * with another address is asked first, and keeps its session and the link until it agrees (accounts-83).
 */
export async function verifyToken(
  ctx: ApiContext,
  input: { token: string; email: string; switchAccount?: boolean | undefined },
): Promise<Outcome<z.infer<typeof verifyTokenAnswerSchema>, Unopened>> {
  return inTransaction(ctx.database, async (transaction) => {
    const token = await transaction.verificationToken.findUnique({
      where: { tokenHash: hashToken(input.token) },
    });
    if (!token || token.usedAt) return refused("link_unusable");
    if (!sameAddress(token.email, input.email)) return refused("link_of_other_address");
    if (token.expires <= ctx.now()) return refused("link_expired");
    const other = otherSession(ctx, token.email);
    if (other && input.switchAccount !== true) {
      const signedInAs = maskedAddress(other.user.email);
      return refused("signed_in_as_another", { signedInAs, linkFor: maskedAddress(token.email) });
    }
    const { count } = await transaction.verificationToken.updateMany({
      where: { id: token.id, usedAt: null },
      data: { usedAt: ctx.now() },
    });
    if (count === 0) return refused("link_unusable");
    const { user, isNewUser } = await verifiedUser(ctx, transaction, token);
    await dropPendingPasswords(transaction, token.email);
    const { passwordLogin } = ctx.settings;
    const reset = passwordLogin && token.purpose === "reset-password";
    // A registration whose password was not taken over: its owner chooses one.
    const unchosen = passwordLogin && token.purpose === "verify-email" && user.passwordHash === null;
    const mayChoose = reset || (passwordLogin && user.passwordHash === null);
    const until = mayChoose ? new Date(ctx.now().getTime() + PASSWORD_RIGHT_MS) : null;
    if (token.purpose !== "sign-on") await notifyOtherDevices(ctx, transaction, user.id);
    if (other?.sessionId) await transaction.session.deleteMany({ where: { id: other.sessionId } });
    await startSession(ctx, transaction, user, until);
    forgetRegistration(ctx);
    // The first receipt comes first (accounts-44).
    const home = isNewUser ? "/upload-receipt" : "/dashboard";
    const t = translatorOf(ctx.locale, "done");
    return done({
      message: reset ? t("choosePassword") : unchosen ? t("emailVerifiedChoose") : t("emailVerified"),
      isNewUser,
      user: userViewSchema.parse(user),
      redirectTo: reset || unchosen ? "/reset-password" : (token.redirectTo ?? home),
    });
  });
}

interface OpenedLink {
  readonly email: string;
  readonly pendingPasswordHash: string | null;
  readonly browserHash: string | null;
  readonly consented: boolean;
}

/** The password of a registration, if its link was opened in the browser that registered. */
function passwordTakenOver(ctx: ApiContext, { pendingPasswordHash, browserHash }: OpenedLink) {
  const here = Buffer.from(registeredHere(ctx) ?? "");
  const there = Buffer.from(browserHash ?? "");
  const same = here.length > 0 && here.length === there.length && timingSafeEqual(here, there);
  return same ? { passwordHash: pendingPasswordHash } : {};
}

/**
 * The address's account, made now if there is none, with the address verified. An unverified account has no
 * password: the one chosen for it waits with the link of that registration.
 */
async function verifiedUser(ctx: ApiContext, transaction: Transaction, token: OpenedLink) {
  const { email } = token;
  const existing = await transaction.user.findUnique({ where: { email } });
  if (existing?.emailVerified) return { user: existing, isNewUser: false };
  const user = existing
    ? await transaction.user.update({
        where: { id: existing.id },
        data: { emailVerified: ctx.now(), ...passwordTakenOver(ctx, token) },
      })
    : await transaction.user.create({
        data: {
          email,
          edition: ctx.edition,
          language: languageOfNew(ctx),
          emailVerified: ctx.now(),
          consentsDue: !token.consented,
        },
      });
  const link = pageLink(ctx.settings, ctx.edition, "/upload-receipt");
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    welcomeMessage({ to: email, uploadLink: link, locale }),
  );
  return { user, isNewUser: true };
}

/** accounts-13 GET /api/auth/token-verify-test: says what would happen, consumes nothing (accounts-13). */
export async function testToken(
  ctx: ApiContext,
  input: { token: string; email: string },
): Promise<z.infer<typeof tokenTestAnswerSchema>> {
  const token = await ctx.database.verificationToken.findUnique({
    where: { tokenHash: hashToken(input.token) },
  });
  if (!token || token.usedAt) return { found: false, emailMatches: false, isExpired: false };
  return {
    found: true,
    emailMatches: sameAddress(token.email, input.email),
    isExpired: token.expires <= ctx.now(),
  };
}
