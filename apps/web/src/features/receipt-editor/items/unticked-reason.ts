import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { Words } from "@/features/language/words/words";

type Reason = keyof typeof BY_SENTENCE_KEY | "never" | "corrected" | "free" | "byYou";

/** The reader's sentences in so few words that they fit into a phone's row. */
const BY_SENTENCE_KEY = {
  natural: messageKey("sentences.natural"),
  alcohol: messageKey("sentences.alcohol"),
  pet: messageKey("sentences.pet"),
  household: messageKey("sentences.household"),
  service: messageKey("sentences.service"),
  restaurant: messageKey("sentences.restaurant"),
  supplement: messageKey("sentences.supplement"),
  gluten: messageKey("sentences.madeOfGluten"),
  noCounterpart: messageKey("sentences.noCounterpart"),
} as const;

const BY_KIND: Partial<Record<ReceiptItemView["kind"], Reason>> = {
  natural: "natural",
  never: "never",
  "no-counterpart": "noCounterpart",
};

function reasonOf({ kind, kindReason, correction, price }: ReceiptItemView): Reason {
  const names = Object.keys(BY_SENTENCE_KEY) as (keyof typeof BY_SENTENCE_KEY)[];
  const known = names.find((name) => BY_SENTENCE_KEY[name] === kindReason);
  const counts = kindReason === messageKey("sentences.wholePrice");
  const reason = known ?? (counts ? undefined : BY_KIND[kind]);
  if (reason) return reason;
  if (price === 0) return "free";
  return correction === null ? "byYou" : "corrected";
}

/** Whether the sentence on the line's kind says why it does not count. */
export const saysWhyNot = ({ kindReason }: ReceiptItemView) =>
  Object.values<string | null>(BY_SENTENCE_KEY).includes(kindReason);

/** Why a gluten-free line is not ticked, in a few words (screens-27); `null` for any other line. */
export function untickedReason(item: ReceiptItemView, t: Words<"receipt.unticked">): string | null {
  return item.glutenFree && !item.selected ? t(reasonOf(item)) : null;
}
