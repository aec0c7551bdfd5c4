import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import { CANADA_CALCULATOR_DEFAULTS, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import { expect, test } from "vitest";
import { CANADIAN_YEARS, canadianFigures } from "./canadian-figures";

const figuresOf = (year: number) => {
  const found = canadianFigures(year);
  if (!found) throw new Error(`No figures for ${year}`);
  return found;
};

test("calculators-6 begins with 2,759, 3% and 15%, and offers every year that the claim knows", () => {
  expect(figuresOf(2024)).toMatchObject({ fixedAmount: 2759, incomeShare: 0.03, rate: 0.15 });
  expect(CANADIAN_YEARS).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  for (const year of CANADIAN_YEARS)
    expect(findFigure(FEDERAL_FIGURES, "fixed-amount", year)?.value).toBe(figuresOf(year).fixedAmount * 100);
  expect(canadianFigures(2018)).toBeNull();
});

test.each([
  [2024, 629.25],
  [2025, 608.28],
  [2026, 587.3],
])("calculators-6 the specification's defaults come to their credit for %i: %d", (year, credit) => {
  expect(estimateCanada(CANADA_CALCULATOR_DEFAULTS, figuresOf(year)).refund).toBe(credit);
});

test("calculators-10 every figure has its source and the day it was read", () => {
  for (const { from } of CANADIAN_YEARS.flatMap((year) => figuresOf(year).read))
    expect([from.source.length > 5, /^\d{4}-\d{2}-\d{2}$/.test(from.readOn)]).toEqual([true, true]);
});
