import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { pageInput } from "@gf-ledger/domain/input/page-input";
import { rowIdSchema } from "@gf-ledger/domain/input/row-id";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { plainText } from "@gf-ledger/domain/receipt/receipt-input";
import { taxYearSchema } from "@gf-ledger/domain/tax-report/tax-report-input";
import { z } from "zod";
import { PROVINCES } from "../credits/canada/provinces";
import { FILING_STATUSES } from "../credits/united-states/standard-deductions";
import { US_STATES } from "../credits/united-states/us-states";
import { EXCHANGE_METHODS } from "../currency/exchange-methods";

const INVALID_AMOUNT = messageKey("issues.amountZeroOrMore");
/** Income and tax are larger than any price. */
const MAX_CENTS = 9_999_999_999;

/** Dollars of 0 or more, a number or a numeric string; cents inside. */
const incomeSchema = z.union([z.number(), z.string()], INVALID_AMOUNT).transform((typed, context) => {
  const dollars =
    typeof typed === "string" && !/^\d+(\.\d+)?$/.test(typed.trim()) ? Number.NaN : Number(typed);
  const cents = centsFromDollars(dollars);
  if (Number.isSafeInteger(cents) && cents >= 0 && cents <= MAX_CENTS) return cents;
  context.addIssue({ code: "custom", message: INVALID_AMOUNT });
  return z.NEVER;
});

const partnerInput = z.object({
  personId: rowIdSchema,
  /** Employment and self-employment, for the refundable supplements. */
  workIncome: incomeSchema.nullish(),
  /** Line 275 of Québec's return. */
  quebecIncome: incomeSchema.nullish(),
  /** The tax that the credit can reduce; without it the credit reads "up to". */
  federalTax: incomeSchema.nullish(),
  provincialTax: incomeSchema.nullish(),
  residentAllYear: z.boolean().default(true),
  /** For a partner who died in the tax year: where they lived on that day. */
  provinceAtDeath: z.enum(PROVINCES, messageKey("issues.provinceNeeded")).nullish(),
});

/** What the estimate is worked out from; what is left out stays as it is, `null` empties it. */
export const estimateInputsInput = z.object({
  province: z.enum(PROVINCES, messageKey("issues.provinceNeeded")).nullish(),
  partners: z
    .array(partnerInput)
    .max(2, messageKey("issues.claimantsTwo"))
    .refine((partners) => new Set(partners.map(({ personId }) => personId)).size === partners.length, {
      error: messageKey("issues.partnersDiffer"),
    })
    .optional(),
  disabilitySupports: incomeSchema.optional(),
  state: z.enum(US_STATES, messageKey("issues.stateNeeded")).nullish(),
  filingStatus: z.enum(FILING_STATUSES, messageKey("issues.filingStatus")).nullish(),
  otherItemised: incomeSchema.nullish(),
  cashGifts: incomeSchema.optional(),
  extraConditions: z.number().int().min(0).max(4, messageKey("issues.conditionsMost")).optional(),
  marginalRatePercent: z
    .number(messageKey("issues.rateForm"))
    .min(0, messageKey("issues.rateLeast"))
    .max(100, messageKey("issues.rateMost"))
    .nullish(),
});
export type EstimateInputsChange = z.output<typeof estimateInputsInput>;

export const claimIdInput = z.object({ id: rowIdSchema });
/** A page of what was recorded, newest first. */
export const claimChangesInput = claimIdInput.extend(pageInput(500));
export const newClaimInput = z.object({ taxYear: taxYearSchema });

/** Why it is done, as the record of changes keeps it (claim-17). */
const why = plainText(500).nullish();

const days = { from: calendarDateSchema, to: calendarDateSchema };
/** Whether a claim may have these days is the rule of `claimPeriodSchema`, which needs the claim. */
const periodInput = z.object({
  ...days,
  ofPersons: z
    .array(z.object({ personId: rowIdSchema, ...days }))
    .max(50)
    .optional(),
});

export const changeClaimInput = z.object({
  id: rowIdSchema,
  /** `null` takes the choice back. `ofPersons`: for people who died in the year; left out, there are none. */
  period: periodInput.nullish(),
  exchangeMethod: z.enum(EXCHANGE_METHODS).optional(),
  countGuidance: z.boolean().optional(),
  worthInputs: estimateInputsInput.optional(),
  why,
});
export type ClaimChange = z.output<typeof changeClaimInput>;

export const adjustClaimInput = z.object({ id: rowIdSchema, why });
/**
 * `filedOn`: the day on which the return was filed; where it is left out today, in the last time zone of the claim's
 * country. `moreRepayments`: whether somebody will still pay some of it back; not asked where it is left out.
 */
export const fileClaimInput = adjustClaimInput.extend({
  filedOn: calendarDateSchema.nullish(),
  moreRepayments: z.boolean().nullish(),
});
/** Taking a filing back needs a reason. */
export const takeBackInput = z.object({ id: rowIdSchema, why: plainText(500) });
