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
function isForeignReadOfPerson({ method = "", headers }: IncomingMessage, path: string): boolean {
  return (
    path.startsWith("/api/") &&
    isForeignRead(method, (name) => headers[name]?.toString() ?? null) &&
    bearsPersonalCookie(headers.cookie) &&
    !SAME_FOR_EVERYBODY.test(path)
  );
}

/** An answer that the server gives itself, without the framework. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly allow?: string;
  readonly retryAfterSeconds?: number;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS);

export const METHOD_REFUSED: Refusal = {
  status: 405,
  code: "method_not_allowed",
  message: "This server does not take that method.",
  allow: METHODS.join(", "),
};
export const UPGRADE_REFUSED: Refusal = {
  status: 400,
  code: "bad_request",
  message: "This server speaks HTTP/1.1 alone. Please send the request without an Upgrade header.",
};
const UNREADABLE: Refusal = {
  status: 400,
  code: "bad_request",
  message: "This address could not be read.",
};
const MISDIRECTED: Refusal = {
  status: 421,
  code: "misdirected",
  message:
    "GF Ledger does not answer under this name. Whoever runs it sets its names with APP_URL_CA and APP_URL_US.",
};
const NO_PICTURES: Refusal = {
  status: 400,
  code: "bad_request",
  message: "This server does not resize pictures.",
};

const FOREIGN_READ_REFUSED: Refusal = {
  status: 403,
  code: "forbidden",
  message: "This address can't be opened from another site while you are signed in. Open it from GF Ledger.",
};

/** The decoded path; `null` where the target is not a path (`*`, `http://…`) or has a broken escape. */
function pathOf(url: string | undefined): string | null {
  if (!url?.startsWith("/")) return null;
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return null;
  }
}

/** Whether there is exactly one `Host`: of two names, two proxies may each believe a different one. */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 1;
}

export interface Admission {
  /** Whether the product answers to a `Host`. */
  readonly isKnownHost: (host: string) => boolean;
  /** Whether a request is answered under any name. */
  readonly isCollector: (request: IncomingMessage) => boolean;
}

/** Why a request is refused before the framework sees it; `null` when the framework may answer it. */
export function refusalOf(request: IncomingMessage, { isKnownHost, isCollector }: Admission): Refusal | null {
  if (!hasOneHost(request)) return MISDIRECTED;
  if (!isKnownHost(request.headers.host ?? "") && !isCollector(request)) return MISDIRECTED;
  const path = pathOf(request.url);
  if (path === null) return UNREADABLE;
  if (!KNOWN_METHODS.has(request.method ?? "")) return METHOD_REFUSED;
  if (isForeignReadOfPerson(request, path)) return FOREIGN_READ_REFUSED;
  // Pictures are shown at their own size, and the framework's resizing fails on some addresses with a 500.
  return /^\/_next\/image(?:\/|$)/.test(path) ? NO_PICTURES : null;
}
