import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { matchingSummary } from "@gf-ledger/domain/matching/matching-summary";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { storedSharesSchema } from "@gf-ledger/domain/people/shares-view";
import { publishedIn } from "@gf-ledger/domain/pricing/stored-price-origin";
import { boxSchema } from "@gf-ledger/domain/reading/receipt-reading";
import {
  matchedProductSchema,
  type ReceiptItemView,
  type ReceiptView,
  receiptItemViewSchema,
} from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { calendarDateOf } from "../calendar-column";
import { type Evidence, evidenceSchema } from "../items/evidence";
import { comparedPriceOf } from "../prices/compared-price";
import type { KnownPrices } from "../prices/known-prices";
import { averageOf } from "../prices/rules/item-price";
import { comparesSizes } from "../tax-report/rules/sizes-compared";
import { addedUp } from "./added-up";
import type { ReceiptItemRow, ReceiptRow } from "./receipt-row";

const amount = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));
const category = categorySchema.catch(DEFAULT_CATEGORY);

function matchedProductView(item: ReceiptItemRow, currency: Currency): ReceiptItemView["matchedProduct"] {
  const product = item.matchedProduct;
  if (!product) return null;
  const average = averageOf(product, currency);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    category: category.parse(product.category),
    averagePrice: dollarsFromCents(average.price),
    size: product.size,
    unit: matchedProductSchema.shape.unit.parse(product.unit),
    source: average.source,
    country: publishedIn(average.source),
    asOf: average.asOf,
    estimate: average.estimate,
  };
}

export function receiptItemView(
  item: ReceiptItemRow,
  known: KnownPrices,
  currency: Currency,
): ReceiptItemView {
  const regular = comparedPriceOf(item, known, currency);
  return {
    id: item.id,
    name: item.name,
    price: dollarsFromCents(item.price),
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: amount(item.unitPrice),
    category: category.parse(item.category),
    glutenFree: item.glutenFree,
    glutenFreeReason: item.glutenFreeReason,
    selected: item.selected,
    matchedProductId: item.matchedProductId,
    matchedProduct: matchedProductView(item, currency),
    matchConfidence: item.matchConfidence,
    customRegularPrice: amount(item.customRegularPrice),
    regularPrice: dollarsFromCents(regular.cents),
    priceSource: regular.source,
    priceEvidence: regular.evidence,
    scaledBy: receiptItemViewSchema.shape.scaledBy.parse(item.scaledBy),
    rawText: item.rawText,
    confidence: item.confidence,
    box: boxSchema.nullable().parse(item.box),
    kind: kindSchema.parse(item.kind),
    kindReason: item.kindReason,
    kindNote: item.kindNote,
    size: item.size,
    sizeUnit: unitOrNullSchema.parse(item.sizeUnit),
    sizeCompared: comparesSizes({ sizeCompared: regular.sizeCompared, priceSource: regular.source }),
    taxCode: item.taxCode,
    articleCode: item.articleCode,
    returnOf: item.returnOfId,
    shares: storedSharesSchema.parse(item.shares),
    correction: item.correction && {
      id: item.correction.id,
      correctedOn: item.correction.correctedAt.toISOString().slice(0, 10),
      store: item.correction.store,
    },
  };
}

function fieldView(field: Evidence["store"] | Evidence["totalCents"]) {
  return { confidence: field.confidence, rawText: field.rawText, box: field.box };
}

/** A receipt as every caller sees it (receipts-7). Amounts in dollars, dates as calendar dates. */
export function receiptView(row: ReceiptRow, known: KnownPrices): ReceiptView {
  const currency = currencySchema.parse(row.currency);
  const evidence = evidenceSchema.parse(row.evidence);
  const items = row.items.map((item) => receiptItemView(item, known, currency));
  return {
    id: row.id,
    status: row.status === "confirmed" && row.reopened === null ? "confirmed" : "draft",
    reopened: row.reopened !== null,
    store: row.store,
    purchaseDate: row.purchaseDate ? calendarDateOf(row.purchaseDate) : null,
    subtotal: amount(row.subtotalCents),
    tax: amount(row.taxCents),
    total: amount(row.totalCents),
    currency,
    items,
    ...addedUp(evidence, row.items),
    confidence: row.confidence,
    reader: { name: row.reader, version: row.readerVersion },
    catalogueVersion: row.catalogueVersion,
    imageSha256: row.imageSha256,
    duplicateOf: row.duplicateOfId,
    fields: {
      store: fieldView(evidence.store),
      purchaseDate: fieldView(evidence.purchaseDate),
      subtotal: fieldView(evidence.subtotalCents),
      total: fieldView(evidence.totalCents),
    },
    taxes: evidence.taxes,
    discounts: evidence.discounts,
    deposits: evidence.deposits,
    matching: matchingSummary(items),
    createdAt: row.createdAt.toISOString(),
  };
}
