import type { OtherReading } from "@gf-ledger/domain/reading/receipt-reading";
import { doubtOf, othersOf } from "@gf-ledger/domain/receipt/line-doubt";
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
export const DOUBTED_LINE = "bg-warn-soft/50 shadow-doubted";

/** What else the line of an item may say, where its receipt may still be corrected. */
export const othersOfDraft = (receipt: ReceiptView, index: number): readonly OtherReading[] =>
  receipt.status === "draft" ? othersOf(receipt, index) : [];

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
