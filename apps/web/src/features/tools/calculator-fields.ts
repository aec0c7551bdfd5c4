import { type CanadaCalculatorInput, MEDICAL_TRAVEL_KM } from "@gf-ledger/domain/calculator/canada";
import type { UnitedStatesCalculatorInput } from "@gf-ledger/domain/calculator/united-states";

export interface CalculatorField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly step?: string;
}

const EXTRA_COST = {
  name: "extraCost",
  label: "Extra cost per gluten-free item ($)",
  hint: "What one costs beyond a regular one, on average.",
  step: "0.01",
} as const;
const ITEMS = { name: "itemsPerWeek", label: "Gluten-free items per week", step: "1" } as const;

/** The Canadian calculator's inputs, in order (calculators-5). */
export const CANADA_FIELDS: readonly CalculatorField<keyof CanadaCalculatorInput>[] = [
  { name: "income", label: "Net income ($)", hint: "Line 23600 of your return." },
  EXTRA_COST,
  ITEMS,
  { name: "prescriptions", label: "Prescriptions ($ a year)" },
  { name: "dentalVision", label: "Dental and vision ($ a year)" },
  {
    name: "travelExpenses",
    label: "Medical travel ($ a year)",
    hint: `Trips for medical care of at least ${MEDICAL_TRAVEL_KM} km one way.`,
  },
  { name: "therapy", label: "Therapy ($ a year)" },
];

/** The US calculator's inputs, in order (calculators-7). */
export const UNITED_STATES_FIELDS: readonly CalculatorField<keyof UnitedStatesCalculatorInput>[] = [
  { name: "income", label: "Adjusted gross income ($)", hint: "AGI, line 11 of Form 1040." },
  EXTRA_COST,
  ITEMS,
  { name: "doctor", label: "Doctor visits ($ a year)" },
  { name: "dentalVision", label: "Dental and vision ($ a year)" },
  { name: "prescriptions", label: "Prescriptions ($ a year)" },
  {
    name: "travelExpenses",
    label: "Medical travel ($ a year)",
    hint: "Trips to medical care: mileage, tolls and parking.",
  },
  { name: "therapy", label: "Therapy ($ a year)" },
];

/** The sentence of calculators-2, to the word. */
export const ACKNOWLEDGMENT =
  "I understand this is not tax or medical advice. I must do my own research before making any tax decisions.";
