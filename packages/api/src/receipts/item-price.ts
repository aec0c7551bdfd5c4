import { categorySchema, DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { type ChosenRegularPrice, chooseRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemRow } from "./receipt-row";

/** The product's average for its package in the receipt's currency. */
export function averageCentsOf(
  product: NonNullable<ReceiptItemRow["matchedProduct"]>,
  currency: Currency,
): number {
  return currency === "CAD" ? product.priceCa : product.priceUs;
}

/** An own price is for a package; it is brought to the line's size as the catalogue's price was. */
function ownCentsForLine(
  item: ReceiptItemRow,
  ownPrice: number | undefined,
  currency: Currency,
): number | null {
  if (ownPrice === undefined || !item.matchedProduct) return null;
  const averageCents = averageCentsOf(item.matchedProduct, currency);
  if (item.cataloguePrice === null || averageCents <= 0) return ownPrice;
  return roundHalfAwayFromZero((ownPrice * item.cataloguePrice) / averageCents);
}

/** prices-6: which regular price this item is compared with. */
export function regularPriceOf(
  item: ReceiptItemRow,
  ownPrices: ReadonlyMap<string, number>,
  currency: Currency,
): ChosenRegularPrice {
  return chooseRegularPrice({
    price: item.price,
    category: categorySchema.catch(DEFAULT_CATEGORY).parse(item.category),
    customRegularPrice: item.customRegularPrice,
    ownPrice: ownCentsForLine(item, ownPrices.get(item.matchedProductId ?? ""), currency),
    cataloguePrice: item.cataloguePrice,
  });
}
