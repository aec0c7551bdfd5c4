import { type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { type OtherExpense, otherExpenseSchema } from "@gf-ledger/claim/periods/other-expense";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { adjustmentOf, WITH_LINE_ITEMS } from "../adjustments/adjustment-row";
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
      include: WITH_LINE_ITEMS,
      orderBy: [{ date: "asc" }, { id: "asc" }],
    }),
    client.otherExpense.findMany({ where, orderBy: [{ date: "asc" }, { id: "asc" }] }),
  ]);
  const missing = new Set<CalendarDate>();
  const amountOf = (row: { readonly date: Date; readonly currency: string }, cents: number) => {
    const date = calendarDateOf(row.date);
    const found = converted(cents, { currency: row.currency, date }, conversion);
    if (found === null) missing.add(date);
    return found;
  };
  const adjustments = entries.flatMap((row): Adjustment[] => {
    if (row.amount === null) return [adjustmentOf(row)];
    const found = amountOf(row, row.amount);
    if (found === null) return [];
    const { cents: amountCents, original } = found;
    return [adjustmentSchema.parse({ ...adjustmentOf(row), amountCents, ...(original && { original }) })];
  });
  const otherExpenses = expenses.flatMap((row): OtherExpense[] => {
    const found = amountOf(row, row.amount);
    if (found === null) return [];
    const { what, personId } = row;
    const { cents: amountCents, original } = found;
    const date = calendarDateOf(row.date);
    return [otherExpenseSchema.parse({ date, amountCents, what, personId, ...(original && { original }) })];
  });
  return { adjustments, otherExpenses, missingRates: [...missing].sort() };
}
