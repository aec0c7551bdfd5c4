import { ownCookieName, sessionCookieName } from "@gf-ledger/domain/account/cookie-names";

function setCookie(name: string, value: string | null, expires: Date, secure: boolean): string {
  const lifetime =
    value === null ? "Expires=Thu, 01 Jan 1970 00:00:00 GMT" : `Expires=${expires.toUTCString()}`;
  return `${name}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; ${lifetime}${secure ? "; Secure" : ""}`;
}

/** A `Set-Cookie` value for a new session, or one that ends it when `token` is `null`. */
export function sessionCookie(token: string | null, expires: Date, secure: boolean): string {
  return setCookie(sessionCookieName(secure), token, expires, secure);
}

/** A `Set-Cookie` value for a cookie of the product's own, or one that deletes it when `value` is `null`. */
export function ownCookie(name: string, value: string | null, expires: Date, secure: boolean): string {
  return setCookie(ownCookieName(name, secure), value, expires, secure);
}

/**
 * The value of a cookie in a `Cookie` header; `null` when it is absent or empty. The first of that name
 * counts.
 */
export function cookieIn(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=") || null;
  }
  return null;
}
