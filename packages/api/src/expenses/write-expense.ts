import type { NewExpense } from "@gf-ledger/claim/expenses/expense-input";
import type { ExpenseView } from "@gf-ledger/claim/expenses/expense-view";
import type { Transaction } from "@gf-ledger/db/database";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { entryPerson } from "../entries/entry-person";
import { assertRoomFor } from "../limits/account-room";
import { lockAndEnsureOwner } from "../people/verbs/lock-and-ensure-owner";
import { deleteOwnRow, type NotOwned } from "../records/delete-own";
import { setAuditReason } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";
import { expenseView } from "./expense-row";

type NotKept = "no_such_person" | "date_of_future";

async function columnsOf(ctx: SignedInContext, transaction: Transaction, input: NewExpense) {
  if (isOfFuture(input.date, ctx.now())) return refused("date_of_future", { field: "date" });
  const person = await entryPerson(ctx, transaction, input.personId);
  if (!person.ok) return person;
  await setAuditReason(transaction, input.why);
  return done({
    personId: person.value,
    date: dateColumnOf(input.date),
    amount: input.amount,
    currency: input.currency ?? EDITION_FACTS[ctx.edition].currency,
    what: input.what,
  });
}

/** POST /api/expenses: a medical expense that is not food, counted in the best twelve months and the estimate. */
export function addExpense(ctx: SignedInContext, input: NewExpense): Promise<Outcome<ExpenseView, NotKept>> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    await assertRoomFor(transaction, ctx.actor.scope, "expenses");
    const columns = await columnsOf(ctx, transaction, input);
    if (!columns.ok) return columns;
    const data = { ...columns.value, userId, createdAt: ctx.now() };
    return done(expenseView(await transaction.otherExpense.create({ data })));
  });
}

/** PUT /api/expenses/{id}: replaces the whole expense. */
export function changeExpense(
  ctx: SignedInContext,
  { id, ...input }: NewExpense & { readonly id: string },
): Promise<Outcome<ExpenseView, NotKept | "no_such_expense">> {
  const where = { id, userId: ctx.actor.scope.userId };
  return inTransaction(ctx.database, async (transaction) => {
    const known = await transaction.otherExpense.findFirst({ where, select: { id: true } });
    if (!known) return refused("no_such_expense");
    const columns = await columnsOf(ctx, transaction, input);
    if (!columns.ok) return columns;
    return done(expenseView(await transaction.otherExpense.update({ where, data: columns.value })));
  });
}

/** DELETE /api/expenses/{id}. */
export function deleteExpense(
  ctx: SignedInContext,
  { id, why }: { readonly id: string; readonly why?: string | null | undefined },
): Promise<Outcome<{ id: string }, NotOwned | "expense_paid_back">> {
  return inTransaction(ctx.database, async (transaction) => {
    await setAuditReason(transaction, why);
    await lockAndEnsureOwner(transaction, ctx.actor.scope);
    const where = { id, userId: ctx.actor.scope.userId };
    const repayment = await transaction.adjustmentExpense.findFirst({
      where: { expense: where },
      select: { adjustmentId: true },
    });
    if (repayment) return refused("expense_paid_back");
    return deleteOwnRow(transaction, ctx.actor.scope, "otherExpense", id);
  });
}
