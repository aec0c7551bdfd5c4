import type { Transaction } from "@gf-ledger/db/database";
import { calendarDateOf } from "../../calendar-column";
import type { ReceiptRow } from "../../drafts/receipt-row";
import { reopenedSchema } from "../../drafts/reopened";
import type { UserScope } from "../../gate/user-scope";
import { returnPricesFollow } from "../../tax-report/verbs/return-prices-follow";
import { returnsFollow } from "../../tax-report/verbs/returns-follow";
import type { LineItemToLog } from "../line-items-to-log";

/**
 * A store or date that was changed for one line item in the reports stays, unless the correction changed the
 * receipt's own.
 */
function headOf(
  receipt: ReceiptRow,
  row: LineItemToLog,
  saved: { store: string | null; purchaseDate: Date },
) {
  const before = reopenedSchema.nullable().parse(receipt.reopened);
  if (before === null) return {};
  return {
    store: row.store === before.store ? saved.store : row.store,
    purchaseDate:
      calendarDateOf(row.purchaseDate) === before.purchaseDate ? saved.purchaseDate : row.purchaseDate,
  };
}

/** A return takes back nothing that was bought in another currency, which a correction may have given its purchase (receipts-104). */
async function unlinkOtherCurrency(
  transaction: Transaction,
  { userId }: UserScope,
  { id, currency }: Pick<ReceiptRow, "id" | "currency">,
): Promise<void> {
  const of = { userId, receiptId: id };
  const unlinked = { returnOfId: null };
  await transaction.lineItem.updateMany({
    where: { userId, returnOf: of, currency: { not: currency } },
    data: unlinked,
  });
  await transaction.receiptItem.updateMany({
    where: { returnOf: of, receipt: { userId, currency: { not: currency } } },
    data: unlinked,
  });
}

/**
 * Writes a receipt's line items. When it was reopened they take the place of the saved ones: an item that
 * stays keeps its line item's id, and what is no longer claimed goes (receipts-56).
 */
export async function saveLineItems(
  transaction: Transaction,
  scope: UserScope,
  receipt: ReceiptRow,
  rows: readonly LineItemToLog[],
): Promise<void> {
  const saved = new Map(receipt.items.map(({ id, lineItem }) => [id, lineItem]));
  const fresh = rows.filter(({ receiptItemId }) => !saved.get(receiptItemId));
  const kept: string[] = [];
  for (const row of rows) {
    const before = saved.get(row.receiptItemId);
    if (!before) continue;
    kept.push(before.id);
    await transaction.lineItem.update({
      where: { id: before.id, userId: scope.userId },
      data: { ...row, ...headOf(receipt, row, before), deletedAt: null },
    });
  }
  await transaction.lineItem.deleteMany({
    where: { receiptId: receipt.id, userId: scope.userId, deletedAt: null, id: { notIn: kept } },
  });
  await transaction.lineItem.createMany({ data: fresh });
  const written = await transaction.lineItem.findMany({
    where: { receiptId: receipt.id, userId: scope.userId, deletedAt: null },
    select: { id: true },
  });
  await returnsFollow(
    transaction,
    scope,
    written.map(({ id }) => id),
  );
  await returnPricesFollow(
    transaction,
    scope,
    receipt.items.flatMap(({ lineItem }) => lineItem ?? []),
  );
  await unlinkOtherCurrency(transaction, scope, receipt);
}
