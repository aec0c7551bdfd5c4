import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CANADA_CALCULATOR_DEFAULTS, CANADA_CALCULATOR_YEAR, estimateCanada } from "./canada";
import { parseAmount } from "./parse-amount";
import { estimateUnitedStates, UNITED_STATES_CALCULATOR_DEFAULTS } from "./united-states";

const of2024 = { fixedAmount: 2759, incomeShare: 0.03, rate: 0.15 };
const AGI_SHARE = 0.075;
const nothing = {
  extraCost: 0,
  itemsPerWeek: 0,
  prescriptions: 0,
  dentalVision: 0,
  travelExpenses: 0,
  therapy: 0,
};

describe("calculators-5 the Canadian calculator", () => {
  test("begins with its defaults and, as its year, 2024", () => {
    expect(CANADA_CALCULATOR_YEAR).toBe(2024);
    expect(CANADA_CALCULATOR_DEFAULTS).toEqual({
      income: 60000,
      extraCost: 3.5,
      itemsPerWeek: 10,
      prescriptions: 550,
      dentalVision: 800,
      travelExpenses: 200,
      therapy: 2625,
    });
  });

  test("calculators-4 comes to these amounts with its defaults: 3% of income is the lesser threshold", () => {
    expect(estimateCanada(CANADA_CALCULATOR_DEFAULTS, of2024)).toEqual({
      gfAnnual: 1820,
      totalMedical: 5995,
      threshold: 1800,
      eligible: 4195,
      refund: 629.25,
    });
  });

  test("takes the fixed amount where 3% of income is more", () => {
    const result = estimateCanada({ ...CANADA_CALCULATOR_DEFAULTS, income: 120_000 }, of2024);
    expect(result).toMatchObject({ threshold: 2759, eligible: 3236, refund: 485.4 });
  });

  test("never answers less than nothing", () => {
    const result = estimateCanada({ ...nothing, income: 60_000 }, of2024);
    expect(result).toMatchObject({ totalMedical: 0, eligible: 0, refund: 0 });
  });

  test("takes the figures of a newer year", () => {
    const of2025 = { fixedAmount: 2834, incomeShare: 0.03, rate: 0.145 };
    expect(estimateCanada(CANADA_CALCULATOR_DEFAULTS, of2025).refund).toBe(608.28);
  });
});

describe("calculators-7 the US calculator", () => {
  test("begins with its defaults", () => {
    expect(UNITED_STATES_CALCULATOR_DEFAULTS).toEqual({
      income: 60000,
      extraCost: 3.2,
      itemsPerWeek: 10,
      doctor: 750,
      dentalVision: 850,
      prescriptions: 650,
      travelExpenses: 350,
      therapy: 2400,
    });
  });

  test("comes to these amounts with its defaults", () => {
    expect(estimateUnitedStates(UNITED_STATES_CALCULATOR_DEFAULTS, AGI_SHARE)).toEqual({
      gfAnnual: 1664,
      totalMedical: 6664,
      threshold: 4500,
      deductible: 2164,
    });
  });

  test("deducts nothing below 7.5% of adjusted gross income", () => {
    const result = estimateUnitedStates({ ...nothing, doctor: 0, income: 60_000 }, AGI_SHARE);
    expect(result).toMatchObject({ threshold: 4500, deductible: 0 });
  });
});

test("calculators-3 every amount is a whole number of cents and no result is negative, whatever is typed", () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  const input = fc.record({
    income: amount,
    extraCost: fc.double({ min: 0, max: 100, noNaN: true }),
    itemsPerWeek: fc.nat(100),
    prescriptions: amount,
    dentalVision: amount,
    travelExpenses: amount,
    therapy: amount,
    doctor: amount,
  });
  fc.assert(
    fc.property(input, (typed) => {
      const amounts = [
        ...Object.values(estimateCanada(typed, of2024)),
        ...Object.values(estimateUnitedStates(typed, AGI_SHARE)),
      ];
      for (const dollars of amounts) {
        expect(dollars).toBeGreaterThanOrEqual(0);
        expect(Math.abs(dollars * 100 - Math.round(dollars * 100))).toBeLessThan(1e-4);
      }
    }),
  );
});

test.each([
  ["3.5", 3.5],
  ["", 0],
  ["abc", 0],
  ["-4", 0],
  ["12.345", 12.345],
  ["Infinity", 0],
])("calculators-3 a calculator reads %j as %d", (text, value) => {
  expect(parseAmount(text)).toBe(value);
});

test.each([
  ["3,5", 3.5],
  ["1 234,56", 1234.56],
  ["1\u00A0234,56\u00A0$", 1234.56],
  ["1\u202F234,56", 1234.56],
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["3.5", 3.5],
  ["60000", 60_000],
  ["-3,5", 0],
  ["", 0],
  ["dix", 0],
  [",", 0],
])("calculators-3 editions-14 in French a calculator reads %j as %d", (text, value) => {
  expect(parseAmount(text, "fr-CA")).toBe(value);
});
