import type { Prisma } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { PRICE_SOURCE_SENTENCES } from "@gf-ledger/domain/pricing/price-basis";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { calendarDateOf } from "../calendar-column";

/** A stored line item; Prisma reads its date as a `Date`, the driver as a calendar date. */
export type LineItemRow = Omit<
  Prisma.LineItemGetPayload<object>,
  "purchaseDate" | "userId" | "receiptItemId" | "catalogueVersion" | "createdAt" | "deletedAt"
> & { readonly purchaseDate: Date | CalendarDate };

/** A line item as every caller sees it (reports-1). */
export function lineItemView(row: LineItemRow): LineItemView {
  const priceSource = priceSourceSchema.parse(row.priceSource);
  return {
    id: row.id,
    receiptId: row.receiptId,
    purchaseDate: typeof row.purchaseDate === "string" ? row.purchaseDate : calendarDateOf(row.purchaseDate),
    store: row.store,
    name: row.name,
    category: row.category || UNCATEGORIZED,
    quantity: row.quantity,
    currency: currencySchema.parse(row.currency),
    price: dollarsFromCents(row.price),
    regularPrice: dollarsFromCents(row.regularPrice),
    priceSource,
    priceBasis: row.priceBasis ?? PRICE_SOURCE_SENTENCES[priceSource],
    extraCost: dollarsFromCents(row.extraCost),
    matchedProduct: row.matchedProductId,
  };
}
