import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { pageFields } from "@gf-ledger/domain/input/page-input";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { PROVENANCE_STATUSES } from "../figures/provenance";
import { ADJUSTMENT_KINDS } from "./adjustment";
import { ADJUSTMENT_EFFECTS } from "./adjustment-rules";

/** What the edition's country makes of an entry, and where that was read. */
const ruleSchema = z.object({
  effect: z.enum(ADJUSTMENT_EFFECTS),
  words: z.string(),
  standing: z.enum(PROVENANCE_STATUSES),
  source: z.string(),
  readOn: z.string(),
});

/** An entry of the ledger as every caller sees it (claim-15). */
export const adjustmentViewSchema = z.object({
  id: z.string(),
  kind: z.enum(ADJUSTMENT_KINDS),
  date: z.string(),
  personId: z.string(),
  /** Of miles: what they come to at the rate of the day; `null` where none is known. */
  amount: amountSchema.nullable(),
  miles: z.number().nullable(),
  /** US cents a mile on that day. */
  centsPerMile: z.number().nullable(),
  currency: currencySchema,
  note: z.string(),
  lineItemIds: z.array(z.string()),
  expenseIds: z.array(z.string()),
  /** A repayment that is owed and not paid yet. */
  expected: z.boolean(),
  /** What a repayment pays back, by name and day (claim-46). */
  paidBack: z.array(
    z.object({
      thing: z.enum(["line-item", "other-expense"]),
      id: z.string(),
      name: z.string(),
      date: z.string(),
      /** The tax year of the filed claim that holds it; `null` while none does. */
      claimedIn: z.number().int().nullable(),
    }),
  ),
  /** A repayment that does not say what it pays back: its expense is asked for (claim-47). */
  namesNoExpense: z.boolean(),
  rule: ruleSchema,
});
export type AdjustmentView = z.infer<typeof adjustmentViewSchema>;

/** Oldest first, with the rule of every kind in this country. */
export const adjustmentsSchema = z.object({
  adjustments: z.array(adjustmentViewSchema),
  ...pageFields,
  rules: z.array(ruleSchema.extend({ kind: z.enum(ADJUSTMENT_KINDS) })),
});
export type AdjustmentsView = z.infer<typeof adjustmentsSchema>;

export const removedEntrySchema = z.object({ id: z.string() });
