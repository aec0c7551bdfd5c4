import type { ExpensesView } from "@gf-ledger/claim/expenses/expense-view";
import type { DatesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { SignedInContext } from "../context";
import { daysShown } from "../entries/days-asked";
import { expenseView } from "./expense-row";

/** GET /api/expenses: the owner's other medical expenses, oldest first. */
export async function listExpenses(ctx: SignedInContext, asked: DatesAsked): Promise<ExpensesView> {
  const rows = await ctx.database.otherExpense.findMany({
    where: daysShown(ctx.actor, asked),
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  const totals = currencySchema.options.flatMap((currency) => {
    const ofCurrency = rows.filter((row) => row.currency === currency);
    const cents = ofCurrency.reduce((sum, { amount }) => sum + amount, 0);
    return ofCurrency.length === 0 ? [] : [{ currency, amount: dollarsFromCents(cents) }];
  });
  return { expenses: rows.map(expenseView), totals };
}
