import { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { priceBasisOf } from "@gf-ledger/domain/pricing/price-basis";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import { addedUp } from "../drafts/added-up";
import type { ReceiptItemRow, ReceiptRow } from "../drafts/receipt-row";
import { receiptItemView } from "../drafts/receipt-view";
import { comparedPriceOf } from "../prices/compared-price";
import type { KnownPrices } from "../prices/known-prices";
import { byChoice } from "../tax-report/rules/coded-kind-note";
import { evidenceSchema } from "./evidence";
import { boughtColumns } from "./rules/bought-columns";
import { taxesOfItems } from "./rules/taxes-of-items";

interface Purchase {
  readonly userId: string;
  readonly purchaseDate: Date;
  readonly store: string | null;
  readonly currency: Currency;
}

/** What a price is for; in Canada a line without a counterpart says that no text allows it (claim-7). */
function basisOf(item: ReceiptItemRow, known: KnownPrices, currency: Currency): string {
  const view = receiptItemView(item, known, currency);
  const isCounted = view.priceSource === "none";
  return storedPriceBasis(
    isCounted ? { code: "counted", canadian: editionOfCurrency(currency) === "ca" } : priceBasisOf(view),
  );
}

/** A tick overrules a kind that does not count, and the line item keeps why it would not (claim-6). */
function noteOf({ kind, kindNote, kindReason }: ReceiptItemRow): string | null {
  const overruled = kind === "natural" || kind === "never";
  return kindNote ?? (overruled ? byChoice(kindReason) : null);
}

/** The regular price of an item with where it comes from, as its line item keeps it. */
function priceColumns(item: ReceiptItemRow, known: KnownPrices, currency: Currency) {
  const { cents, source, asIn, sizeCompared, evidence } = comparedPriceOf(item, known, currency);
  return {
    regularPrice: cents,
    priceSource: source,
    extraCost: extraCost(item.price, cents),
    sizeCompared,
    priceBasis: asIn ? asIn.priceBasis : basisOf(item, known, currency),
    priceEvidence: evidence ?? Prisma.DbNull,
  };
}

/** What an item decides of its line item, its taxes aside. */
export function loggedColumns(item: ReceiptItemRow, known: KnownPrices, currency: Currency) {
  return {
    name: item.name,
    category: item.category,
    ...boughtColumns(item),
    price: item.price,
    ...priceColumns(item, known, currency),
    kind: item.kind,
    kindNote: noteOf(item),
    kindReason: item.kindReason,
    taxCode: item.taxCode,
    articleCode: item.articleCode,
    returnOfId: item.returnOfId,
    matchedProductId: item.matchedProductId,
  };
}

/**
 * The line items of a receipt: one row for each selected item, with its regular price and where that comes
 * from.
 */
export function lineItemsToLog(receipt: ReceiptRow, known: KnownPrices, purchase: Purchase) {
  const evidence = evidenceSchema.parse(receipt.evidence);
  const { subtotalAgrees, totalAgrees } = addedUp(evidence, receipt.items).arithmetic;
  const taxesOf = taxesOfItems(receipt.items, evidence.taxes, (subtotalAgrees ?? totalAgrees) === true);
  return receipt.items
    .filter((item) => item.selected)
    .map((item) => {
      const columns = loggedColumns(item, known, purchase.currency);
      return {
        ...purchase,
        receiptId: receipt.id,
        receiptItemId: item.id,
        counts: true,
        ...columns,
        ...taxesOf(item, columns.regularPrice),
        catalogueVersion: receipt.catalogueVersion,
      };
    });
}
export type LineItemToLog = ReturnType<typeof lineItemsToLog>[number];
