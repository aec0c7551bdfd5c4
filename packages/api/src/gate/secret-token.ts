import { createHash, randomBytes } from "node:crypto";

/** A new 256-bit random token, safe in a URL (accounts-10). */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: its SHA-256, in hex. A look-up by hash leaks nothing through timing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
