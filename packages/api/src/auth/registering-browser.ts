import type { Transaction } from "@gf-ledger/db/database";
import { OWN_COOKIES, ownCookieName } from "@gf-ledger/domain/account/cookie-names";
import type { ApiContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { TOKEN_HOURS } from "./mail-token";
import { cookieIn, ownCookie } from "./session-cookie";
import { setCookie } from "./set-cookie";

const NAME = OWN_COOKIES.registration;

/**
 * Sets a cookie with the half of a registration's link that stays in the browser, and returns the hash to
 * store with the link. Without that half the link still signs in, but does not set the registration's
 * password.
 */
export function rememberRegistration(ctx: ApiContext): string {
  const half = newToken();
  const expires = new Date(ctx.now().getTime() + TOKEN_HOURS["verify-email"] * 3_600_000);
  setCookie(ctx, ownCookie(NAME, half, expires, ctx.secure));
  return hashToken(half);
}

/** The hash of this browser's half; `null` where nobody registered here within a day. */
export function registeredHere({ cookieHeader, secure }: ApiContext): string | null {
  const half = cookieIn(cookieHeader, ownCookieName(NAME, secure));
  return half ? hashToken(half) : null;
}

/**
 * The password that waits for the address, if this browser registered it; the same query for every address
 * (accounts-8).
 */
export async function registrationHere(ctx: ApiContext, transaction: Transaction, email: string) {
  const token = await transaction.verificationToken.findFirst({
    where: { email, browserHash: registeredHere(ctx) ?? "", usedAt: null, expires: { gt: ctx.now() } },
    select: { pendingPasswordHash: true, browserHash: true },
  });
  return token ?? {};
}

/** Deletes this browser's half once its link was opened. */
export function forgetRegistration(ctx: ApiContext): void {
  if (registeredHere(ctx)) setCookie(ctx, ownCookie(NAME, null, ctx.now(), ctx.secure));
}
