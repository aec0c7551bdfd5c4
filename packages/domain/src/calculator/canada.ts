import { centsFromDollars, dollarsFromCents, roundHalfAwayFromZero } from "../money/cents";
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
  /** The federal credit. It is not refundable; `refund` is the specification's name for it. */
  readonly refund: number;
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

/** What a tax year fixes; `packages/claim` holds the years with their sources. */
export interface CanadaCalculatorFigures {
  /** In dollars. */
  readonly fixedAmount: number;
  /** The share of income that the fixed amount is compared with: 0.03. */
  readonly incomeShare: number;
  /** The lowest federal rate, at which the credit is given: 0.15. */
  readonly rate: number;
}

/** The calculator begins with the figures of this year (calculators-6). */
export const CANADA_CALCULATOR_YEAR = 2024;

/**
 * Estimates the federal medical expense tax credit for a year of gluten-free food and other medical expenses
 * (calculators-5): the rate times what is above the lesser of the fixed amount and a share of income.
 */
export function estimateCanada(
  input: CanadaCalculatorInput,
  { fixedAmount, incomeShare, rate }: CanadaCalculatorFigures,
): CanadaCalculatorResult {
  const gfAnnual = yearlyExtraCost(input.extraCost, input.itemsPerWeek);
  const others = [input.prescriptions, input.dentalVision, input.travelExpenses, input.therapy];
  const total = others.reduce((sum, amount) => sum + centsFromDollars(amount), gfAnnual);
  const threshold = Math.min(centsFromDollars(fixedAmount), centsFromDollars(input.income * incomeShare));
  const eligible = Math.max(0, total - threshold);
  return {
    gfAnnual: dollarsFromCents(gfAnnual),
    totalMedical: dollarsFromCents(total),
    threshold: dollarsFromCents(threshold),
    eligible: dollarsFromCents(eligible),
    refund: dollarsFromCents(roundHalfAwayFromZero(eligible * rate)),
  };
}
