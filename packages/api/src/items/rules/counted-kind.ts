import { kindCounts, kindReason } from "@gf-ledger/catalogue/kinds/kind-reason";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { messageKey } from "@gf-ledger/domain/messages/message-key";

/** Kinds that count against the rule, by a tick and a note (claim-6). */
export const NEEDS_NOTE: ReadonlySet<ItemKind> = new Set(["natural", "never"]);

/** Whether a line of this kind counts unless the person says otherwise, however it came in (claim-50). */
export const countsByKind = (kind: ItemKind, edition: Edition): boolean =>
  kind === "return" || kindCounts({ kind, because: null }, edition);

interface Counted {
  readonly counts: boolean;
  readonly kind: ItemKind;
  readonly kindReason: string | null;
  readonly returnOfId?: string | null;
}

/** Why a line item does not count, as a message's key; `null` for one that does. */
export function whyNotCounted({
  counts,
  kind,
  kindReason: known,
  returnOfId = null,
}: Counted): string | null {
  if (counts) return null;
  if (returnOfId !== null) return messageKey("sentences.purchaseLeftOut");
  if (kind === "natural" || kind === "no-counterpart")
    return known ?? kindReason({ kind, because: null }, "ca");
  return (kind === "never" ? known : null) ?? messageKey("sentences.takenOut");
}
