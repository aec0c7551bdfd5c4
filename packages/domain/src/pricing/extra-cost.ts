import type { Cents } from "../money/cents";

/** The claimable extra cost of one item in cents: price minus regular price, never below 0 (prices-13). */
export function extraCost(price: Cents, regularPrice: Cents): Cents {
  return Math.max(0, price - regularPrice);
}

export interface PricedItem {
  readonly selected: boolean;
  readonly price: Cents;
  readonly regularPrice: Cents;
}

export interface SelectionTotals {
  readonly itemCount: number;
  readonly selectedCount: number;
  /** The sums below are over selected items only. */
  readonly price: Cents;
  readonly regularPrice: Cents;
  /** Sum of the positive differences; not the difference of the two sums above. */
  readonly extraCost: Cents;
}

/** Totals of a receipt's selection: only positive differences of selected items count (prices-14). */
export function selectionTotals(items: readonly PricedItem[]): SelectionTotals {
  const selected = items.filter((item) => item.selected);
  const sum = (amount: (item: PricedItem) => Cents) =>
    selected.reduce((total, item) => total + amount(item), 0);
  return {
    itemCount: items.length,
    selectedCount: selected.length,
    price: sum((item) => item.price),
    regularPrice: sum((item) => item.regularPrice),
    extraCost: sum((item) => extraCost(item.price, item.regularPrice)),
  };
}
