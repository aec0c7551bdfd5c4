import type { ItemKind } from "@gf-ledger/domain/line-item/kind";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { SignedInContext } from "../context";

/** Kinds that a person claims against the rule, and says why (claim-6). */
export const NEEDS_NOTE: ReadonlySet<ItemKind> = new Set(["natural", "never"]);

/** Whether a line item of this kind counts by a note alone. */
export const needsNote = (kind: string | undefined): boolean => NEEDS_NOTE.has(kind as ItemKind);

/** Why a purchase of this name does not count unless its note says why it does, as a message's key; `null` where it does. */
export async function reasonNotToCount(
  { matcher, edition }: Pick<SignedInContext, "matcher" | "edition">,
  name: string,
): Promise<string | null> {
  const { kind, kindReason } = await matcher.propose({ name }, edition);
  return NEEDS_NOTE.has(kind) ? (kindReason ?? messageKey("sentences.household")) : null;
}
