import { LANGUAGE_COOKIE, type Language } from "@gf-ledger/domain/edition/locale";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A `Set-Cookie` value by which pages follow the language that a person chose; `null` ends it, and pages follow
 * the browser. Pages are chosen before anybody is asked who calls (accounts-57).
 */
export function languageCookie(language: Language | null, secure: boolean): string {
  const lifetime = language === null ? 0 : ONE_YEAR_SECONDS;
  return `${LANGUAGE_COOKIE}=${language ?? ""}; Path=/; SameSite=Lax; Max-Age=${lifetime}${secure ? "; Secure" : ""}`;
}
