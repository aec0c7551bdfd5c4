import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { OtherReading } from "@gf-ledger/domain/reading/receipt-reading";
import { isItemInDoubt } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

/** Where a receipt is checked: the upload page's list or the review page's table (receipts-37). */
export type CheckingPage = "upload" | "review";

/** What a person can do to one item. */
export interface ItemActions {
  select(item: ReceiptItemView, selected: boolean): void;
  editDetails(item: ReceiptItemView): void;
  editRegularPrice(item: ReceiptItemView): void;
  split(item: ReceiptItemView): void;
  remove(item: ReceiptItemView): void;
  /** Corrects the item to what its line may say instead. */
  takeOther(item: ReceiptItemView, other: OtherReading): void;
  /** The item under the pointer or with the focus; `null` when there is none. */
  point(item: ReceiptItemView | null): void;
}

export interface ItemRowProps {
  item: ReceiptItemView;
  receipt: ReceiptView;
  page: CheckingPage;
  actions: ItemActions;
  /** The photo's address; `null` where this page does not hold it. */
  photo: string | null;
  /** Why the reader doubts this item; `null` when it does not. */
  doubt: string | null;
  /** What else its line may say; none of a saved receipt. */
  others: readonly OtherReading[];
}

/** The style of an item that the reader doubts. */
export const DOUBTED_LINE = "bg-warn-soft/50 shadow-[inset_3px_0_0_var(--warn)]";

/** For a doubtful line of which the reader says no more. */
export const COMPARE_WITH_PHOTO = messageKey("sentences.compareWithPhoto");

/**
 * What the reader doubts about the item at `index`: its own words, or a low confidence; `null` for nothing. In
 * English, as the receipt keeps it.
 */
export function doubtOf(receipt: ReceiptView, index: number): string | null {
  if (!isItemInDoubt(receipt, index)) return null;
  return receipt.issues.find((one) => one.itemIndex === index)?.message ?? COMPARE_WITH_PHOTO;
}

/** What else the line of the item at `index` may say, where it is in doubt and may still be corrected. */
export function othersOf(receipt: ReceiptView, index: number): readonly OtherReading[] {
  const item = receipt.items[index];
  if (!item || receipt.status !== "draft" || doubtOf(receipt, index) === null) return [];
  const reported = receipt.issues.flatMap(({ itemIndex, others }) =>
    itemIndex === index ? (others ?? []) : [],
  );
  return reported.filter(({ name, cents }) => name !== item.name || dollarsFromCents(cents) !== item.price);
}

export const isDoubted = (receipt: ReceiptView, index: number) => doubtOf(receipt, index) !== null;

/** receipts-47: whether the regular price can be set by hand; on the review page only without a match. */
export function canEditRegularPrice(
  item: ReceiptItemView,
  receipt: ReceiptView,
  page: CheckingPage,
): boolean {
  if (receipt.status === "confirmed") return false;
  return page === "upload" || item.matchedProduct === null;
}
