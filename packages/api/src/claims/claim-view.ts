import type { ClaimView, EstimateInputsView } from "@gf-ledger/claim/file/claim-view";
import type { EstimateInputs } from "@gf-ledger/claim/file/estimate-inputs";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import {
  editionOf,
  estimateInputsOf,
  filedOnOf,
  isFiledElsewhere,
  periodOf,
  type StoredClaim,
} from "./claim-row";

const dollarsOrNull = (cents: Cents | null) => (cents === null ? null : dollarsFromCents(cents));

function estimateInputsView(inputs: EstimateInputs): EstimateInputsView {
  const { province, state, filingStatus, extraConditions, marginalRatePercent } = inputs;
  return {
    province,
    partners: inputs.partners.map((partner) => ({
      personId: partner.personId,
      workIncome: dollarsOrNull(partner.workIncomeCents),
      quebecIncome: dollarsOrNull(partner.quebecIncomeCents),
      federalTax: dollarsOrNull(partner.federalTaxCents),
      provincialTax: dollarsOrNull(partner.provincialTaxCents),
      residentAllYear: partner.residentAllYear,
      provinceAtDeath: partner.provinceAtDeath,
    })),
    disabilitySupports: dollarsFromCents(inputs.disabilitySupportsCents),
    state,
    filingStatus,
    otherItemised: dollarsOrNull(inputs.otherItemisedCents),
    cashGifts: dollarsFromCents(inputs.cashGiftsCents),
    extraConditions,
    marginalRatePercent,
  };
}

/** When the snapshot was taken: on filing, or when it was last adjusted; `null` for a draft. */
function snapshotAt({ status, filedAt, updatedAt }: StoredClaim): Date | null {
  return status === "adjusted" ? updatedAt : filedAt;
}

/** A period as every caller sees it. */
export const periodView = ({ from, to, ofPersons = [] }: ClaimPeriod) => ({
  from,
  to,
  ofPersons: ofPersons.map((own) => ({ personId: own.personId, from: own.from, to: own.to })),
});

/** A claim as every caller sees it. */
export function claimView(row: StoredClaim): ClaimView {
  const { id, taxYear, countGuidance, snapshotSha256 } = row;
  return {
    id,
    edition: editionOf(row),
    taxYear,
    status: row.status === "filed" || row.status === "adjusted" ? row.status : "draft",
    period: row.periodFrom === null ? null : periodView(periodOf(row)),
    exchangeMethod: row.exchangeMethod === "daily" ? "daily" : "annual-average",
    countGuidance,
    worthInputs: estimateInputsView(estimateInputsOf(row)),
    filedOn: filedOnOf(row),
    filedAt: row.filedAt?.toISOString() ?? null,
    snapshotAt: snapshotAt(row)?.toISOString() ?? null,
    snapshotSha256,
    filedElsewhere: isFiledElsewhere(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
