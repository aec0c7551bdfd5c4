import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { MAX_PRICE_CENTS } from "@gf-ledger/domain/money/cents";
import { z } from "zod";
import { originalAmountSchema } from "../currency/original-amount";

export const ADJUSTMENT_KINDS = [
  "shipping",
  "reimbursement",
  "hsa-fsa",
  "mileage",
  "tolls-and-parking",
  "correction",
] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** An amount that was typed in the other currency is larger in the claim's own. */
const MAX_CENTS = 2 * MAX_PRICE_CENTS;

/** What a repayment takes off one person's expense; the day is the expense's. */
const repaidPartSchema = z.object({
  date: calendarDateSchema,
  personId: z.string().min(1),
  amountCents: z.number().int().positive().max(MAX_CENTS),
  /** Set where the expense is another medical one, and no food. */
  paysOther: z.literal(true).optional(),
  /** Set where the expense is food, until its row is known. */
  lineItemId: z.string().min(1).optional(),
});

const common = {
  id: z.string().min(1),
  date: calendarDateSchema,
  personId: z.string().min(1),
  note: z.string().trim().max(500),
  /** The line items it belongs to, where it belongs to some. */
  lineItemIds: z.array(z.string().min(1)).max(1000),
  /** The other medical expenses that it pays back, where it pays back some. */
  expenseIds: z.array(z.string().min(1)).max(1000).optional(),
  /** A repayment that is owed and not paid yet; it counts at once. */
  expected: z.literal(true).optional(),
  /** A repayment whose expense was named and is deleted since: it lowers nothing (claim-46). */
  isExpenseGone: z.literal(true).optional(),
  /** Where it lowers the claim, where that is not simply all of it, on its own day, for its own person. */
  parts: z.array(repaidPartSchema).max(10_000).optional(),
  /** As it was typed, where that was in the other currency. */
  original: originalAmountSchema.optional(),
};
const amountCents = z
  .number()
  .int(messageKey("issues.wholeCents"))
  .positive(messageKey("issues.amountKind"))
  .max(MAX_CENTS);

/** An entry of the ledger beside the food rows (claim-15); cents of the claim's currency. */
export const adjustmentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("shipping"), ...common, amountCents }),
  z.object({ kind: z.literal("reimbursement"), ...common, amountCents }),
  z.object({ kind: z.literal("hsa-fsa"), ...common, amountCents }),
  z.object({ kind: z.literal("tolls-and-parking"), ...common, amountCents }),
  z.object({
    kind: z.literal("mileage"),
    ...common,
    miles: z
      .number()
      .positive(messageKey("issues.milesAboveZero"))
      .max(100_000, messageKey("issues.milesMost")),
  }),
  z.object({
    kind: z.literal("correction"),
    ...common,
    note: common.note.min(1, messageKey("issues.correctionReason")),
    /** Below 0 lowers the claim. */
    amountCents: z
      .number()
      .int(messageKey("issues.wholeCents"))
      .min(-MAX_CENTS)
      .max(MAX_CENTS)
      .refine((cents) => cents !== 0, messageKey("issues.amountNotZero")),
  }),
]);
export type Adjustment = z.infer<typeof adjustmentSchema>;
