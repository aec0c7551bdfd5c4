import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";

/** What an `Authorization` header says: nothing that concerns the product, an API key (api-12), or something broken. */
export type Authorization =
  | { readonly kind: "none" }
  | { readonly kind: "api-key"; readonly key: string }
  | { readonly kind: "malformed" };

/** Longer than any key; the header of a browser or a script has no reason to be. */
const LONGEST = 200;
const API_KEY = new RegExp(`^Bearer[ ]{1,8}(${API_KEY_PREFIX}[\\w-]{1,120})$`, "i");

/**
 * Reads the header for every gate alike. A header that speaks of an API key and is not `Bearer gfl_…` is malformed:
 * its caller meant to be somebody, and neither a cookie nor nobody may answer for that. Any other token leaves the
 * cookie in charge.
 */
export function readAuthorization(header: string | null): Authorization {
  const text = header?.trim() ?? "";
  const key = text.length <= LONGEST ? API_KEY.exec(text)?.[1] : undefined;
  if (key) return { kind: "api-key", key };
  return text.toLowerCase().includes(API_KEY_PREFIX) ? { kind: "malformed" } : { kind: "none" };
}
