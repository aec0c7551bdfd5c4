import type { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { priceBasisSentence } from "@gf-ledger/domain/pricing/price-basis";
import { regularPriceOf } from "./item-price";
import type { ReceiptRow } from "./receipt-row";
import { receiptItemView } from "./receipt-view";

interface Purchase {
  readonly userId: string;
  readonly purchaseDate: Date;
  readonly store: string | null;
  readonly currency: Currency;
}

/**
 * The line items of a receipt: one row for each selected item, with its regular price and where that comes
 * from.
 */
export function lineItemsToLog(
  receipt: ReceiptRow,
  ownPrices: ReadonlyMap<string, number>,
  purchase: Purchase,
): Prisma.LineItemCreateManyInput[] {
  return receipt.items
    .filter((item) => item.selected)
    .map((item) => {
      const regular = regularPriceOf(item, ownPrices, purchase.currency);
      return {
        ...purchase,
        receiptId: receipt.id,
        receiptItemId: item.id,
        name: item.name,
        category: item.category,
        quantity: item.unit === "each" ? item.quantity : 1,
        price: item.price,
        regularPrice: regular.cents,
        priceSource: regular.source,
        priceBasis: priceBasisSentence(receiptItemView(item, ownPrices, purchase.currency)),
        extraCost: extraCost(item.price, regular.cents),
        matchedProductId: item.matchedProductId,
        catalogueVersion: receipt.catalogueVersion,
      };
    });
}
