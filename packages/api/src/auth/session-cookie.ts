/** next-auth's names: with `__Secure-` on https (D4). */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? "__Secure-" : ""}next-auth.session-token`;
}

/** A `Set-Cookie` value for a new session, or one that ends it when `token` is `null`. */
export function sessionCookie(token: string | null, expires: Date, secure: boolean): string {
  const lifetime =
    token === null ? "Expires=Thu, 01 Jan 1970 00:00:00 GMT" : `Expires=${expires.toUTCString()}`;
  return `${sessionCookieName(secure)}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax; ${lifetime}${secure ? "; Secure" : ""}`;
}
