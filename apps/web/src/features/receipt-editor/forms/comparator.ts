import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { Words } from "@/features/language/words/words";

/** What an item is compared with, as the field shows it. */
export interface ShownComparator {
  /** `null` where it is compared with the category's estimate, or with a price of the person's alone. */
  readonly productId: string | null;
  readonly name: string;
  readonly detail: string;
  /** Dollars that the person saw for it, where the catalogue does not know the product. */
  readonly ownPrice?: number;
}

export const noComparator = (t: Words<"receipt.comparator">): ShownComparator => ({
  productId: null,
  name: t("none"),
  detail: t("noneDetail"),
});

/** The words of a package's size, as `usePriceBasis` gives them. */
type Amount = (size: number, unit: string) => string;

/** The size of a package beside a price, in few words. */
export function packageWords(
  { size, unit }: { readonly size: number | null; readonly unit: string | null },
  price: string,
  amount: Amount,
): string {
  return size === null || unit === null ? price : `${amount(size, unit)} · ${price}`;
}

/** What the item is compared with now. */
export function shownComparator(
  { matchedProduct }: ReceiptItemView,
  amount: Amount,
  t: Words<"receipt.comparator">,
): ShownComparator {
  if (!matchedProduct) return noComparator(t);
  const { id, name, size, unit } = matchedProduct;
  return { productId: id, name, detail: amount(size, unit) };
}
