import { type Cents, centsFromDollars } from "../money/cents";
import type { LineItemView } from "./tax-report-view";

/** A product's part of the extra cost of some line items. */
export interface ClaimCarrier {
  readonly name: string;
  readonly itemCount: number;
  readonly countedExtraCost: Cents;
}

export interface ClaimCarriers {
  /** The largest first; none without an extra cost. */
  readonly products: readonly ClaimCarrier[];
  /** What all other products with an extra cost add up to. */
  readonly others: { readonly productCount: number } & Omit<ClaimCarrier, "name">;
}

/** Two spellings of a name that differ in case or accents alone are one product. */
export function productKey(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** reports-44: the `most` products that carry the largest part of the extra cost, and the sum of the others. */
export function claimCarriersOf(rows: readonly LineItemView[], max: number): ClaimCarriers {
  const byName = new Map<string, { name: string; itemCount: number; countedExtraCost: Cents }>();
  for (const row of rows.filter(({ counts }) => counts)) {
    const key = productKey(row.name);
    const product = byName.get(key) ?? { name: row.name, itemCount: 0, countedExtraCost: 0 };
    product.itemCount += 1;
    product.countedExtraCost += centsFromDollars(row.countedExtraCost);
    byName.set(key, product);
  }
  const carrying = [...byName.values()]
    .filter(({ countedExtraCost }) => countedExtraCost > 0)
    .sort((a, b) => b.countedExtraCost - a.countedExtraCost || (a.name < b.name ? -1 : 1));
  const others = carrying.slice(max);
  return {
    products: carrying.slice(0, max),
    others: {
      productCount: others.length,
      itemCount: others.reduce((sum, { itemCount }) => sum + itemCount, 0),
      countedExtraCost: others.reduce((sum, { countedExtraCost }) => sum + countedExtraCost, 0),
    },
  };
}
