import type { LineInput, LineProposal, ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { quantityUnitSchema, type ReadingItem } from "@gf-ledger/domain/reading/receipt-reading";
import type { CorrectionMemory, Recalled } from "../corrections/recall-corrections";
import { pricedBySize } from "../prices/rules/priced-by-size";

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
    kind: proposal.kind as ItemKind,
    kindReason: proposal.kindReason,
    size: proposal.size?.amount ?? null,
    sizeUnit: proposal.size?.unit ?? null,
    matchedProductId: proposal.match?.product.id ?? null,
    matchScore: proposal.match?.score ?? null,
    matchConfidence: proposal.match?.confidence ?? null,
    cataloguePrice: proposal.regularPrice,
    // A new name may need no scaling where the old one did.
    scaledBy: proposal.scaledBy ? { ...proposal.scaledBy } : Prisma.DbNull,
  };
}

/** The regular product that an item is compared with, as far as its price needs it. */
type Regular = Parameters<typeof pricedBySize>[0];

export function regularOf(proposal: LineProposal, edition: Edition): Regular {
  const product = proposal.match?.product;
  return product ? { average: product.price[edition], size: product.size, unit: product.unit } : null;
}

/** The size that the person gave, and the price of as much of the regular product. */
function sizeColumns(known: KnownSize | null, item: ReadingItem, regular: Regular) {
  if (!known || known.size === null) return {};
  const size = { size: known.size, sizeUnit: known.sizeUnit };
  return { ...size, ...pricedBySize(regular, { quantity: item.quantity, unit: item.unit, ...size }) };
}
type KnownSize = { readonly size: number | null; readonly sizeUnit: string | null };

/** What an earlier correction decides in place of the matcher; the matcher was asked with the corrected name. */
function correctedColumns(
  { correction, sameChain }: Recalled,
  item: ReadingItem,
  proposal: LineProposal,
  edition: Edition,
) {
  const remembered = correction.matchedProduct;
  const another = remembered !== null && remembered.id !== proposal.match?.product.id;
  const regular = another
    ? { ...remembered, average: edition === "ca" ? remembered.priceCa : remembered.priceUs }
    : regularOf(proposal, edition);
  return {
    name: correction.name,
    category: correction.category,
    kind: correction.kind,
    kindReason: correction.kind === proposal.kind ? proposal.kindReason : null,
    ...(another
      ? {
          matchedProductId: remembered.id,
          matchScore: null,
          matchConfidence: null,
          cataloguePrice: roundHalfAwayFromZero((regular?.average ?? 0) * item.quantity),
          scaledBy: Prisma.DbNull,
        }
      : {}),
    ...sizeColumns(correction, item, regular),
    ...(sameChain ? { selected: correction.selected } : {}),
    correctionId: correction.id,
  };
}

/**
 * A read item becomes a draft item with its proposals; gluten-free ones whose kind counts are selected at once
 * (receipts-12). What the person corrected for the same number or text is taken before the matcher's own proposal
 * (receipts-59, receipts-87).
 */
export async function draftItem(
  item: ReadingItem,
  matcher: ProductMatcher,
  edition: Edition,
  memory: CorrectionMemory,
): Promise<ItemRow> {
  const recalled = memory.recall(item.name, item.articleCode);
  const name = recalled?.correction.name ?? singleLine(item.name);
  const proposal = await matcher.propose({ ...item, name }, edition);
  const row = {
    rawText: item.rawText,
    name,
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: item.unitPrice,
    price: item.price,
    ...proposalColumns(proposal),
    // What is printed on the line goes before what the person said of another package.
    ...(proposal.sizeFrom === "line"
      ? {}
      : sizeColumns(memory.sizeOf(name), item, regularOf(proposal, edition))),
    selected: proposal.startsSelected && item.price !== 0,
    ...(recalled ? correctedColumns(recalled, item, proposal, edition) : {}),
    ...(item.price < 0 ? { kind: "return", kindReason: null } : {}),
    taxCode: item.taxCode,
    articleCode: item.articleCode,
    confidence: item.confidence,
    ...(item.box ? { box: { ...item.box } } : {}),
  };
  const { category, kind, size, sizeUnit, selected, matchedProductId } = row;
  const proposed = { text: item.name, name, category, kind, size, sizeUnit, selected, matchedProductId };
  const asPrinted = recalled === null && memory.sizeOf(name) === null;
  const charged = asPrinted ? { charged: { cents: item.price, quantity: item.quantity } } : {};
  return { ...row, proposed: { ...proposed, ...charged } };
}
