import { LANGUAGE_COOKIE, type Language } from "@gf-ledger/domain/edition/locale";
import { cookieIn } from "../auth/session-cookie";
import { setCookie } from "../auth/set-cookie";
import type { ApiContext } from "../context";
import type { Actor } from "../gate/actor";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A `Set-Cookie` value by which pages follow the language that a person chose; `null` ends it, and pages follow
 * the browser. Pages are chosen before anybody is asked who calls (accounts-57).
 */
export function languageCookie(language: Language | null, secure: boolean): string {
  const lifetime = language === null ? 0 : ONE_YEAR_SECONDS;
  return `${LANGUAGE_COOKIE}=${language ?? ""}; Path=/; SameSite=Lax; Max-Age=${lifetime}${secure ? "; Secure" : ""}`;
}

/** Brings the language that a signed-in person chose to a browser that keeps another one (accounts-57). */
export function bringLanguage(ctx: ApiContext & { readonly actor: Actor }): void {
  const { user, via } = ctx.actor;
  if (via !== "session" || user.language === null) return;
  if (cookieIn(ctx.cookieHeader, LANGUAGE_COOKIE) === user.language) return;
  setCookie(ctx, languageCookie(user.language, ctx.secure));
}
