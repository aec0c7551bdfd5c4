import { categorySchema, DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { ownPriceForLine } from "@gf-ledger/domain/pricing/own-price";
import { type ChosenRegularPrice, chooseRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemRow } from "./receipt-row";

/**
 * The average price of the product's package, in cents of the receipt's currency, and where that figure comes
 * from.
 */
export function averageOf(product: NonNullable<ReceiptItemRow["matchedProduct"]>, currency: Currency) {
  return editionOfCurrency(currency) === "ca"
    ? { price: product.priceCa, source: product.sourceCa, asOf: product.asOfCa, estimate: product.estimateCa }
    : {
        price: product.priceUs,
        source: product.sourceUs,
        asOf: product.asOfUs,
        estimate: product.estimateUs,
      };
}

function ownPriceOf(item: ReceiptItemRow, ownPrices: ReadonlyMap<string, number>, currency: Currency) {
  if (!item.matchedProduct) return null;
  return ownPriceForLine({
    ownPrice: ownPrices.get(item.matchedProduct.id) ?? null,
    averagePrice: averageOf(item.matchedProduct, currency).price,
    cataloguePrice: item.cataloguePrice,
  });
}

/** prices-6: the regular price that this item is compared with. */
export function regularPriceOf(
  item: ReceiptItemRow,
  ownPrices: ReadonlyMap<string, number>,
  currency: Currency,
): ChosenRegularPrice {
  return chooseRegularPrice({
    price: item.price,
    category: categorySchema.catch(DEFAULT_CATEGORY).parse(item.category),
    customRegularPrice: item.customRegularPrice,
    ownPrice: ownPriceOf(item, ownPrices, currency),
    cataloguePrice: item.cataloguePrice,
  });
}
