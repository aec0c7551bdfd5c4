import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { netIncomeSchema } from "../people/person";
import { PROVINCES } from "./canada/provinces";
import { FILING_STATUSES } from "./united-states/standard-deductions";

const amountSchema = z
  .number()
  .int(messageKey("issues.wholeCents"))
  .min(0, messageKey("issues.amountLeast"))
  .max(100_000_000_00, messageKey("issues.amountMost"));

/** One of the partners as a claimant. Cents; `null` is unknown, and a credit then reads "up to". */
export const claimantSchema = z.object({
  personId: z.string().min(1),
  /** Line 23600. */
  netIncomeCents: netIncomeSchema,
  /** Nobody entered it and it counts as 0: it then says nothing about the tax. */
  isIncomeAssumed: z.boolean().optional(),
  /** Line 275 of Québec's TP-1; needed only there. */
  quebecIncomeCents: netIncomeSchema.nullable(),
  /** Employment and self-employment, for the refundable supplements. */
  workIncomeCents: netIncomeSchema.nullable(),
  /** The tax that this credit can reduce: basic federal tax, and the province's. */
  federalTaxCents: amountSchema.nullable(),
  provincialTaxCents: amountSchema.nullable(),
  /** Where a claimant lived who died in the year, if not in the household's province. */
  provinceAtDeath: z.enum(PROVINCES).nullish(),
  ageOn31December: z.number().int().min(0).max(130).nullable(),
  residentAllYear: z.boolean(),
});
export type Claimant = z.infer<typeof claimantSchema>;

/** A dependant of line 33199: own expenses, own net income, own threshold. */
export const dependantBlockSchema = z.object({
  personId: z.string().min(1),
  expensesCents: amountSchema,
  netIncomeCents: netIncomeSchema,
});
export type DependantBlock = z.infer<typeof dependantBlockSchema>;

/** What a Canadian household's credits are worked out from. Cents. */
export const canadianEstimateSchema = z
  .object({
    taxYear: z.number().int().min(2000).max(2100),
    /** Where they lived on 31 December; with `null` the province's credit is left out. */
    province: z.enum(PROVINCES).nullable(),
    claimants: z
      .array(claimantSchema)
      .min(1, messageKey("issues.claimantIncome"))
      .max(2, messageKey("issues.claimantsTwo")),
    /** Line 33099: gluten-free and other medical expenses together. */
    ownExpensesCents: amountSchema,
    dependants: z.array(dependantBlockSchema).max(50),
    /** Children of the household under 19 at the end of the year: they raise amounts that leave income untaxed. */
    childrenUnder19: z.number().int().min(0).max(50).optional(),
    /** Line 21500, added to the base of the supplement. */
    disabilitySupportsCents: amountSchema,
  })
  .refine(({ claimants }) => new Set(claimants.map(({ personId }) => personId)).size === claimants.length, {
    path: ["claimants"],
    message: messageKey("issues.partnersDiffer"),
  });
export type CanadianEstimateInput = z.infer<typeof canadianEstimateSchema>;

/** What a US deduction is worked out from. US cents. */
export const usEstimateSchema = z.object({
  taxYear: z.number().int().min(2000).max(2100),
  filingStatus: z.enum(FILING_STATUSES),
  /** A loss counts as 0: the floor is then 0. */
  adjustedGrossIncomeCents: netIncomeSchema,
  glutenFreeCents: amountSchema,
  otherMedicalCents: amountSchema,
  otherItemisedCents: amountSchema,
  /** Cash gifts to charity, which from 2026 on are deducted beside the standard deduction up to a limit. */
  cashGiftsCents: amountSchema.default(0),
  /** One for each person and condition: 65 or older, blind. */
  extraConditions: z.number().int().min(0).max(4, messageKey("issues.conditionsTwo")),
  /** The rate of the bracket; with `null` the tax saved is not worked out. */
  marginalRatePercent: z.number().min(0).max(100).nullable(),
});
export type UsEstimateInput = z.input<typeof usEstimateSchema>;
