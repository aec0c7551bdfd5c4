import type { ItemKind } from "../line-item/kinds";
import type { Cents } from "../money/cents";

/** Price less regular price in cents; below 0 where the gluten-free product was the cheaper one (claim-3). */
export function extraCost(price: Cents, regularPrice: Cents): Cents {
  return price - regularPrice;
}

/**
 * What the specification's per-item differences, category totals and CSV count of an extra cost in cents:
 * positive differences only (prices-13). A return takes back what its purchase counted.
 */
export function countedExtraCost(extraCost: Cents, kind: ItemKind = "counterpart"): Cents {
  return kind === "return" ? Math.min(0, extraCost) : Math.max(0, extraCost);
}

export interface PricedItem {
  readonly selected: boolean;
  readonly kind?: ItemKind;
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
  readonly countedExtraCost: Cents;
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
    countedExtraCost: sum((item) => countedExtraCost(extraCost(item.price, item.regularPrice), item.kind)),
  };
}
