import type { Prisma } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { countedExtraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { storedPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { calendarDateOf } from "../../calendar-column";
import { whyNotCounted } from "../../items/rules/counted-kind";
import { comparesSizes } from "../rules/sizes-compared";

/** A stored line item; Prisma reads its date as a `Date`, the driver as a calendar date. */
export type LineItemRow = Omit<
  Prisma.LineItemGetPayload<object>,
  "purchaseDate" | "userId" | "receiptItemId" | "catalogueVersion" | "createdAt" | "deletedAt"
> & { readonly purchaseDate: Date | CalendarDate };

/** A line item with its figures (reports-1); `translateLineItem` says it to a reader. */
export function lineItemView(row: LineItemRow): LineItemView {
  const priceSource = priceSourceSchema.parse(row.priceSource);
  const kind = kindSchema.parse(row.kind);
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
    priceBasis: row.priceBasis ?? storedPriceBasis({ code: "source", source: priceSource }),
    priceEvidence: evidenceOrNullSchema.parse(row.priceEvidence),
    extraCost: dollarsFromCents(row.extraCost),
    countedExtraCost: dollarsFromCents(row.counts ? countedExtraCost(row.extraCost, kind) : 0),
    matchedProduct: row.matchedProductId,
    kind,
    kindNote: row.kindNote,
    counts: row.counts,
    whyNotCounted: whyNotCounted({ ...row, kind }),
    size: row.size,
    unit: unitOrNullSchema.parse(row.unit),
    soldByWeight: row.soldByWeight,
    sizeCompared: comparesSizes({ sizeCompared: row.sizeCompared, priceSource }),
    taxCode: row.taxCode,
    articleCode: row.articleCode,
    tax: row.taxCents === null ? null : dollarsFromCents(row.taxCents),
    regularTax: row.regularTaxCents === null ? null : dollarsFromCents(row.regularTaxCents),
    returnOf: row.returnOfId,
  };
}
