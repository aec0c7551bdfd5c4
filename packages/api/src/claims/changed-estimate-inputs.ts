import type { EstimateInputsChange } from "@gf-ledger/claim/file/claim-input";
import type { EstimateInputs } from "@gf-ledger/claim/file/estimate-inputs";

/** `undefined` leaves what was said; `null` takes it back. */
const answered = <Value>(given: Value | undefined, before: Value): Value =>
  given === undefined ? before : given;

/** The estimate's inputs after a change; what the change leaves out stays. */
export function changedEstimateInputs(before: EstimateInputs, change: EstimateInputsChange): EstimateInputs {
  return {
    province: answered(change.province, before.province),
    partners:
      change.partners?.map((partner) => ({
        personId: partner.personId,
        workIncomeCents: partner.workIncome ?? null,
        quebecIncomeCents: partner.quebecIncome ?? null,
        federalTaxCents: partner.federalTax ?? null,
        provincialTaxCents: partner.provincialTax ?? null,
        residentAllYear: partner.residentAllYear,
        provinceAtDeath: partner.provinceAtDeath ?? null,
      })) ?? before.partners,
    disabilitySupportsCents: answered(change.disabilitySupports, before.disabilitySupportsCents),
    state: answered(change.state, before.state),
    filingStatus: answered(change.filingStatus, before.filingStatus),
    otherItemisedCents: answered(change.otherItemised, before.otherItemisedCents),
    cashGiftsCents: answered(change.cashGifts, before.cashGiftsCents),
    extraConditions: answered(change.extraConditions, before.extraConditions),
    marginalRatePercent: answered(change.marginalRatePercent, before.marginalRatePercent),
  };
}
