import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import {
  countedExtraCost,
  extraCost,
  type SelectionTotals,
  selectionTotals,
} from "@gf-ledger/domain/pricing/extra-cost";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";

/** The item's extra cost in dollars; 0 unless the item is selected (prices-13), below 0 for a return. */
export function differenceOf(item: ReceiptItemView): number {
  if (!item.selected) return 0;
  return dollarsFromCents(
    countedExtraCost(extraCost(centsFromDollars(item.price), centsFromDollars(item.regularPrice)), item.kind),
  );
}

/** Whether a new name changed what a line is compared with: another product, or another price of it. */
export function comparisonMoved(before: ReceiptItemView, after: ReceiptItemView): boolean {
  return (
    before.name !== after.name &&
    after.customRegularPrice === null &&
    (before.matchedProductId !== after.matchedProductId || before.regularPrice !== after.regularPrice)
  );
}

export function totalsOf(items: readonly ReceiptItemView[]): SelectionTotals {
  return selectionTotals(
    items.map((item) => ({
      selected: item.selected,
      kind: item.kind,
      price: centsFromDollars(item.price),
      regularPrice: centsFromDollars(item.regularPrice),
    })),
  );
}

/** Returns the item with the person's own regular price, as the server would (prices-6's order). */
export function withCustomRegularPrice(item: ReceiptItemView, customRegularPrice: number): ReceiptItemView {
  const regularPrice = item.kind === "return" ? 0 - customRegularPrice : customRegularPrice;
  return { ...item, customRegularPrice, regularPrice, priceSource: "custom" };
}
