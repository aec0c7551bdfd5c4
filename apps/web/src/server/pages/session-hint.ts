import { SIGNED_IN_HINT_COOKIE, sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import type { NextRequest, NextResponse } from "next/server";
import { isProduction } from "../../environment/process-environment";

const SESSION_COOKIES = [sessionCookieName(false), sessionCookieName(true)];
const ONE_MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Whether the hint agrees with the session cookie. `cookies` is the request's `Cookie` header. */
export function isHintRight(cookies = ""): boolean {
  const names = new Set(cookies.split(";").map((pair) => pair.split("=")[0]?.trim() ?? ""));
  return SESSION_COOKIES.some((name) => names.has(name)) === names.has(SIGNED_IN_HINT_COOKIE);
}

/**
 * Keeps the hint in step with the session cookie, which scripts in a page cannot see. Without the hint every
 * visitor's browser would log a refused call. It grants nothing: the server judges by the session alone.
 */
export function keepSessionHint(request: NextRequest, response: NextResponse): void {
  const hasSession = SESSION_COOKIES.some((name) => request.cookies.has(name));
  const hinted = request.cookies.has(SIGNED_IN_HINT_COOKIE);
  if (hasSession && !hinted) {
    // Production answers on https alone (accounts-2).
    const secure = isProduction();
    response.cookies.set(SIGNED_IN_HINT_COOKIE, "1", {
      path: "/",
      sameSite: "lax",
      maxAge: ONE_MONTH_SECONDS,
      secure,
    });
  }
  if (!hasSession && hinted) response.cookies.delete(SIGNED_IN_HINT_COOKIE);
}
