import type { Transaction } from "@gf-ledger/db/database";
import type { ApiContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { pageLink } from "../mail/page-link";

export type MailedPurpose = "sign-in" | "verify-email" | "reset-password";

/** `sign-on` is never mailed: it waits while the browser that came from the issuer is asked (accounts-83). */
export type TokenPurpose = MailedPurpose | "sign-on";

/** accounts-10: a magic or verification link lives 24 hours, a password reset 1 hour; a sign-on a quarter of an hour. */
export const TOKEN_HOURS: Readonly<Record<TokenPurpose, number>> = {
  "sign-in": 24,
  "verify-email": 24,
  "reset-password": 1,
  "sign-on": 0.25,
};

interface NewLink {
  readonly email: string;
  readonly userId: string | null;
  readonly purpose: TokenPurpose;
  readonly redirectTo: string | null;
  /** Of a registration: its password, and the hash of the half that its browser keeps. */
  readonly pendingPasswordHash?: string | null;
  readonly browserHash?: string | null;
  readonly consented?: boolean;
}

/** Stores a new token's hash and resolves to the link that carries the token. */
export async function issueLink(ctx: ApiContext, transaction: Transaction, token: NewLink): Promise<string> {
  const secret = newToken();
  const expires = new Date(ctx.now().getTime() + TOKEN_HOURS[token.purpose] * 3_600_000);
  await transaction.verificationToken.create({
    data: { ...token, tokenHash: hashToken(secret), expires, createdAt: ctx.now() },
  });
  return pageLink(ctx.settings, ctx.edition, "/login/callback", { token: secret, email: token.email });
}

/** Deletes the passwords that wait with the address's registrations; the links of those still sign in. */
export async function dropPendingPasswords(transaction: Transaction, email: string): Promise<void> {
  await transaction.verificationToken.updateMany({
    where: { email, pendingPasswordHash: { not: null } },
    data: { pendingPasswordHash: null, browserHash: null },
  });
}
