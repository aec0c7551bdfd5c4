import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { z } from "zod";
import { originalAmountSchema } from "../currency/original-amount";

/** A medical expense that is not food, typed by date, amount and what it was for; cents. */
export const otherExpenseSchema = z.object({
  date: calendarDateSchema,
  amountCents: z
    .number()
    .int(messageKey("issues.wholeCents"))
    .positive(messageKey("issues.amountAboveZero"))
    // An amount that was typed in the other currency is larger in the claim's own.
    .max(2 * MAX_PRICE_CENTS),
  what: z.string().trim().min(1, messageKey("issues.expenseReason")).max(200),
  personId: z.string().min(1),
  /** As it was typed, where that was in the other currency. */
  original: originalAmountSchema.optional(),
});
export type OtherExpense = z.infer<typeof otherExpenseSchema>;
