import type { ReceiptItemView, ReceiptView } from "./receipt-view";

/** Below these the reader may have misread; it is never quite sure of a store that is not a known chain. */
const SURE_OF_HEAD = { store: 0.6, purchaseDate: 0.8 } as const;
/** From the first on an item is sure; below the second it is in doubt though no issue names it. */
const [SURE_OF_ITEM, UNSURE_OF_ITEM] = [0.9, 0.6];

export type HeadField = keyof typeof SURE_OF_HEAD;

/** What of a draft decides whether somebody has to look at it. */
export type CheckedReceipt = Pick<
  ReceiptView,
  "store" | "purchaseDate" | "issues" | "arithmetic" | "duplicateOf"
> & {
  readonly discounts: readonly Pick<ReceiptView["discounts"][number], "cents" | "itemIndex">[];
  readonly fields: Readonly<Record<HeadField, Pick<ReceiptView["fields"]["store"], "confidence">>>;
  readonly items: readonly Pick<ReceiptItemView, "confidence" | "selected">[];
};

/** Whether a store or date was read, and is hard to read. */
export const isHeadInDoubt = (
  receipt: Pick<CheckedReceipt, HeadField | "fields">,
  field: HeadField,
): boolean => receipt[field] !== null && receipt.fields[field].confidence < SURE_OF_HEAD[field];

/** Whether the reader doubts the item at `index`, and has not been answered. */
export function isItemInDoubt(
  { items, issues }: Pick<CheckedReceipt, "items" | "issues">,
  index: number,
): boolean {
  const confidence = items[index]?.confidence ?? 1;
  if (confidence >= SURE_OF_ITEM) return false;
  return confidence < UNSURE_OF_ITEM || issues.some(({ itemIndex }) => itemIndex === index);
}

/**
 * Why somebody has to look at a draft before it is saved, in the order in which it is asked: its date, store and
 * currency, whether it adds up, a discount that is taken off no item, lines that are hard to read, a receipt that was read before, and one of which nothing
 * is selected.
 */
export const RECEIPT_DOUBTS = [
  "date",
  "store",
  "currency",
  "sum",
  "discount",
  "items",
  "duplicate",
  "nothing",
] as const;
export type ReceiptDoubt = (typeof RECEIPT_DOUBTS)[number];

/** Every reason to look at a draft; none where all of it is sure and its total agrees with its items (receipts-108). */
export function receiptDoubts(receipt: CheckedReceipt): ReceiptDoubt[] {
  const { store, purchaseDate, issues, arithmetic, duplicateOf, discounts, items } = receipt;
  const says = (...codes: readonly string[]) => issues.some(({ code }) => codes.includes(code));
  const stands: Readonly<Record<ReceiptDoubt, boolean>> = {
    date: purchaseDate === null || isHeadInDoubt(receipt, "purchaseDate") || says("no_date", "date_in_doubt"),
    store: store === null || isHeadInDoubt(receipt, "store") || says("no_store", "store_in_doubt"),
    currency: says("no_currency"),
    sum:
      arithmetic.totalAgrees !== true ||
      arithmetic.subtotalAgrees === false ||
      says("items_do_not_add_up", "total_does_not_add_up", "no_total", "total_in_doubt"),
    // The total agrees with it, though an item that counts may have cost less than its line says.
    discount: discounts.some(({ cents, itemIndex }) => itemIndex === null && cents !== 0),
    items: items.some((_, index) => isItemInDoubt(receipt, index)),
    duplicate: duplicateOf !== null,
    nothing: !items.some(({ selected }) => selected),
  };
  return RECEIPT_DOUBTS.filter((doubt) => stands[doubt]);
}
