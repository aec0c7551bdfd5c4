import { canonicalJsonInSteps } from "./canonical-json";
import type { ClaimContent } from "./claim-content";
import { asFiled } from "./filed-sources";
import { inOrder } from "./in-order";

export interface ClaimSnapshot {
  /** Canonical JSON of the claim. */
  readonly text: string;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Freezes a claim (claim-16): the same claim always gives the same text and hash. The caller gives `sha256`,
 * which turns UTF-8 text into lower-case hexadecimal, because this package uses no library for it. In steps, since a claim
 * of thousands of line items is megabytes of text.
 */
export function* takeSnapshot(
  content: ClaimContent,
  sha256: (text: string) => string,
): Generator<null, ClaimSnapshot> {
  const text = yield* canonicalJsonInSteps(inOrder(asFiled(content)));
  return { text, sha256: sha256(text) };
}
