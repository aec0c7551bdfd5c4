import {
  changeExpenseInput,
  deleteExpenseInput,
  newExpenseInput,
} from "@gf-ledger/claim/expenses/expense-input";
import {
  expensesSchema,
  expenseViewSchema,
  removedExpenseSchema,
} from "@gf-ledger/claim/expenses/expense-view";
import { entriesAskedInput } from "@gf-ledger/claim/periods/dates-asked";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { listExpenses } from "./list-expenses";
import { addExpense, changeExpense, deleteExpense } from "./write-expense";

/** Medical expenses that are not food. */
export const expensesRouter = router({
  list: protectedProcedure
    .input(entriesAskedInput)
    .output(expensesSchema)
    .query(({ ctx, input }) => listExpenses(ctx, input)),
  add: protectedProcedure
    .input(newExpenseInput)
    .output(expenseViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addExpense(ctx, input))),
  change: protectedProcedure
    .input(changeExpenseInput)
    .output(expenseViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changeExpense(ctx, input))),
  delete: protectedProcedure
    .input(deleteExpenseInput)
    .output(removedExpenseSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteExpense(ctx, input))),
});
