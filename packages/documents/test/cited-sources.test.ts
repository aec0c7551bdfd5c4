import { ADJUSTMENT_RULES } from "@gf-ledger/claim/adjustments/adjustment-rules";
import { MEDICAL_MILEAGE } from "@gf-ledger/claim/adjustments/medical-mileage";
import { FILING_DAYS } from "@gf-ledger/claim/checklist/filing-days";
import { RECORD_RULES } from "@gf-ledger/claim/checklist/record-rules";
import { AGE_AMOUNTS, BASIC_AMOUNTS, TAX_REDUCTIONS } from "@gf-ledger/claim/credits/canada/basic-amounts";
import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { ONTARIO_SENIORS_FIGURES } from "@gf-ledger/claim/credits/canada/ontario-seniors-credit";
import { PROVINCE_YEARS } from "@gf-ledger/claim/credits/canada/province-years";
import { QUEBEC_FIGURES } from "@gf-ledger/claim/credits/canada/quebec-figures";
import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { STATE_NOTES } from "@gf-ledger/claim/credits/united-states/state-notes";
import { US_FIGURES } from "@gf-ledger/claim/credits/united-states/us-figures";
import { US_LIMITS } from "@gf-ledger/claim/credits/united-states/us-limits";
import { ANNUAL_AVERAGES } from "@gf-ledger/claim/currency/annual-averages";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import { SOURCE_CODES, SOURCE_NAMES } from "@gf-ledger/claim/figures/source-names";
import { AMERICAN_INDEX, CANADIAN_INDEX } from "@gf-ledger/claim/food-price-index/price-indexes";
import { ADULT_AGES } from "@gf-ledger/claim/people/line-rules";
import { PERIOD_RULES } from "@gf-ledger/claim/periods/period-rules";
import { RETURN_LINE_ROWS } from "@gf-ledger/claim/return-lines/return-line-table";
import { WAYS_TO_REPORT } from "@gf-ledger/claim/snapshot/ways-to-report";
import { TAX_CHOICES } from "@gf-ledger/claim/sums/lines/tax-choices";
import { UNIT_TABLE } from "@gf-ledger/claim/sums/units";
import { sourceName } from "@gf-ledger/messages/citation";
import sources from "@gf-ledger/messages/en/sources.json";
import { expect, test } from "vitest";

const CITED: readonly Provenance[] = [
  ...ADJUSTMENT_RULES,
  ...MEDICAL_MILEAGE,
  ...FILING_DAYS,
  ...RECORD_RULES,
  ...FEDERAL_FIGURES,
  ...PROVINCE_YEARS,
  ...BASIC_AMOUNTS,
  ...AGE_AMOUNTS,
  ...TAX_REDUCTIONS,
  ...ONTARIO_SENIORS_FIGURES,
  ...QUEBEC_FIGURES,
  ...STANDARD_DEDUCTIONS,
  ...STATE_NOTES,
  ...US_FIGURES,
  ...US_LIMITS,
  ...ANNUAL_AVERAGES,
  ...CANADIAN_INDEX,
  ...AMERICAN_INDEX,
  ...ADULT_AGES,
  ...PERIOD_RULES.ca,
  ...PERIOD_RULES.us,
  ...WAYS_TO_REPORT,
  ...RETURN_LINE_ROWS,
  ...TAX_CHOICES,
  ...UNIT_TABLE,
];
const SOURCES = [...new Set(CITED.map(({ source }) => source))];

test("claim-27 each source that a rule or a figure cites is in the catalogue of messages, and in English as it is filed", () => {
  expect([...SOURCES].sort()).toEqual([...SOURCE_CODES].sort());
  expect(sources.names).toEqual(SOURCE_NAMES);
});

test("claim-27 each has its French name; the name of a site alone is the same in both languages", () => {
  expect(SOURCES.filter((source) => sourceName(source, "fr-CA") === sourceName(source, "en-CA"))).toEqual([
    "quebec-budget",
  ]);
});
