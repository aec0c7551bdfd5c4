import { centsFromDollars, dollarsFromCents } from "../money/cents";
import { yearlyExtraCost } from "./yearly-extra-cost";

/** In dollars, except `itemsPerWeek`; `income` is adjusted gross income (calculators-7). */
export interface UnitedStatesCalculatorInput {
  readonly income: number;
  readonly extraCost: number;
  readonly itemsPerWeek: number;
  readonly doctor: number;
  readonly dentalVision: number;
  readonly prescriptions: number;
  readonly travelExpenses: number;
  readonly therapy: number;
}

/** In dollars, to the cent (calculators-7). */
export interface UnitedStatesCalculatorResult {
  readonly gfAnnual: number;
  readonly totalMedical: number;
  readonly threshold: number;
  readonly deductible: number;
}

/** calculators-8. */
export const UNITED_STATES_CALCULATOR_DEFAULTS: UnitedStatesCalculatorInput = {
  income: 60_000,
  extraCost: 3.2,
  itemsPerWeek: 10,
  doctor: 750,
  dentalVision: 850,
  prescriptions: 650,
  travelExpenses: 350,
  therapy: 2400,
};

/**
 * What may be deducted on Schedule A (calculators-7): medical expenses above a share of adjusted gross income,
 * `agiShare` (0.075).
 */
export function estimateUnitedStates(
  input: UnitedStatesCalculatorInput,
  agiShare: number,
): UnitedStatesCalculatorResult {
  const gfAnnual = yearlyExtraCost(input.extraCost, input.itemsPerWeek);
  const others = [input.doctor, input.dentalVision, input.prescriptions, input.travelExpenses, input.therapy];
  const total = others.reduce((sum, amount) => sum + centsFromDollars(amount), gfAnnual);
  const threshold = centsFromDollars(input.income * agiShare);
  return {
    gfAnnual: dollarsFromCents(gfAnnual),
    totalMedical: dollarsFromCents(total),
    threshold: dollarsFromCents(threshold),
    deductible: dollarsFromCents(Math.max(0, total - threshold)),
  };
}
