import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import {
  countedExtraCost,
  extraCost,
  type SelectionTotals,
  selectionTotals,
} from "@gf-ledger/domain/pricing/extra-cost";
import { estimatedRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";

/** The item's extra cost in dollars; 0 unless the item is selected (prices-13). */
export function differenceOf(item: ReceiptItemView): number {
  if (!item.selected) return 0;
  return dollarsFromCents(
    countedExtraCost(extraCost(centsFromDollars(item.price), centsFromDollars(item.regularPrice))),
  );
}

export function totalsOf(items: readonly ReceiptItemView[]): SelectionTotals {
  return selectionTotals(
    items.map((item) => ({
      selected: item.selected,
      price: centsFromDollars(item.price),
      regularPrice: centsFromDollars(item.regularPrice),
    })),
  );
}

/** Answers the item with the person's own regular price, as the server would (prices-6's order). */
export function withCustomRegularPrice(item: ReceiptItemView, customRegularPrice: number): ReceiptItemView {
  return { ...item, customRegularPrice, regularPrice: customRegularPrice, priceSource: "custom" };
}

/** Answers the item with another name and price; a regular price that is an estimate follows the price. */
export function withDetails(item: ReceiptItemView, name: string, price: number): ReceiptItemView {
  const changed = { ...item, name, price };
  if (item.priceSource !== "estimate") return changed;
  const cents = estimatedRegularPrice(centsFromDollars(price), item.category);
  return { ...changed, regularPrice: dollarsFromCents(cents) };
}
