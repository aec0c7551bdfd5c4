import type { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { priceBasisSentence } from "@gf-ledger/domain/pricing/price-basis";
import { evidenceSchema } from "./evidence";
import { regularPriceOf } from "./item-price";
import type { ReceiptItemRow, ReceiptRow } from "./receipt-row";
import { receiptItemView } from "./receipt-view";
import { isSizeCompared } from "./size-compared";
import { taxesOfItems } from "./taxes-of-items";

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
  ownPrices: ReadonlyMap<string, number>,
  purchase: Purchase,
): Prisma.LineItemCreateManyInput[] {
  const taxesOf = taxesOfItems(receipt.items, evidenceSchema.parse(receipt.evidence).taxes);
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
        ...boughtColumns(item),
        price: item.price,
        regularPrice: regular.cents,
        priceSource: regular.source,
        sizeCompared: isSizeCompared(item, regular.source),
        kind: item.kind,
        kindNote: item.kindNote,
        taxCode: item.taxCode,
        ...taxesOf(item, regular.cents),
        priceBasis: priceBasisSentence(receiptItemView(item, ownPrices, purchase.currency)),
        extraCost: extraCost(item.price, regular.cents),
        matchedProductId: item.matchedProductId,
        catalogueVersion: receipt.catalogueVersion,
      };
    });
}
