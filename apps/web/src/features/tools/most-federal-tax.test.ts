import { expect, test } from "vitest";
import { canadianFigures } from "./canadian-figures";
import { mostFederalTax } from "./most-federal-tax";

test.each([
  [2026, 8_000, 0],
  [2026, 16_452, 0],
  [2026, 18_000, 216.72],
  [2025, 57_375, 5980.67],
  [2025, 57_376, null],
  [2023, 8_000, null],
])("claim-81 in %d a net income of %d bears at most %s of federal tax", (year, income, most) => {
  const figures = canadianFigures(year);
  expect(figures && mostFederalTax(figures, income)).toBe(most);
});
