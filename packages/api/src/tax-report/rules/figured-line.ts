import type { Prisma } from "@gf-ledger/db/generated/client";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { evidenceOrNullSchema } from "@gf-ledger/domain/pricing/price-evidence";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import type { FiguredLine } from "./changed-line-item";

/** The fields of a stored row that its figures are worked out from. */
export function figuredLine(row: Prisma.LineItemGetPayload<object>): FiguredLine {
  const { quantity, size, soldByWeight, category, price, regularPrice, priceBasis, sizeCompared } = row;
  const { kindNote, kindReason, counts, taxCents, regularTaxCents } = row;
  return {
    quantity,
    size,
    soldByWeight,
    category,
    price,
    regularPrice,
    priceBasis,
    sizeCompared,
    kindNote,
    kindReason,
    counts,
    taxCents,
    regularTaxCents,
    kind: kindSchema.parse(row.kind),
    unit: unitOrNullSchema.parse(row.unit),
    priceSource: priceSourceSchema.parse(row.priceSource),
    priceEvidence: evidenceOrNullSchema.parse(row.priceEvidence),
  };
}
