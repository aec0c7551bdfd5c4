import { describe, expect, it } from "vitest";
import { ADJUSTMENT_RULES } from "../adjustments/adjustment-rules";
import { MEDICAL_MILEAGE } from "../adjustments/medical-mileage";
import { FILING_DAYS } from "../checklist/filing-days";
import { RECORD_RULES } from "../checklist/record-rules";
import { AGE_AMOUNTS, BASIC_AMOUNTS, basicAmountOf, TAX_REDUCTIONS } from "../credits/canada/basic-amounts";
import { FEDERAL_FIGURES } from "../credits/canada/federal-figures";
import { ONTARIO_SENIORS_FIGURES } from "../credits/canada/ontario-seniors-credit";
import { PROVINCE_YEARS } from "../credits/canada/province-years";
import { QUEBEC_FIGURES } from "../credits/canada/quebec-figures";
import { STANDARD_DEDUCTIONS } from "../credits/united-states/standard-deductions";
import { STATE_NOTES } from "../credits/united-states/state-notes";
import { US_FIGURES } from "../credits/united-states/us-figures";
import { US_LIMITS } from "../credits/united-states/us-limits";
import { ANNUAL_AVERAGES } from "../currency/annual-averages";
import { AMERICAN_INDEX, CANADIAN_INDEX } from "../food-price-index/price-indexes";
import { ADULT_AGES } from "../people/line-rules";
import { PERIOD_RULES } from "../periods/period-rules";
import { WAYS_TO_REPORT } from "../snapshot/ways-to-report";
import { TAX_CHOICES } from "../sums/lines/tax-choices";
import { UNIT_TABLE } from "../sums/units";
import { findFigure } from "./find-figure";
import { PROVENANCE_STATUSES, type Provenance } from "./provenance";
import { ruleInForce } from "./rule-in-force";
import { SOURCE_NAMES } from "./source-names";

const TABLES: Record<string, readonly (Provenance & object)[]> = {
  ADJUSTMENT_RULES,
  MEDICAL_MILEAGE,
  RECORD_RULES,
  FILING_DAYS,
  FEDERAL_FIGURES,
  PROVINCE_YEARS,
  BASIC_AMOUNTS,
  AGE_AMOUNTS,
  TAX_REDUCTIONS,
  ONTARIO_SENIORS_FIGURES,
  QUEBEC_FIGURES,
  STANDARD_DEDUCTIONS,
  STATE_NOTES,
  US_FIGURES,
  US_LIMITS,
  ANNUAL_AVERAGES,
  CANADIAN_INDEX,
  AMERICAN_INDEX,
  LINE_RULES: ADULT_AGES,
  CANADIAN_PERIOD_RULES: PERIOD_RULES.ca,
  AMERICAN_PERIOD_RULES: PERIOD_RULES.us,
  WAYS_TO_REPORT,
  TAX_CHOICES,
  UNIT_TABLE,
};

describe.each(Object.entries(TABLES))("every row of %s", (_, rows) => {
  it("names its source, its standing and the day it was read", () => {
    for (const { source, standing, readOn } of rows) {
      expect(source.length).toBeGreaterThan(5);
      expect(PROVENANCE_STATUSES).toContain(standing);
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it("is there once", () => {
    const keys = rows.map((row) =>
      JSON.stringify(
        Object.entries(row).filter(([field]) =>
          [
            "name",
            "year",
            "government",
            "province",
            "state",
            "month",
            "kind",
            "edition",
            "unit",
            "way",
            "from",
          ].includes(field),
        ),
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it("calculators-6 the fixed amount and federal rate of each Canadian tax year", () => {
  const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
  expect(
    years.map((year) => [
      year,
      (findFigure(FEDERAL_FIGURES, "fixed-amount", year)?.value ?? 0) / 100,
      findFigure(FEDERAL_FIGURES, "rate", year)?.value,
    ]),
  ).toEqual([
    [2019, 2352, 15],
    [2020, 2397, 15],
    [2021, 2421, 15],
    [2022, 2479, 15],
    [2023, 2635, 15],
    [2024, 2759, 15],
    [2025, 2834, 14.5],
    [2026, 2890, 14],
  ]);
});

it("claim-81 from 2024 on every government whose rate is known says what it leaves without tax, so that no credit is more than the tax", () => {
  const governments = [
    ...FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => ["federal", year] as const),
    ...QUEBEC_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => ["QC", year] as const),
    ...PROVINCE_YEARS.map(({ province, year }) => [province, year] as const),
  ].filter(([, year]) => year >= 2024);
  expect(governments.filter(([government, year]) => basicAmountOf(government, year) === null)).toEqual([]);
  expect(governments.length).toBeGreaterThanOrEqual(42);
});

it("a page that is not the official document is never marked as confirmed", () => {
  const tipSites = Object.values(TABLES)
    .flat()
    .filter(({ source }) => /TaxTips|PolicyEngine|reported/i.test(SOURCE_NAMES[source]));
  expect(tipSites.length).toBeGreaterThan(5);
  expect(tipSites.filter(({ standing }) => standing === "confirmed")).toEqual([]);
});

it("the supplement ends where the maximum is used up: 61,699 in 2024, 63,374 in 2025, 64,640 in 2026", () => {
  const end = (year: number) => {
    const of = (name: "supplement-maximum" | "supplement-family-income") =>
      findFigure(FEDERAL_FIGURES, name, year)?.value ?? 0;
    return of("supplement-family-income") + of("supplement-maximum") * 20;
  };
  expect([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026].map(end)).toEqual(
    [52_599, 53_604, 54_146, 55_449, 58_944, 61_699, 63_374, 64_640].map((dollars) => dollars * 100),
  );
});

it("a rule holds from its first year on, and not before it", () => {
  expect(ruleInForce(US_FIGURES, "agi-percent", 2026)?.value).toBe(7.5);
  expect(ruleInForce(US_FIGURES, "agi-percent", 2016)).toBeNull();
});
