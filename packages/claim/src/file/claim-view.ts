import { currencySchema, editionSchema } from "@gf-ledger/domain/edition/edition";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { CHECKLIST_STEPS } from "../checklist/claim-checklist";
import { PROVINCES } from "../credits/canada/provinces";
import { LINE_KEYS, PARTS } from "../credits/explanation/explained-line";
import { FILING_STATUSES } from "../credits/united-states/standard-deductions";
import { EXCHANGE_METHODS } from "../currency/exchange-methods";
import { PROVENANCE_STATUSES } from "../figures/provenance";
import { ESTIMATE_QUESTIONS } from "./claim-estimate";

const count = z.number().int();
const ids = z.array(z.string());
const periodViewSchema = z.object({ from: z.string(), to: z.string() });
const personPeriodViewSchema = periodViewSchema.extend({ personId: z.string() });
/** `ofPersons`: the periods of people who died in the tax year, each for what was paid for them alone (claim-51). */
const claimPeriodViewSchema = periodViewSchema.extend({ ofPersons: z.array(personPeriodViewSchema) });

/** What the estimate is worked out from, in dollars; `null`: not answered yet. */
export const estimateInputsViewSchema = z.object({
  province: z.enum(PROVINCES).nullable(),
  partners: z.array(
    z.object({
      personId: z.string(),
      workIncome: amountSchema.nullable(),
      quebecIncome: amountSchema.nullable(),
      federalTax: amountSchema.nullable(),
      provincialTax: amountSchema.nullable(),
      residentAllYear: z.boolean(),
      provinceAtDeath: z.enum(PROVINCES).nullable(),
    }),
  ),
  disabilitySupports: amountSchema,
  state: z.string().nullable(),
  filingStatus: z.enum(FILING_STATUSES).nullable(),
  otherItemised: amountSchema.nullable(),
  cashGifts: amountSchema,
  extraConditions: count,
  marginalRatePercent: z.number().nullable(),
});
export type EstimateInputsView = z.infer<typeof estimateInputsViewSchema>;

export const CLAIM_STATUSES = ["draft", "filed", "adjusted"] as const;

