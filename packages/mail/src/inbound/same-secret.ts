import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares two texts in a time that does not tell how much of them is the same. */
export function sameSecret(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right));
}
