import type { Transaction } from "@gf-ledger/db/database";
import type { LineItem } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { calendarDateOf, monthOf } from "../../calendar-column";
import type { ReceiptItemRow } from "../../drafts/receipt-row";
import type { UserScope } from "../../gate/user-scope";
import { loggedColumns } from "../../items/line-items-to-log";
import { knownPricesOf } from "../../prices/known-prices";
import { averageOf } from "../../prices/rules/item-price";
import { ON_NO_RECEIPT } from "../proposed-item";
import type { FiguredLine } from "../rules/changed-line-item";
import { figuredLine } from "../rules/figured-line";

/** Prices that depend on when something was bought. */
const TIMED: ReadonlySet<PriceSource> = new Set(["observation", "pooled", "catalogue"]);

type Product = NonNullable<ReceiptItemRow["matchedProduct"]>;

/** What a line item was bought as, in the columns of a receipt's line. */
function itemOf(row: LineItem, product: Product): ReceiptItemRow {
  const { name, category, kind, price, soldByWeight, size } = row;
  const quantity = Math.abs(row.quantity);
  const amount =
    soldByWeight && size !== null
      ? { quantity: size, unit: row.unit ?? "g", size: null, sizeUnit: null }
      : { quantity, unit: "each", size, sizeUnit: row.unit };
  const average = averageOf(product, currencySchema.parse(row.currency));
  return {
    ...ON_NO_RECEIPT,
    name,
    category,
    kind,
    price,
    ...amount,
    id: row.receiptItemId ?? "",
    rawText: name,
    glutenFreeReason: null,
    kindReason: null,
    matchedProductId: product.id,
    matchedProduct: product,
    matchScore: null,
    matchConfidence: null,
    cataloguePrice: roundHalfAwayFromZero(average.price * amount.quantity),
    scaledBy: null,
    customRegularPrice: null,
  };
}

/**
 * The figures of a line item that is said to have been bought in another month: a price that depends on the
 * time is chosen again (prices-31), one that the person set, an estimate and a purchase's stay.
 */
export async function lineOnDay(
  transaction: Transaction,
  scope: UserScope,
  row: LineItem,
  purchase: { readonly purchaseDate: CalendarDate; readonly store: string | null },
): Promise<FiguredLine> {
  const line = figuredLine(row);
  const moved = monthOf(purchase.purchaseDate) !== monthOf(calendarDateOf(row.purchaseDate));
  const { matchedProductId, returnOfId } = row;
  if (!moved || !TIMED.has(line.priceSource) || matchedProductId === null || returnOfId !== null) return line;
  const product = await transaction.product.findUnique({ where: { id: matchedProductId } });
  if (!product) return line;
  const currency = currencySchema.parse(row.currency);
  const known = await knownPricesOf(transaction, scope, {
    productIds: [matchedProductId],
    currency,
    purchase,
  });
  const chosen = loggedColumns(itemOf(row, product), known, currency);
  const { regularPrice, priceSource, sizeCompared, priceBasis, priceEvidence } = chosen;
  return {
    ...line,
    regularPrice,
    sizeCompared,
    priceBasis,
    priceSource: priceSourceSchema.parse(priceSource),
    priceEvidence: evidenceOrNullSchema.parse(priceEvidence),
  };
}
