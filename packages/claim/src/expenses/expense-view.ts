import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { pageFields } from "@gf-ledger/domain/input/page-input";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";

/** Another medical expense as every caller sees it (claim-13). */
export const expenseViewSchema = z.object({
  id: z.string(),
  date: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  what: z.string(),
  personId: z.string(),
});
export type ExpenseView = z.infer<typeof expenseViewSchema>;

/** A page of them, oldest first, with what all those of each currency come to. */
export const expensesSchema = z.object({
  expenses: z.array(expenseViewSchema),
  ...pageFields,
  totals: z.array(z.object({ currency: currencySchema, amount: amountSchema })),
});
export type ExpensesView = z.infer<typeof expensesSchema>;

export const removedExpenseSchema = z.object({ id: z.string() });
