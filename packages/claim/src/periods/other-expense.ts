import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { z } from "zod";

/** A medical expense that is not food, typed by date, amount and what it was for; cents. */
export const otherExpenseSchema = z.object({
  date: calendarDateSchema,
  amountCents: z
    .number()
    .int("Enter an amount in whole cents")
    .positive("Enter an amount above 0")
    .max(MAX_PRICE_CENTS),
  what: z.string().trim().min(1, "Say what the expense was for").max(200),
  personId: z.string().min(1),
});
export type OtherExpense = z.infer<typeof otherExpenseSchema>;
