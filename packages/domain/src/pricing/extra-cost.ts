import type { Cents } from "../money/cents";

/** The claimable extra cost of one item in cents: price minus regular price, never below 0 (prices-13). */
export function extraCostCents(priceCents: Cents, regularCents: Cents): Cents {
  return Math.max(0, priceCents - regularCents);
}

export interface PricedItem {
  readonly selected: boolean;
  readonly priceCents: Cents;
  readonly regularCents: Cents;
}

export interface SelectionTotals {
  readonly itemCount: number;
  readonly selectedCount: number;
  /** The sums below are over selected items alone. */
  readonly glutenFreeCents: Cents;
  readonly regularCents: Cents;
  /** Sum of the positive differences; not the difference of the two sums above. */
  readonly extraCents: Cents;
}

/** Totals of a receipt's selection: only positive differences of selected items count (prices-14). */
export function selectionTotals(items: readonly PricedItem[]): SelectionTotals {
  const selected = items.filter((item) => item.selected);
  const sum = (amount: (item: PricedItem) => Cents) =>
    selected.reduce((total, item) => total + amount(item), 0);
  return {
    itemCount: items.length,
    selectedCount: selected.length,
    glutenFreeCents: sum((item) => item.priceCents),
    regularCents: sum((item) => item.regularCents),
    extraCents: sum((item) => extraCostCents(item.priceCents, item.regularCents)),
  };
}
