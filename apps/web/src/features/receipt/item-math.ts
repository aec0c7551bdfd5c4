import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { estimatedRegularCents } from "@gf-ledger/domain/pricing/comparison-price";
import { extraCostCents, type SelectionTotals, selectionTotals } from "@gf-ledger/domain/pricing/extra-cost";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";

/** The item's extra cost in dollars: shown only if it is selected, 0 otherwise (prices-13). */
export function differenceOf(item: ReceiptItemView): number {
  if (!item.isSelected) return 0;
  return dollarsFromCents(extraCostCents(centsFromDollars(item.price), centsFromDollars(item.regularPrice)));
}

export function totalsOf(items: readonly ReceiptItemView[]): SelectionTotals {
  return selectionTotals(
    items.map((item) => ({
      selected: item.isSelected,
      priceCents: centsFromDollars(item.price),
      regularCents: centsFromDollars(item.regularPrice),
    })),
  );
}

/** The item with the person's own regular price, as the server would answer it (prices-6's order). */
export function withCustomPrice(item: ReceiptItemView, customRegularPrice: number): ReceiptItemView {
  return { ...item, customRegularPrice, regularPrice: customRegularPrice, priceSource: "custom" };
}

/** The item with another name and price; an estimate follows the price. */
export function withDetails(item: ReceiptItemView, productName: string, price: number): ReceiptItemView {
  const changed = { ...item, productName, price };
  if (item.priceSource !== "estimate") return changed;
  const cents = estimatedRegularCents(centsFromDollars(price), item.category);
  return { ...changed, regularPrice: dollarsFromCents(cents) };
}
