import type { Category, UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import { PRICE_SOURCE_SENTENCES } from "@gf-ledger/domain/pricing/price-basis";
import { savingsOf } from "@gf-ledger/domain/tax-report/price-entry";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";

/** The parts of a logged expense that can be edited in place (reports-20). */
export type EditableField =
  | "storeLocation"
  | "customProductName"
  | "price"
  | "originalPrice"
  | "purchaseDate";

export interface LineItemEdit {
  /** What the page shows meanwhile. */
  readonly shown: Partial<LineItemView>;
  /** What is sent, by the names of reports-7; prices with their recomputed `savings` (reports-23). */
  readonly sent: {
    product_name?: string;
    store_location?: string;
    purchase_date?: string;
    category?: LineItemCategory;
    gf_price?: number;
    non_gf_equiv_price?: number;
    savings?: number;
  };
}

type LineItemCategory = Category | typeof UNCATEGORIZED;

export function textEdit(
  field: Exclude<EditableField, "price" | "originalPrice">,
  value: string,
): LineItemEdit {
  if (field === "storeLocation") return { shown: { storeLocation: value }, sent: { store_location: value } };
  if (field === "purchaseDate") return { shown: { purchaseDate: value }, sent: { purchase_date: value } };
  return { shown: { customProductName: value }, sent: { product_name: value } };
}

export function categoryEdit(category: LineItemCategory): LineItemEdit {
  return { shown: { category }, sent: { category } };
}

export function priceEdit(
  row: LineItemView,
  field: "price" | "originalPrice",
  dollars: number,
): LineItemEdit {
  const price = field === "price" ? dollars : row.price;
  const originalPrice = field === "originalPrice" ? dollars : row.originalPrice;
  const savings = savingsOf(price, originalPrice);
  if (field === "price")
    return { shown: { price, priceDifference: savings }, sent: { gf_price: price, savings } };
  return {
    shown: {
      originalPrice,
      priceDifference: savings,
      priceSource: "custom",
      priceBasis: PRICE_SOURCE_SENTENCES.custom,
    },
    sent: { non_gf_equiv_price: originalPrice, savings },
  };
}
