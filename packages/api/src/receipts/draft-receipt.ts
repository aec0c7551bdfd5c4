import type { LineInput, LineProposal, ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { quantityUnitSchema, type ReadingItem } from "@gf-ledger/domain/reading/receipt-reading";

/** A stored item in the form that the matcher takes. */
export function boughtLine({
  name,
  quantity,
  unit,
}: {
  name: string;
  quantity: number;
  unit: string;
}): LineInput {
  return { name, quantity, unit: quantityUnitSchema.parse(unit) };
}

/** A draft item before its receipt gives it a place. */
export type ItemRow = Omit<Prisma.ReceiptItemCreateManyInput, "receiptId" | "position">;

/** The columns that a proposal of the matcher decides. */
export function proposalColumns(proposal: LineProposal) {
  return {
    category: proposal.category,
    glutenFree: proposal.glutenFree,
    glutenFreeReason: proposal.reason,
    matchedProductId: proposal.match?.product.id ?? null,
    matchScore: proposal.match?.score ?? null,
    matchConfidence: proposal.match?.confidence ?? null,
    cataloguePrice: proposal.regularPrice,
    // A new name may need no scaling where the old one did.
    scaledBy: proposal.scaledBy ? { ...proposal.scaledBy } : Prisma.DbNull,
  };
}

/**
 * A read item becomes a draft item with its proposals; gluten-free ones are selected at once (receipts-12).
 */
export async function draftItem(
  item: ReadingItem,
  matcher: ProductMatcher,
  edition: Edition,
): Promise<ItemRow> {
  const proposal = await matcher.propose(item, edition);
  return {
    rawText: item.rawText,
    name: item.name,
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: item.unitPrice,
    price: item.price,
    ...proposalColumns(proposal),
    ...(item.price < 0 ? { kind: "return" } : {}),
    selected: proposal.glutenFree && item.price !== 0,
    taxCode: item.taxCode,
    confidence: item.confidence,
    ...(item.box ? { box: { ...item.box } } : {}),
  };
}
