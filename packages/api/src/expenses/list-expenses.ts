import type { ExpensesView } from "@gf-ledger/claim/expenses/expense-view";
import type { EntriesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { pageOf } from "@gf-ledger/domain/input/page-input";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { SignedInContext } from "../context";
import { daysShown } from "../entries/days-asked";
import { expenseView } from "./expense-row";

/** GET /api/expenses: the owner's other medical expenses, oldest first, a page at a time. */
export async function listExpenses(ctx: SignedInContext, asked: EntriesAsked): Promise<ExpensesView> {
  const where = daysShown(ctx.actor, asked);
  const { page, perPage } = asked;
  const [rows, sums] = await Promise.all([
    ctx.database.otherExpense.findMany({
      where,
      orderBy: [{ date: "asc" }, { id: "asc" }],
      skip: (page - 1) * perPage,
      take: perPage,
    }),
    ctx.database.otherExpense.groupBy({ by: ["currency"], where, _sum: { amount: true }, _count: true }),
  ]);
  const totals = currencySchema.options.flatMap((currency) => {
    const sum = sums.find((one) => one.currency === currency);
    return sum ? [{ currency, amount: dollarsFromCents(sum._sum.amount ?? 0) }] : [];
  });
  const totalItems = sums.reduce((all, { _count }) => all + _count, 0);
  return { expenses: rows.map(expenseView), totals, ...pageOf(asked, totalItems) };
}
