import { expect, test } from "vitest";
import { provincialEstimate } from "./provincial-estimate";

test.each([
  [2024, 70.03],
  [2025, 66.34],
  [2026, 72.8],
])("calculators-11 British Columbia in %i, net income 90,000 and expenses of 4,000: %d", (year, credit) => {
  expect(provincialEstimate("BC", year, 90_000, 4_000)?.credit).toBe(credit);
});

test("calculators-11 Ontario has its own fixed amount, not the federal one", () => {
  expect(provincialEstimate("ON", 2024, 200_000, 4_000)?.fixedAmount).toBe(2806);
  expect(provincialEstimate("ON", 2025, 200_000, 4_000)?.fixedAmount).toBe(2885);
});

test("calculators-11 a year without a row, and Québec, have no estimate", () => {
  expect(provincialEstimate("ON", 2020, 60_000, 4_000)).toBeNull();
  expect(provincialEstimate("QC", 2025, 60_000, 4_000)).toBeNull();
});
