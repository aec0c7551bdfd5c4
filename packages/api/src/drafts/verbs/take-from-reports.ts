import type { Transaction } from "@gf-ledger/db/database";
import { quantityUnitSchema } from "@gf-ledger/domain/reading/receipt-reading";
import type { UserScope } from "../../gate/user-scope";
import { nextPosition } from "../../items/draft-lines";
import { sharesAsColumn } from "../../items/verbs/shares-of-items";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { isTakenBack } from "../../tax-report/verbs/return-prices-follow";

type SavedRow = Awaited<ReturnType<typeof savedRows>>[number];

function savedRows(transaction: Transaction, scope: UserScope, receiptId: string) {
  return transaction.lineItem.findMany({
    where: { receiptId, ...liveLineItems(scope) },
    orderBy: { id: "asc" },
    include: {
      receiptItem: { select: { kind: true } },
      returnOf: true,
      allocation: { select: { parts: { select: { personId: true, share: true } } } },
    },
  });
}

/** How much was bought, as a draft item counts it: packages, or a weight. */
function amountColumns({ quantity, size, unit, soldByWeight }: SavedRow) {
  const weighed = quantityUnitSchema.safeParse(unit);
  if (soldByWeight && size !== null && weighed.success) return { quantity: size, unit: weighed.data };
  return { quantity: Math.abs(quantity), unit: "each", size, sizeUnit: unit };
}

/** The price that the person set for a line item; what a return has of its purchase is none of its own (receipts-54). */
function customRegularPrice({ returnOf: purchase, ...row }: SavedRow): number | null {
  const isOfPurchase = purchase?.deletedAt === null && isTakenBack(row, purchase);
  return row.priceSource === "custom" && !isOfPurchase ? Math.abs(row.regularPrice) : null;
}

/** The columns of a draft item that its line item decides. */
function itemColumns(row: SavedRow) {
  return {
    name: row.name,
    category: row.category,
    price: row.price,
    ...amountColumns(row),
    kind: row.kind,
    kindNote: row.kindNote,
    taxCode: row.taxCode,
    articleCode: row.articleCode,
    returnOfId: row.returnOfId,
    matchedProductId: row.matchedProductId,
    customRegularPrice: customRegularPrice(row),
    shares: sharesAsColumn(row.allocation?.parts ?? null),
    selected: row.counts,
  };
}

/**
 * Brings the items of a receipt to what the reports hold of it: an edited line item's values, no tick where it
 * was deleted or does not count (claim-50), and an item again for a line item that has none.
 */
export async function takeFromReports(
  transaction: Transaction,
  scope: UserScope,
  receiptId: string,
): Promise<void> {
  const rows = await savedRows(transaction, scope, receiptId);
  await transaction.receiptItem.updateMany({ where: { receiptId }, data: { selected: false } });
  for (const row of rows) {
    const data = itemColumns(row);
    if (row.receiptItemId !== null) {
      const sameKind = row.receiptItem?.kind === row.kind;
      await transaction.receiptItem.update({
        where: { id: row.receiptItemId },
        data: sameKind ? data : { ...data, kindReason: null },
      });
      continue;
    }
    const position = await nextPosition(transaction, receiptId);
    const item = await transaction.receiptItem.create({
      data: { ...data, receiptId, position, rawText: row.name, glutenFree: true, confidence: 1 },
      select: { id: true },
    });
    await transaction.lineItem.update({
      where: { id: row.id, userId: scope.userId },
      data: { receiptItemId: item.id },
    });
  }
}
