const SESSION = "next-auth.session-token";

/** The session cookie's name, as next-auth has it, with the prefix `__Secure-` on https (accounts-2). */
export function sessionCookieName(secure: boolean): string {
  return `${secure ? "__Secure-" : ""}${SESSION}`;
}

/** The full name of one of the product's own cookies; on https `__Host-` binds it to this one host. */
export function ownCookieName(name: string, secure: boolean): string {
  return `${secure ? "__Host-" : ""}${name}`;
}

/** The product's own cookies, by their names without a prefix. */
export const OWN_COOKIES = {
  /** A browser that has signed in before. */
  device: "gf-ledger-device",
  /** Marks the browser that registered: only there does the mailed link take the password over. */
  registration: "gf-ledger-registration",
  /** A browser that a claim's link let in; the id of the link follows. */
  claimLink: "gf-ledger-claim",
} as const;

/** The page can read it. It says only that somebody may be signed in, so it is worth asking the server. */
export const SIGNED_IN_HINT_COOKIE = "gf-ledger-signed-in";
