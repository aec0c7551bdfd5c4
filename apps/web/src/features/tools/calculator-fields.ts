import { type CanadaCalculatorInput, MEDICAL_TRAVEL_KM } from "@gf-ledger/domain/calculator/canada";
import type { UnitedStatesCalculatorInput } from "@gf-ledger/domain/calculator/united-states";
import { filled } from "@gf-ledger/messages/filled";
import type { Messages } from "@gf-ledger/messages/messages";

type Labels = Messages["tools"]["fields"];

export interface CalculatorField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly step?: string;
}

const glutenFree = (labels: Labels) =>
  [
    { name: "extraCost", label: labels.extraCost, hint: labels.extraCostHint, step: "0.01" },
    { name: "itemsPerWeek", label: labels.itemsPerWeek, step: "1" },
  ] as const;

/** The Canadian calculator's inputs, in order (calculators-5). */
export function canadaFields(
  labels: Labels,
  own: Messages["tools"]["canada"],
): readonly CalculatorField<keyof CanadaCalculatorInput>[] {
  return [
    { name: "income", label: own.income, hint: own.incomeHint },
    ...glutenFree(labels),
    { name: "prescriptions", label: labels.prescriptions },
    { name: "dentalVision", label: labels.dentalVision },
    {
      name: "travelExpenses",
      label: labels.travelExpenses,
      hint: filled(own.travelHint, { km: MEDICAL_TRAVEL_KM }),
    },
    { name: "therapy", label: labels.therapy },
  ];
}

/** The US calculator's inputs, in order (calculators-7). */
export function unitedStatesFields(
  labels: Labels,
  own: Messages["tools"]["unitedStates"],
): readonly CalculatorField<keyof UnitedStatesCalculatorInput>[] {
  return [
    { name: "income", label: own.income, hint: own.incomeHint },
    ...glutenFree(labels),
    { name: "doctor", label: labels.doctor },
    { name: "dentalVision", label: labels.dentalVision },
    { name: "prescriptions", label: labels.prescriptions },
    { name: "travelExpenses", label: labels.travelExpenses, hint: own.travelHint },
    { name: "therapy", label: labels.therapy },
  ];
}
