import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What readers and web servers share; it travels in a header as it is. */
export const readerSecretSchema = z
  .string("is missing")
  .regex(/^[\x21-\x7e]{32,512}$/, "needs 32 to 512 letters, digits or signs, without spaces");

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header bears this secret, compared in constant time (operating-13). */
export function bearsSecret(header: string | undefined, secret: string): boolean {
  const sent = /^Bearer ([\x21-\x7e]{1,512})$/.exec(header ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(sent), digest(secret));
}

/** The name by which readers know an account: 32 hex digits that say nothing without the secret. */
export function ownerKey(accountId: string, secret: string): string {
  return createHmac("sha256", secret).update(`owner:${accountId}`).digest("hex").slice(0, 32);
}
