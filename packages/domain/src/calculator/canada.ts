import { type Cents, centsFromDollars, dollarsFromCents, roundHalfAwayFromZero } from "../money/cents";
import { type CanadianTaxYear, INCOME_SHARE } from "../tax-year/canada";
import { yearlyExtraCost } from "./yearly-extra-cost";

/** In dollars, except `itemsPerWeek` (calculators-5). */
export interface CanadaCalculatorInput {
  readonly income: number;
  readonly extraCost: number;
  readonly itemsPerWeek: number;
  readonly prescriptions: number;
  readonly dentalVision: number;
  readonly travelExpenses: number;
  readonly therapy: number;
}

/** In dollars, to the cent (calculators-5). */
export interface CanadaCalculatorResult {
  readonly gfAnnual: number;
  readonly totalMedical: number;
  readonly threshold: number;
  readonly eligible: number;
  /** The federal credit. */
  readonly refund: number;
  /** British Columbia's credit beside it; `null` where the year's figures are not known. */
  readonly britishColumbia: number | null;
}

/** calculators-6. */
export const CANADA_CALCULATOR_DEFAULTS: CanadaCalculatorInput = {
  income: 60_000,
  extraCost: 3.5,
  itemsPerWeek: 10,
  prescriptions: 550,
  dentalVision: 800,
  travelExpenses: 200,
  therapy: 2625,
};

/** Medical travel counts from this distance one way (calculators-9). */
export const MEDICAL_TRAVEL_KM = 40;

function thresholdOf(fixedAmount: number, income: number): Cents {
  return Math.min(centsFromDollars(fixedAmount), centsFromDollars(income * INCOME_SHARE));
}

/**
 * Estimates the medical expense tax credit for a year of gluten-free food and other medical expenses
 * (calculators-5): the year's rate times what is above the lesser of the fixed amount and 3% of income.
 */
export function estimateCanada(
  input: CanadaCalculatorInput,
  taxYear: Pick<CanadianTaxYear, "fixedAmount" | "rate" | "britishColumbia">,
): CanadaCalculatorResult {
  const gfAnnual = yearlyExtraCost(input.extraCost, input.itemsPerWeek);
  const others = [input.prescriptions, input.dentalVision, input.travelExpenses, input.therapy];
  const total = others.reduce((sum, amount) => sum + centsFromDollars(amount), gfAnnual);
  const creditOf = (fixedAmount: number, rate: number) =>
    roundHalfAwayFromZero(Math.max(0, total - thresholdOf(fixedAmount, input.income)) * rate);
  const threshold = thresholdOf(taxYear.fixedAmount, input.income);
  const province = taxYear.britishColumbia;
  return {
    gfAnnual: dollarsFromCents(gfAnnual),
    totalMedical: dollarsFromCents(total),
    threshold: dollarsFromCents(threshold),
    eligible: dollarsFromCents(Math.max(0, total - threshold)),
    refund: dollarsFromCents(creditOf(taxYear.fixedAmount, taxYear.rate)),
    britishColumbia: province ? dollarsFromCents(creditOf(province.fixedAmount, province.rate)) : null,
  };
}
