import type { WorthInputsChange } from "@gf-ledger/claim/file/claim-input";
import type { WorthInputs } from "@gf-ledger/claim/file/worth-inputs";

/** `undefined` leaves what was said; `null` takes it back. */
const said = <Value>(given: Value | undefined, before: Value): Value =>
  given === undefined ? before : given;

/** The inputs of a worth after a change; what the change leaves out stays. */
export function changedWorthInputs(before: WorthInputs, change: WorthInputsChange): WorthInputs {
  return {
    province: said(change.province, before.province),
    partners:
      change.partners?.map((partner) => ({
        personId: partner.personId,
        workIncomeCents: partner.workIncome ?? null,
        quebecIncomeCents: partner.quebecIncome ?? null,
        federalTaxCents: partner.federalTax ?? null,
        provincialTaxCents: partner.provincialTax ?? null,
        residentAllYear: partner.residentAllYear,
      })) ?? before.partners,
    disabilitySupportsCents: said(change.disabilitySupports, before.disabilitySupportsCents),
    state: said(change.state, before.state),
    filingStatus: said(change.filingStatus, before.filingStatus),
    otherItemisedCents: said(change.otherItemised, before.otherItemisedCents),
    extraConditions: said(change.extraConditions, before.extraConditions),
    marginalRatePercent: said(change.marginalRatePercent, before.marginalRatePercent),
  };
}
