import { categorySchema, DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { type ComparisonPrice, comparisonPrice } from "@gf-ledger/domain/pricing/comparison-price";
import type { ReceiptItemRow } from "./receipt-row";

/** The product's average for its package in the receipt's currency. */
export function averageCentsOf(
  product: NonNullable<ReceiptItemRow["matchedProduct"]>,
  currency: Currency,
): number {
  return currency === "CAD" ? product.priceCaCents : product.priceUsCents;
}

/** An own price is for a package; it is brought to the line's size as the catalogue's price was. */
function ownCentsForLine(
  item: ReceiptItemRow,
  ownCents: number | undefined,
  currency: Currency,
): number | null {
  if (ownCents === undefined || !item.matchedProduct) return null;
  const averageCents = averageCentsOf(item.matchedProduct, currency);
  if (item.catalogueCents === null || averageCents <= 0) return ownCents;
  return roundHalfAwayFromZero((ownCents * item.catalogueCents) / averageCents);
}

/** prices-6: which regular price this item is compared with. */
export function comparisonPriceOf(
  item: ReceiptItemRow,
  ownPrices: ReadonlyMap<string, number>,
  currency: Currency,
): ComparisonPrice {
  return comparisonPrice({
    priceCents: item.priceCents,
    category: categorySchema.catch(DEFAULT_CATEGORY).parse(item.category),
    customCents: item.customRegularPriceCents,
    ownCents: ownCentsForLine(item, ownPrices.get(item.matchedProductId ?? ""), currency),
    catalogueCents: item.catalogueCents,
  });
}
