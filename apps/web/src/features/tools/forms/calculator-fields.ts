import { type CanadaCalculatorInput, MEDICAL_TRAVEL_KM } from "@gf-ledger/domain/calculator/canada";
import type { UnitedStatesCalculatorInput } from "@gf-ledger/domain/calculator/united-states";
import type { Words } from "../../language/words/words";

type Tools = Words<"tools">;

export interface CalculatorField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly step?: string;
}

const glutenFree = (t: Tools) =>
  [
    { name: "extraCost", label: t("fields.extraCost"), hint: t("fields.extraCostHint"), step: "0.01" },
    { name: "itemsPerWeek", label: t("fields.itemsPerWeek"), step: "1" },
  ] as const;

/** The Canadian calculator's inputs, in order (calculators-5). */
export function canadaFields(t: Tools): readonly CalculatorField<keyof CanadaCalculatorInput>[] {
  return [
    { name: "income", label: t("canada.income"), hint: t("canada.incomeHint") },
    ...glutenFree(t),
    { name: "prescriptions", label: t("fields.prescriptions") },
    { name: "dentalVision", label: t("fields.dentalVision") },
    {
      name: "travelExpenses",
      label: t("fields.travelExpenses"),
      hint: t("canada.travelHint", { km: String(MEDICAL_TRAVEL_KM) }),
    },
    { name: "therapy", label: t("fields.therapy") },
  ];
}

/** The US calculator's inputs, in order (calculators-7). */
export function unitedStatesFields(t: Tools): readonly CalculatorField<keyof UnitedStatesCalculatorInput>[] {
  return [
    { name: "income", label: t("unitedStates.income"), hint: t("unitedStates.incomeHint") },
    ...glutenFree(t),
    { name: "doctor", label: t("fields.doctor") },
    { name: "dentalVision", label: t("fields.dentalVision") },
    { name: "prescriptions", label: t("fields.prescriptions") },
    { name: "travelExpenses", label: t("fields.travelExpenses"), hint: t("unitedStates.travelHint") },
    { name: "therapy", label: t("fields.therapy") },
  ];
}
