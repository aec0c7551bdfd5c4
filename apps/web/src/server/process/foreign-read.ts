import type { IncomingMessage } from "node:http";
import { OWN_COOKIES, ownCookieName, sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { isForeignRead } from "@gf-ledger/rest/request/foreign-origin";

/**
 * What every visitor is answered alike, without regard to cookies: a sign-in's way back from where it was confirmed,
 * calendars, whose secret is in the address, and what is the same for everybody.
 */
const SAME_FOR_EVERYBODY =
  /^\/api\/(?:auth\/(?:callback|signin|error|verify-request)|calendar|letters|health|ready|metrics|openapi\.json)(?:\/|$)/;

/** Beginnings of the cookies that let a browser see personal data. */
const PERSONAL_COOKIES = [true, false].flatMap((secure) => [
  `${sessionCookieName(secure)}=`,
  `${ownCookieName(OWN_COOKIES.claimLink, secure)}-`,
]);

const bearsPersonalCookie = (cookies = "") =>
  cookies.split(";").some((cookie) => PERSONAL_COOKIES.some((name) => cookie.trim().startsWith(name)));

/** Whether a page of another site makes a browser read below `/api` with a person's cookies (api-49). */
export function isForeignReadOfPerson({ method = "", headers }: IncomingMessage, path: string): boolean {
  return (
    path.startsWith("/api/") &&
    isForeignRead(method, (name) => headers[name]?.toString() ?? null) &&
    bearsPersonalCookie(headers.cookie) &&
    !SAME_FOR_EVERYBODY.test(path)
  );
}
