import { ADJUSTMENT_KINDS, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { givenRateSchema } from "@gf-ledger/claim/currency/exchange-rate";
import { otherExpenseSchema } from "@gf-ledger/claim/periods/other-expense";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { z } from "zod";

const amount = z.number().int().min(-MAX_PRICE_CENTS).max(MAX_PRICE_CENTS);
const dated = {
  /** By which snapshots and changes name it; absent in downloads made before it was kept. */
  id: z.uuid().optional(),
  date: calendarDateSchema,
  createdAt: z.iso.datetime(),
};
const owned = { ...dated, personId: z.uuid(), currency: currencySchema };

/** What a claim counts beside the food, and the rates that a person typed; amounts in cents (claim-14, 15, 25). */
export const entryRecordSchema = z.discriminatedUnion("thing", [
  z
    .object({ thing: z.literal("other-expense"), ...owned, amount, what: z.string() })
    .refine((record) => otherExpenseSchema.safeParse({ ...record, amountCents: record.amount }).success),
  z
    .object({
      thing: z.literal("adjustment"),
      ...owned,
      kind: z.enum(ADJUSTMENT_KINDS),
      amount: amount.nullable(),
      miles: z.number().nullable(),
      note: z.string(),
      lineItemIds: z.array(z.uuid()).max(1000),
      /** Absent in downloads made before repayments named other expenses; these name ids of this file. */
      expenseIds: z.array(z.uuid()).max(1000).default([]),
      expected: z.boolean().default(false),
      /** Absent in downloads made before it was kept: then it named what it names. */
      namesExpense: z.boolean().optional(),
    })
    .refine(({ kind, amount: cents, miles }) => (kind === "mileage" ? cents : miles) === null)
    .refine(
      ({ expected: _expected, ...record }) =>
        adjustmentSchema.safeParse({ ...record, id: "any", amountCents: record.amount }).success,
    ),
  z.object({ thing: z.literal("exchange-rate"), ...dated, ...givenRateSchema.shape }),
]);
export type EntryRecord = z.infer<typeof entryRecordSchema>;
