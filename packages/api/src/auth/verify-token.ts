import type { Transaction } from "@gf-ledger/db/database";
import {
  type tokenTestAnswerSchema,
  userViewSchema,
  type verifyTokenAnswerSchema,
} from "@gf-ledger/domain/account/account-view";
import { AppError } from "@gf-ledger/domain/app-error";
import { welcomeMessage } from "@gf-ledger/mail/messages/welcome";
import type { z } from "zod";
import type { ApiContext } from "../context";
import { hashToken } from "../gate/secret-token";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { startSession } from "./start-session";

/** §8 Verification. */
const FAILED = "Failed to verify your email. Please try again.";
const EXPIRED = "Your verification link has expired. Please request a new one.";
const MISMATCH = "The verification link is invalid. The email does not match.";

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * §7 POST /api/auth/verify-token: consumes the token and signs in (D7). The token's row is taken by one
 * conditional update, so that of two openings at once only one succeeds.
 */
export async function verifyToken(
  ctx: ApiContext,
  input: { token: string; email: string },
): Promise<z.infer<typeof verifyTokenAnswerSchema>> {
  return ctx.database.$transaction(async (transaction) => {
    const token = await transaction.verificationToken.findUnique({
      where: { tokenHash: hashToken(input.token) },
    });
    if (!token || token.usedAt) throw new AppError("bad_request", FAILED);
    if (!sameAddress(token.email, input.email)) throw new AppError("bad_request", MISMATCH);
    if (token.expires <= ctx.now()) throw new AppError("bad_request", EXPIRED);
    const { count } = await transaction.verificationToken.updateMany({
      where: { id: token.id, usedAt: null },
      data: { usedAt: ctx.now() },
    });
    if (count === 0) throw new AppError("bad_request", FAILED);
    const { user, isNewUser } = await verifiedUser(ctx, transaction, token);
    await startSession(ctx, transaction, user.id);
    const reset = token.purpose === "reset-password";
    return {
      message: reset ? "You are signed in. Please choose a new password." : "Your email has been verified.",
      isNewUser,
      user: userViewSchema.parse(user),
      redirectTo: reset ? "/reset-password" : (token.redirectTo ?? "/dashboard"),
    };
  });
}

/**
 * The address's account, made by its first link, with the address now verified. A password that somebody
 * registered for an address that was not theirs dies when its owner comes in by another kind of link.
 */
async function verifiedUser(
  ctx: ApiContext,
  transaction: Transaction,
  { email, purpose }: { email: string; purpose: string },
) {
  const existing = await transaction.user.findUnique({ where: { email } });
  if (existing?.emailVerified) return { user: existing, isNewUser: false };
  const keepsPassword = purpose === "verify-email";
  const user = existing
    ? await transaction.user.update({
        where: { id: existing.id },
        data: { emailVerified: ctx.now(), ...(keepsPassword ? {} : { passwordHash: null }) },
      })
    : await transaction.user.create({ data: { email, edition: ctx.edition, emailVerified: ctx.now() } });
  const link = pageLink(ctx.settings, ctx.edition, "/upload-receipt");
  await enqueueMail(ctx, transaction, welcomeMessage({ to: email, uploadLink: link, edition: ctx.edition }));
  return { user, isNewUser: true };
}

/** §7 GET /api/auth/token-verify-test: says what would happen, consumes nothing (D7). */
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
