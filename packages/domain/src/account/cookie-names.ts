const SESSION = "next-auth.session-token";

/** The session's cookie, by next-auth's name: with `__Secure-` on https (accounts-2). */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? "__Secure-" : ""}${SESSION}`;
}

/** The name of a cookie of the product's own: on https bound to this very host. */
export function ownCookieName(name: string, secure: boolean): string {
  return `${secure ? "__Host-" : ""}${name}`;
}

/** Cookies of the product's own. */
export const OWN_COOKIES = {
  /** A browser that has signed in before. */
  device: "gf-ledger-device",
  /** The browser that registered, where alone the mailed link takes its password over. */
  registration: "gf-ledger-registration",
} as const;

/** Readable by the page, and says only that asking who is signed in is worth a call. */
export const SIGNED_IN_HINT_COOKIE = "gf-ledger-signed-in";
