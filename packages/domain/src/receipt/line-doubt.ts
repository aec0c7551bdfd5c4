import { messageKey } from "../messages/message-key";
import { dollarsFromCents } from "../money/cents";
import type { OtherReading } from "../reading/receipt-reading";
import { type CheckedReceipt, isItemInDoubt } from "./receipt-doubts";
import type { ReceiptItemView } from "./receipt-view";

/** What of a receipt decides which of its lines are in doubt. */
interface ReadLines extends Pick<CheckedReceipt, "issues"> {
  readonly items: readonly Pick<ReceiptItemView, "name" | "price" | "confidence" | "selected">[];
}

/** For a doubtful line of which the reader says no more. */
export const COMPARE_WITH_PHOTO = messageKey("sentences.compareWithPhoto");

/** What the reader doubts about the item at `index`: its own words, or a low confidence; `null` for nothing. */
export function doubtOf(receipt: ReadLines, index: number): string | null {
  if (!isItemInDoubt(receipt, index)) return null;
  return receipt.issues.find((one) => one.itemIndex === index)?.message ?? COMPARE_WITH_PHOTO;
}

/** What else the line of the item at `index` may say, where it is in doubt. */
export function othersOf(receipt: ReadLines, index: number): readonly OtherReading[] {
  const item = receipt.items[index];
  if (!item || doubtOf(receipt, index) === null) return [];
  const reported = receipt.issues.flatMap(({ itemIndex, others }) =>
    itemIndex === index ? (others ?? []) : [],
  );
  return reported.filter(({ name, cents }) => name !== item.name || dollarsFromCents(cents) !== item.price);
}
