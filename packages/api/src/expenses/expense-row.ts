import type { ExpenseView } from "@gf-ledger/claim/expenses/expense-view";
import type { OtherExpense } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { calendarDateOf } from "../calendar-column";

export function expenseView(row: OtherExpense): ExpenseView {
  const { id, what, personId } = row;
  const currency = currencySchema.parse(row.currency);
  return {
    id,
    date: calendarDateOf(row.date),
    amount: dollarsFromCents(row.amount),
    currency,
    what,
    personId,
  };
}
