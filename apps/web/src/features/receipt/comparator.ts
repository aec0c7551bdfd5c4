import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";

/** What an item is compared with, as the field shows it. */
export interface Comparator {
  /** `null` where it is compared with the category's estimate, or with a price of the person's alone. */
  readonly productId: string | null;
  readonly name: string;
  readonly detail: string;
  /** Dollars that the person saw for it, where the catalogue does not know the product. */
  readonly ownPrice?: number;
}

export const NO_COMPARATOR: Comparator = {
  productId: null,
  name: "No product",
  detail: "Compared with the estimate of its category",
};

const amountOf = (size: number, unit: string) =>
  unit === "each" || unit === "piece" ? (size === 1 ? "1 piece" : `${size} pieces`) : `${size} ${unit}`;

/** The size of a package beside a price, in few words. */
export function packageWords(
  { size, unit }: { readonly size: number | null; readonly unit: string | null },
  price: string,
): string {
  return size === null || unit === null ? price : `${amountOf(size, unit)} · ${price}`;
}

/** What the item is compared with now. */
export function comparatorOf({ matchedProduct }: ReceiptItemView): Comparator {
  if (!matchedProduct) return NO_COMPARATOR;
  const { id, name, size, unit } = matchedProduct;
  return { productId: id, name, detail: amountOf(size, unit) };
}
