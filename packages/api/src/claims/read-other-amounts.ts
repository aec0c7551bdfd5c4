import { type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { type OtherExpense, otherExpenseSchema } from "@gf-ledger/claim/periods/other-expense";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateOf, dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { type Conversion, converted } from "./converted";

/** What counts beside the food, in the claim's currency; what has no rate yet is left out and its day named. */
export interface OtherAmounts {
  readonly adjustments: readonly Adjustment[];
  readonly otherExpenses: readonly OtherExpense[];
  readonly missingRates: readonly CalendarDate[];
}

/** The owner's adjustments and other medical expenses of a period. */
export async function readOtherAmounts(
  client: Transaction,
  { userId }: UserScope,
  { from, to }: Period,
  conversion: Conversion,
): Promise<OtherAmounts> {
  const where = { userId, date: { gte: dateColumnOf(from), lte: dateColumnOf(to) } };
  const [entries, expenses] = await Promise.all([
    client.adjustment.findMany({
      where,
      include: { lineItems: { select: { lineItemId: true }, orderBy: { lineItemId: "asc" } } },
      orderBy: [{ date: "asc" }, { id: "asc" }],
    }),
    client.otherExpense.findMany({ where, orderBy: [{ date: "asc" }, { id: "asc" }] }),
  ]);
  const missing = new Set<CalendarDate>();
  const amountOf = (row: { readonly date: Date; readonly currency: string }, cents: number) => {
    const date = calendarDateOf(row.date);
    const amountCents = converted(cents, { currency: row.currency, date }, conversion);
    if (amountCents === null) missing.add(date);
    return amountCents;
  };
  const adjustments = entries.flatMap((row): Adjustment[] => {
    const amountCents = row.amount === null ? null : amountOf(row, row.amount);
    if (row.amount !== null && amountCents === null) return [];
    const lineItemIds = row.lineItems.map(({ lineItemId }) => lineItemId);
    const { id, kind, personId, note, miles } = row;
    const entry = { id, kind, personId, note, miles, amountCents, lineItemIds };
    return [adjustmentSchema.parse({ ...entry, date: calendarDateOf(row.date) })];
  });
  const otherExpenses = expenses.flatMap((row): OtherExpense[] => {
    const amountCents = amountOf(row, row.amount);
    if (amountCents === null) return [];
    const { what, personId } = row;
    return [otherExpenseSchema.parse({ date: calendarDateOf(row.date), amountCents, what, personId })];
  });
  return { adjustments, otherExpenses, missingRates: [...missing].sort() };
}
