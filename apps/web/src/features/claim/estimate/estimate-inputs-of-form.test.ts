import { expect, test } from "vitest";
import { estimateInputsOfForm } from "./estimate-inputs-of-form";

function typed(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const incomeTyped = (income: string, locale: "en-CA" | "fr-CA") =>
  estimateInputsOfForm(typed({ "workIncome you": income }), locale, ["you"]).partners?.[0]?.workIncome;

test.each([
  ["52 000,50", "52000.50"],
  ["52\u00A0000,50\u00A0$", "52000.50"],
  ["52000,5", "52000.5"],
  ["52000.50", "52000.50"],
  ["", null],
])("editions-17 in French an income typed as %j is %s", (income, kept) => {
  expect(incomeTyped(income, "fr-CA")).toBe(kept);
});

test.each([
  ["$52,000.50", "52000.50"],
  ["52 000.50", "52000.50"],
])("claim-22 in English an income typed as %j is %s", (income, kept) => {
  expect(incomeTyped(income, "en-CA")).toBe(kept);
});
