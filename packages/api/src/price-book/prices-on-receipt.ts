import { calendarDateOf } from "../calendar-column";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { boughtAmountOf } from "../prices/rules/item-price";
import type { SeenPrice } from "../prices/rules/seen-price";

/** Matches from here on are called high (matching-22): a wrong product would be false evidence. */
const SURE_FROM = 0.8;

/** The receipt as it is, or as it is about to be saved. */
export interface PricedReceipt {
  readonly purchaseDate: Date | null;
  readonly store: string | null;
  readonly items: readonly ReceiptItemRow[];
}

export type PriceOnReceipt = SeenPrice & { readonly receiptItemId: string };

const isRegular = (item: ReceiptItemRow) => !item.glutenFree && !item.selected && item.kind === "counterpart";

function priceOn(item: ReceiptItemRow, { purchaseDate, store }: PricedReceipt): PriceOnReceipt | null {
  const { matchedProduct: product, matchConfidence } = item;
  if (!product || purchaseDate === null || item.price <= 0 || !isRegular(item)) return null;
  if ((matchConfidence ?? 0) < SURE_FROM) return null;
  const { quantity, size, unit } = boughtAmountOf(item);
  return {
    id: null,
    picture: false,
    receiptItemId: item.id,
    productId: product.id,
    name: item.name,
    price: Math.round(item.price / quantity),
    size,
    unit,
    store,
    place: null,
    seenOn: calendarDateOf(purchaseDate),
    how: "own-receipt",
    url: null,
  };
}

/**
 * The prices of regular products that a receipt shows, ticked by nobody (prices-24): lines that the matcher
 * surely knows, each as the price of one package, or of the weight that the scale showed.
 */
export function pricesOnReceipt(receipt: PricedReceipt): PriceOnReceipt[] {
  return receipt.items.map((item) => priceOn(item, receipt)).filter((price) => price !== null);
}
