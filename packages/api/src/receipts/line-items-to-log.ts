import type { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { priceBasisSentence } from "@gf-ledger/domain/pricing/price-basis";
import type { KnownPrices } from "../prices/known-prices";
import { regularPriceOf } from "./item-price";
import type { ReceiptItemRow, ReceiptRow } from "./receipt-row";
import { receiptItemView } from "./receipt-view";

interface Purchase {
  readonly userId: string;
  readonly purchaseDate: Date;
  readonly store: string | null;
  readonly currency: Currency;
}

/**
 * How much was bought: packages with their size where it is known, or what the scale showed, counted as bought
 * once. A return is a quantity below 0 (receipts-54).
 */
function boughtColumns({ kind, quantity, unit, size, sizeUnit }: ReceiptItemRow) {
  const sign = kind === "return" ? -1 : 1;
  if (unit !== "each") return { quantity: sign, size: quantity, unit, soldByWeight: true };
  return { quantity: sign * quantity, size, unit: sizeUnit, soldByWeight: false };
}

/**
 * The line items of a receipt: one row for each selected item, with its regular price and where that comes
 * from.
 */
export function lineItemsToLog(
  receipt: ReceiptRow,
  known: KnownPrices,
  purchase: Purchase,
): Prisma.LineItemCreateManyInput[] {
  return receipt.items
    .filter((item) => item.selected)
    .map((item) => {
      const regular = regularPriceOf(item, known, purchase.currency);
      return {
        ...purchase,
        receiptId: receipt.id,
        receiptItemId: item.id,
        name: item.name,
        category: item.category,
        ...boughtColumns(item),
        price: item.price,
        regularPrice: regular.cents,
        priceSource: regular.source,
        priceEvidence: regular.evidence,
        sizeCompared: regular.sizeCompared,
        kind: item.kind,
        kindNote: item.kindNote,
        taxCode: item.taxCode,
        priceBasis: priceBasisSentence(receiptItemView(item, known, purchase.currency)),
        extraCost: extraCost(item.price, regular.cents),
        matchedProductId: item.matchedProductId,
        catalogueVersion: receipt.catalogueVersion,
      };
    });
}
