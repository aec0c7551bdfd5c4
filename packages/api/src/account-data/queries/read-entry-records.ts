import { calendarDateOf } from "../../calendar-column";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { type EntryRecord, entryRecordSchema } from "../entry-records";
import type { AccountSource } from "./account-source";

/** The owner's entries beside the food; without links to deleted line items, which a download does not hold. */
export async function entryRecords({ database, actor }: AccountSource): Promise<EntryRecord[]> {
  const { scope } = actor;
  const many = { where: { userId: scope.userId }, orderBy: { id: "asc" } } as const;
  const expenses = await database.otherExpense.findMany(many);
  const adjustments = await database.adjustment.findMany({
    ...many,
    include: {
      lineItems: {
        where: { lineItem: liveLineItems(scope) },
        select: { lineItemId: true },
        orderBy: { lineItemId: "asc" },
      },
      expenses: { select: { expenseId: true }, orderBy: { expenseId: "asc" } },
    },
  });
  const rates = await database.givenRate.findMany(many);
  const plain = <Row extends { date: Date; createdAt: Date }>(row: Row) => ({
    ...row,
    date: calendarDateOf(row.date),
    createdAt: row.createdAt.toISOString(),
  });
  return [
    ...expenses.map((row) => ({ ...plain(row), thing: "other-expense" })),
    ...adjustments.map(({ lineItems, expenses: repaid, ...row }) => ({
      ...plain(row),
      thing: "adjustment",
      lineItemIds: lineItems.map(({ lineItemId }) => lineItemId),
      expenseIds: repaid.map(({ expenseId }) => expenseId),
    })),
    ...rates.map((row) => ({ ...plain(row), thing: "exchange-rate" })),
  ].map((record) => entryRecordSchema.parse(record));
}
