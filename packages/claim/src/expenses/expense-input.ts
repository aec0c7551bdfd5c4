import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { refuseUnknownFields } from "@gf-ledger/domain/input/refuse-unknown-fields";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { typedLine } from "@gf-ledger/domain/input/typed-line";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { plainText } from "@gf-ledger/domain/receipt/receipt-input";
import { z } from "zod";
import { typedCentsSchema } from "../adjustments/typed-cents";

const why = typedLine(500).nullish();

const expense = {
  date: calendarDateSchema,
  /** Dollars. What was paid back is an adjustment of its own. */
  amount: typedCentsSchema.refine((cents) => cents > 0, messageKey("issues.amountAboveZero")),
  what: z
    .string(messageKey("issues.expenseReason"))
    .refine((text) => text.trim() !== "", messageKey("issues.expenseReason"))
    .pipe(plainText(200)),
  /** Left out: the account's owner. */
  personId: rowIdSchema.optional(),
  /** Left out: the edition's own. */
  currency: currencySchema.optional(),
  why,
};

/** A medical expense that is not food (claim-13). */
export const newExpenseInput = z.strictObject(expense, refuseUnknownFields);
export type NewExpense = z.output<typeof newExpenseInput>;

export const changeExpenseInput = z.strictObject({ id: rowIdSchema, ...expense }, refuseUnknownFields);

export const deleteExpenseInput = z.object({ id: rowIdSchema, why });