/** A claim as every caller sees it (claim-16). */
export const claimViewSchema = z.object({
  id: z.string(),
  edition: editionSchema,
  taxYear: count,
  status: z.enum(CLAIM_STATUSES),
  /** `null` until one is chosen; until then the calendar year is summed. */
  period: claimPeriodViewSchema.nullable(),
  exchangeMethod: z.enum(EXCHANGE_METHODS),
  countGuidance: z.boolean(),
  worthInputs: estimateInputsViewSchema,
  /** The day on which the return was filed, which may lie before the day it was frozen (claim-62). */
  filedOn: z.string().nullable(),
  filedAt: z.string().nullable(),
  /** When the snapshot was taken: on filing, or by the last adjustment. */
  snapshotAt: z.string().nullable(),
  snapshotSha256: z.string().nullable(),
  /** Filed in the account that it was imported from (accounts-53): this one keeps what that one said. */
  filedElsewhere: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ClaimView = z.infer<typeof claimViewSchema>;

export const claimsSchema = z.object({ claims: z.array(claimViewSchema) });

/** What has to be answered before a figure is complete. */
const askedSchema = z.object({
  question: z.enum(ESTIMATE_QUESTIONS),
  words: z.string(),
  personIds: ids,
});

export const bestPeriodSchema = z.object({
  taxYear: count,
  currency: currencySchema,
  /** The best first. */
  best: z.array(
    periodViewSchema.extend({
      isCalendarYear: z.boolean(),
      /** Periods of people who died, inside none of the above, with what was paid for each in it. */
      ofPersons: z.array(personPeriodViewSchema.extend({ expenses: amountSchema })),
      expenses: amountSchema,
      /** Above the federal thresholds: what counts. `null` in the United States. */
      eligible: amountSchema.nullable(),
      /** Bought in the tax year after the period's end, and free for the next year's claim. */
      leavesForNextYear: amountSchema,
    }),
  ),
  /** What was taken as 0 or left out because it was not answered. */
  asked: z.array(askedSchema),
  /** Days for which an exchange rate is missing; what was bought then is not counted in. */
  missingRates: ids,
});
export type BestPeriodView = z.infer<typeof bestPeriodSchema>;

const sourceSchema = z.object({
  standing: z.enum(PROVENANCE_STATUSES),
  source: z.string(),
  readOn: z.string(),
  /** Standing, source and day as one line. */
  words: z.string(),
});

const estimateLineSchema = z.object({
  key: z.enum(LINE_KEYS),
  words: z.string(),
  personId: z.string().nullable(),
  amount: amountSchema,
  /** How the amount is made, with the amounts in it. */
  formula: z.string().nullable(),
  source: sourceSchema.nullable(),
});

const estimateSectionSchema = z.object({
  part: z.enum(PARTS),
  words: z.string(),
  amount: amountSchema,
  refundable: z.boolean(),
  upTo: z.boolean(),
  notPaid: z.string().nullable(),
  lines: z.array(estimateLineSchema),
});

/** What a claim is worth, each line with its formula and source (claim-22). An estimate beside the report. */
export const estimateSchema = z.object({
  currency: currencySchema,
  period: claimPeriodViewSchema,
  /** What the claim comes to; this is its estimate. */
  amountToClaim: amountSchema,
  /** Credits in Canada, the tax saved in the United States; `null` while it cannot be said. */
  worth: amountSchema.nullable(),
  upTo: z.boolean(),
  /** In the United States: what gluten-free food adds to the deduction. */
  deduction: z
    .object({
      dueToGlutenFree: amountSchema,
      medical: amountSchema,
      itemisingPays: z.boolean(),
      outcome: z.string(),
      words: z.string(),
    })
    .nullable(),
  claimant: z
    .object({
      personId: z.string(),
      why: z.string().nullable(),
      otherPersonId: z.string().nullable(),
      difference: amountSchema,
      /** Who should claim and why, as a sentence; `null` for one alone, and while an income is missing. */
      words: z.string().nullable(),
    })
    .nullable(),
  /** Each partner's credits, with the food and without it, the better claimant first; empty in the United States. */
  claimants: z.array(
    z.object({
      personId: z.string(),
      worth: amountSchema,
      withoutFood: amountSchema,
      foodAlone: amountSchema,
      upTo: z.boolean(),
    }),
  ),
  /** What else to look at: a dependant's own return that would bring more, a cap. */
  notes: z.array(z.string()),
  /** The final returns of partners who died in the tax year, with the day by which each is due. */
  finalReturns: z.array(z.object({ personId: z.string(), dueOn: z.string(), words: z.string() })),
  sections: z.array(estimateSectionSchema),
  stateNote: z.object({ words: z.string(), source: sourceSchema }).nullable(),
  asked: z.array(askedSchema),
});
export type CreditEstimateView = z.infer<typeof estimateSchema>;

/** What is done in a claim, what is left, and the one next step. */
export const claimChecklistSchema = z.object({
  entries: z.array(
    z.object({ step: z.enum(CHECKLIST_STEPS), words: z.string(), done: z.boolean(), left: ids }),
  ),
  next: z.enum(CHECKLIST_STEPS).nullable(),
  lineItems: count,
  amountToClaim: amountSchema,
  currency: currencySchema,
  worth: amountSchema.nullable(),
  upTo: z.boolean(),
  deduction: amountSchema.nullable(),
  missingRates: ids,
  /** What letters that are recorded may not prove, each in a sentence. */
  letterDoubts: z.array(z.string()),
});
export type ClaimChecklistView = z.infer<typeof claimChecklistSchema>;

const changeKind = z.enum(["added", "removed", "changed"]);

/** What changed since a claim was filed, and how that is reported (claim-29). */
export const claimChangesSchema = z.object({
  filedAt: z.string().nullable(),
  snapshotSha256: z.string().nullable(),
  /** Whether more was still to be paid back, as was said on filing; `null` where nobody was asked (claim-86). */
  moreRepayments: z.boolean().nullable(),
  /** Between the snapshot and today; empty for a draft. */
  difference: z.array(
    z.object({
      thing: z.string(),
      id: z.string(),
      name: z.string().nullable(),
      change: changeKind,
      /** Old and new as JSON; `null` where the field was not there. */
      fields: z.array(
        z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() }),
      ),
    }),
  ),
  /** How many more differences there are. */
  moreDifferent: count,
  /** What a person reads of the difference: amounts by product, then field by field in words (claim-66). */
  inWords: z
    .object({
      /** Still to be reported, or what the last adjustment changed. */
      state: z.enum(["to-report", "reported"]),
      amounts: z.array(
        z.object({ name: z.string(), person: z.string(), before: amountSchema, after: amountSchema }),
      ),
      fields: z.array(
        z.object({
          what: z.string(),
          name: z.string(),
          day: z.string().nullable(),
          change: changeKind,
          field: z.string().nullable(),
          old: z.string().nullable(),
          new: z.string().nullable(),
        }),
      ),
      /** How many more fields there are. */
      more: count,
    })
    .nullable(),
  /** What was filed, then each adjustment; `number` names its documents. Empty for a draft (claim-68). */
  versions: z.array(
    z.object({ number: count, sha256: z.string(), amount: amountSchema, isCurrent: z.boolean() }),
  ),
  amountFiled: amountSchema.nullable(),
  amountNow: amountSchema,
  /** Newest first. */
  recorded: z.array(
    z.object({
      thing: z.string(),
      thingId: z.string(),
      change: changeKind,
      field: z.string().nullable(),
      old: z.json().nullable(),
      new: z.json().nullable(),
      /** The same in words: what it is called, on which day, which field, cents as dollars (claim-66). */
      inWords: z.object({
        name: z.string().nullable(),
        day: z.string().nullable(),
        field: z.string().nullable(),
        old: z.string().nullable(),
        new: z.string().nullable(),
      }),
      changedBy: z.string(),
      why: z.string().nullable(),
      changedAt: z.string(),
    }),
  ),
  moreRecorded: z.boolean(),
  /**
   * Repayments of what an American claim deducted, which came after it was filed: income of their own year (claim-48).
   */
  incomeOfLaterYears: z.array(
    z.object({
      adjustmentId: z.string(),
      date: z.string(),
      year: count,
      amount: amountSchema,
      income: amountSchema.nullable(),
      words: z.string(),
    }),
  ),
  waysToReport: z.array(z.object({ way: z.string(), words: z.string(), source: sourceSchema })),
});
export type ClaimChangesView = z.infer<typeof claimChangesSchema>;
