import { expect, test } from "vitest";
import { CANADIAN_TAX_YEARS, canadianTaxYear } from "./canada";
import { AGI_SHARE, AMERICAN_TAX_YEARS, medicalMileageOn } from "./united-states";

test("calculators-6 the fixed amount and federal rate of each Canadian tax year", () => {
  expect(CANADIAN_TAX_YEARS.map(({ year, fixedAmount, rate }) => [year, fixedAmount, rate])).toEqual([
    [2019, 2352, 0.15],
    [2020, 2397, 0.15],
    [2021, 2421, 0.15],
    [2022, 2479, 0.15],
    [2023, 2635, 0.15],
    [2024, 2759, 0.15],
    [2025, 2834, 0.145],
    [2026, 2890, 0.14],
  ]);
});

test("calculators-6 British Columbia's own figures stand beside the federal ones", () => {
  expect(canadianTaxYear(2024)?.britishColumbia).toEqual({ fixedAmount: 2616, rate: 0.0506 });
  expect(canadianTaxYear(2018)).toBeUndefined();
});

test("every figure names its source", () => {
  for (const entry of [...CANADIAN_TAX_YEARS, ...AMERICAN_TAX_YEARS]) expect(entry.source).not.toBe("");
});

test("calculators-7 US medical expenses count above 7.5% of adjusted gross income", () => {
  expect(AGI_SHARE).toBe(0.075);
  expect(AMERICAN_TAX_YEARS.find(({ year }) => year === 2025)?.standardDeduction).toEqual({
    single: 15750,
    joint: 31500,
    headOfHousehold: 23625,
  });
});

test.each([
  ["2018-12-31", undefined],
  ["2022-06-30", 18],
  ["2022-07-01", 22],
  ["2023-05-05", 22],
  ["2025-12-31", 21],
  ["2026-01-01", 20.5],
])("the medical mileage rate on %s is %s", (date, cents) => {
  expect(medicalMileageOn(date)).toBe(cents);
});
