import { z } from "zod";
import { PROVINCES } from "../credits/canada/provinces";
import { claimantSchema, usEstimateSchema } from "../credits/credit-input";
import { FILING_STATUSES } from "../credits/united-states/standard-deductions";

const { workIncomeCents, quebecIncomeCents, federalTaxCents, provincialTaxCents } = claimantSchema.shape;
const { otherItemisedCents, cashGiftsCents, extraConditions, marginalRatePercent } = usEstimateSchema.shape;

/** What a partner's credits depend on beside the net income, which the person has. Cents; `null` is unknown. */
const partnerInputsSchema = z.object({
  personId: z.string().min(1),
  workIncomeCents,
  quebecIncomeCents,
  federalTaxCents,
  provincialTaxCents,
  residentAllYear: z.boolean(),
  /** Said of a partner who died in the tax year alone; not yet asked of claims that are stored without it. */
  provinceAtDeath: z.enum(PROVINCES).nullable().default(null),
});

/** What a claim's estimate is worked out from, as it is stored (claim-22). Cents; `null`: not answered yet. */
export const estimateInputsSchema = z.object({
  province: z.enum(PROVINCES).nullable(),
  partners: z.array(partnerInputsSchema).max(2),
  disabilitySupportsCents: z.number().int().min(0),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  filingStatus: z.enum(FILING_STATUSES).nullable(),
  otherItemisedCents: otherItemisedCents.nullable(),
  /** Not yet asked of claims that are stored without it. */
  cashGiftsCents,
  extraConditions,
  marginalRatePercent,
});
export type EstimateInputs = z.infer<typeof estimateInputsSchema>;

/** A claim without any answers yet. */
export const NO_ANSWERS: EstimateInputs = {
  province: null,
  partners: [],
  disabilitySupportsCents: 0,
  state: null,
  filingStatus: null,
  otherItemisedCents: null,
  cashGiftsCents: 0,
  extraConditions: 0,
  marginalRatePercent: null,
};
