import type { Category, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import type { Unit } from "@gf-ledger/domain/size/units";
import { extraCostOf, signedExtraCostOf } from "@gf-ledger/domain/tax-report/price-entry";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";

/** The parts of a line item that can be edited in place (reports-20). */
export type EditableField = "store" | "name" | "price" | "regularPrice" | "purchaseDate";

export interface LineItemEdit {
  /** What the page shows until the server has answered. */
  readonly shown: Partial<LineItemView>;
  /** What is sent, in dollars, by the names of reports-7; a price brings the new `extraCost` (reports-23). */
  readonly sent: {
    name?: string;
    store?: string;
    purchaseDate?: string;
    category?: LineItemCategory;
    price?: number;
    regularPrice?: number;
    extraCost?: number;
    quantity?: number;
    size?: number | null;
    unit?: Unit | null;
    kind?: ItemKind;
    kindNote?: string | null;
    counts?: boolean;
    countsInFull?: boolean;
  };
}

type LineItemCategory = Category | typeof UNCATEGORIZED;

export function textEdit(
  field: Exclude<EditableField, "price" | "regularPrice">,
  value: string,
): LineItemEdit {
  if (field === "store") return { shown: { store: value }, sent: { store: value } };
  if (field === "purchaseDate") return { shown: { purchaseDate: value }, sent: { purchaseDate: value } };
  return { shown: { name: value }, sent: { name: value } };
}

export function categoryEdit(category: LineItemCategory): LineItemEdit {
  return { shown: { category }, sent: { category } };
}

/** Counts it or leaves it out (claim-50). */
export function countsEdit(row: LineItemView, counts: boolean): LineItemEdit {
  const countedExtraCost = counts ? extraCostOf(row.price, row.regularPrice) : 0;
  return { shown: { counts, countedExtraCost }, sent: { counts } };
}

export function priceEdit(row: LineItemView, field: "price" | "regularPrice", dollars: number): LineItemEdit {
  const price = field === "price" ? dollars : row.price;
  const regularPrice = field === "regularPrice" ? dollars : row.regularPrice;
  const extraCost = extraCostOf(price, regularPrice);
  const shownExtra = { extraCost: signedExtraCostOf(price, regularPrice), countedExtraCost: extraCost };
  if (field === "price") return { shown: { price, ...shownExtra }, sent: { price, extraCost } };
  return {
    shown: {
      regularPrice,
      ...shownExtra,
      priceSource: "custom",
    },
    sent: { regularPrice, extraCost },
  };
}
