import { findProvinceYear } from "@gf-ledger/claim/credits/canada/find-province-year";
import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import { provincialCredit } from "@gf-ledger/claim/credits/canada/provincial-credit";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";

export interface ProvincialEstimate {
  /** In dollars. */
  readonly credit: number;
  readonly fixedAmount: number;
  readonly ratePercent: number;
  readonly from: Provenance;
}

/**
 * A province's own credit on the same expenses, in dollars (calculators-11); `null` where the tables have no
 * row, and for Québec, whose credit looks at family income.
 */
export function provincialEstimate(
  province: Province,
  year: number,
  income: number,
  totalMedical: number,
): ProvincialEstimate | null {
  const row = findProvinceYear(province, year);
  if (row === null) return null;
  const claimant = {
    personId: "claimant",
    netIncomeCents: centsFromDollars(income),
    quebecIncomeCents: null,
    workIncomeCents: null,
    federalTaxCents: null,
    provincialTaxCents: null,
    ageOn31December: null,
    residentAllYear: true,
  };
  const creditEstimate = provincialCredit(
    {
      taxYear: year,
      province,
      claimants: [claimant],
      ownExpensesCents: centsFromDollars(totalMedical),
      dependants: [],
      disabilitySupportsCents: 0,
    },
    claimant,
  );
  if (!creditEstimate.ok) return null;
  return {
    credit: dollarsFromCents(creditEstimate.section.amountCents),
    fixedAmount: dollarsFromCents(row.fixedCents),
    ratePercent: row.ratePercent,
    from: row,
  };
}
