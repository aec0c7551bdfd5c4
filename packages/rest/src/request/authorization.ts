import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";

/**
 * What an `Authorization` header says: nothing that concerns the product, an API key (api-12), or something
 * broken.
 */
export type Authorization =
  | { readonly kind: "none" }
  | { readonly kind: "api-key"; readonly key: string }
  | { readonly kind: "malformed" };

/** Longer than any key, so a longer header cannot hold one. */
const LONGEST = 200;
const API_KEY = new RegExp(`^Bearer[ ]{1,8}(${API_KEY_PREFIX}[\\w-]{1,120})$`, "i");

/**
 * Reads the header for every gate. A header that mentions an API key but is not `Bearer gfl_…` is malformed:
 * its caller meant to use a key, so the call must not run by cookie or anonymously. With any other token the
 * cookie decides.
 */
export function readAuthorization(header: string | null): Authorization {
  const text = header?.trim() ?? "";
  const key = text.length <= LONGEST ? API_KEY.exec(text)?.[1] : undefined;
  if (key) return { kind: "api-key", key };
  return text.toLowerCase().includes(API_KEY_PREFIX) ? { kind: "malformed" } : { kind: "none" };
}
