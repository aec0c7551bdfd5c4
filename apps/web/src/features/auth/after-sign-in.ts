import { sameSitePath } from "@gf-ledger/domain/account/sign-in/same-site-path";
import { EDITION_FACTS, EDITIONS } from "@gf-ledger/domain/edition/edition-facts";

/** The `redirect` in this page's address, not yet checked; {@link afterSignIn} does that. */
export function redirectAsked(): string | null {
  return new URLSearchParams(window.location.search).get("redirect");
}

/** Where a person goes after signing in: a valid `redirect` (accounts-14, accounts-15), else `fallback`. */
export function afterSignIn(redirect: string | null, fallback: string): string {
  const hosts = [window.location.host, ...EDITIONS.map((edition) => EDITION_FACTS[edition].host)];
  return sameSitePath(redirect, hosts) ?? fallback;
}

/** The page and query of the check-your-email screen (accounts-30). */
export function checkEmailAddress(email: string, kind: "registration" | "sign-in" | "reset"): string {
  const query = new URLSearchParams({ email, isRegistration: String(kind === "registration") });
  if (kind === "reset") query.set("isPasswordReset", "true");
  return `/auth/check-email?${query}`;
}
