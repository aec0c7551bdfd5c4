import type { NextRequest, NextResponse } from "next/server";

/** Readable by the page, and says only that asking who is signed in is worth a call. */
const SESSION_HINT = "gf-ledger-signed-in";
const SESSION_COOKIES = ["next-auth.session-token", "__Secure-next-auth.session-token"];
const ONE_MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Whether the hint says what the session cookie says. `cookies` is the request's header. */
export function isHintRight(cookies = ""): boolean {
  const names = new Set(cookies.split(";").map((pair) => pair.split("=")[0]?.trim() ?? ""));
  return SESSION_COOKIES.some((name) => names.has(name)) === names.has(SESSION_HINT);
}

/**
 * Keeps the hint in step with the session cookie, which the page itself cannot see. Without it every visitor's
 * browser would log a refused call. It grants nothing: the server judges the session alone.
 */
export function keepSessionHint(request: NextRequest, response: NextResponse): void {
  const hasSession = SESSION_COOKIES.some((name) => request.cookies.has(name));
  const hinted = request.cookies.has(SESSION_HINT);
  if (hasSession && !hinted) {
    // Production answers on https alone (accounts-2).
    const secure = process.env.APP_ENV === "production";
    response.cookies.set(SESSION_HINT, "1", {
      path: "/",
      sameSite: "lax",
      maxAge: ONE_MONTH_SECONDS,
      secure,
    });
  }
  if (!hasSession && hinted) response.cookies.delete(SESSION_HINT);
}
