import type { CanadianEstimateInput, Claimant } from "../../src/credits/credit-input";

/** A claimant aged 40 with enough work income and tax, amounts in dollars. */
export function claimant(netIncome: number, changes: Partial<Claimant> = {}): Claimant {
  return {
    personId: "you",
    netIncomeCents: netIncome * 100,
    quebecIncomeCents: null,
    workIncomeCents: netIncome * 100,
    federalTaxCents: null,
    provincialTaxCents: null,
    ageOn31December: 40,
    residentAllYear: true,
    ...changes,
  };
}

/** An Ontario household of one in 2025 without expenses. */
export function household(changes: Partial<CanadianEstimateInput> = {}): CanadianEstimateInput {
  return {
    taxYear: 2025,
    province: "ON",
    claimants: [claimant(30_000)],
    ownExpensesCents: 0,
    dependants: [],
    disabilitySupportsCents: 0,
    ...changes,
  };
}
