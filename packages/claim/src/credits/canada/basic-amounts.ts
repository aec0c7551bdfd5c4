import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Figure } from "../../figures/figure";
import type { Provenance } from "../../figures/provenance";
import { confirmed, derived, secondary } from "../../figures/provenance-of";
import type { Province } from "./provinces";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-28";

/** Whose tax it is: the federal government's, or that of a province or territory. */
export type Government = "federal" | Province;

/** What a government leaves untaxed in one tax year (lines 30000 and 58040), and where its first bracket ends. */
export interface BasicAmount extends Provenance {
  readonly government: Government;
  readonly year: number;
  readonly basicCents: Cents;
  readonly firstBracketCents: Cents;
}

const TABLES = secondary("basic-amounts-reported", READ_ON);
const FORM_2025 = confirmed("form-t1-2025", READ_ON);
const ON_FORM = confirmed("province-form-428", READ_ON);
const INDEXED = derived("indexed-from-neighbouring-year", READ_ON);
const BC_BUDGET = secondary("bc-reduction-2026", READ_ON);

/**
 * One row a government and year, as tables of the forms report them. Where lists of one year differ, as for
 * Manitoba and Prince Edward Island, the law that came later stands, with the lower end of the bracket. Nova
 * Scotia's amount of 2024 is whole up to 25,000 only.
 */
export const BASIC_AMOUNTS: readonly BasicAmount[] = [
  { government: "federal", year: 2024, basicCents: 1_570_500, firstBracketCents: 5_586_700, ...TABLES },
  { government: "federal", year: 2025, basicCents: 1_612_900, firstBracketCents: 5_737_500, ...TABLES },
  { government: "federal", year: 2026, basicCents: 1_645_200, firstBracketCents: 5_852_300, ...TABLES },
  { government: "AB", year: 2024, basicCents: 2_188_500, firstBracketCents: 14_826_900, ...TABLES },
  { government: "AB", year: 2025, basicCents: 2_232_300, firstBracketCents: 6_000_000, ...TABLES },
  { government: "AB", year: 2026, basicCents: 2_276_900, firstBracketCents: 6_120_000, ...TABLES },
  { government: "BC", year: 2024, basicCents: 1_258_000, firstBracketCents: 4_793_700, ...TABLES },
  { government: "BC", year: 2025, basicCents: 1_293_200, firstBracketCents: 4_927_900, ...TABLES },
  { government: "BC", year: 2026, basicCents: 1_321_600, firstBracketCents: 5_036_300, ...TABLES },
  { government: "MB", year: 2024, basicCents: 1_578_000, firstBracketCents: 4_700_000, ...TABLES },
  { government: "MB", year: 2025, basicCents: 1_578_000, firstBracketCents: 4_700_000, ...TABLES },
  { government: "MB", year: 2026, basicCents: 1_578_000, firstBracketCents: 4_700_000, ...TABLES },
  { government: "NB", year: 2024, basicCents: 1_304_400, firstBracketCents: 4_995_800, ...TABLES },
  { government: "NB", year: 2025, basicCents: 1_339_600, firstBracketCents: 5_130_600, ...TABLES },
  { government: "NB", year: 2026, basicCents: 1_366_400, firstBracketCents: 5_233_300, ...TABLES },
  { government: "NL", year: 2024, basicCents: 1_081_800, firstBracketCents: 4_319_800, ...TABLES },
  { government: "NL", year: 2025, basicCents: 1_106_700, firstBracketCents: 4_419_200, ...TABLES },
  { government: "NL", year: 2026, basicCents: 1_118_800, firstBracketCents: 4_467_800, ...TABLES },
  { government: "NS", year: 2024, basicCents: 1_148_100, firstBracketCents: 2_500_000, ...TABLES },
  { government: "NS", year: 2025, basicCents: 1_174_400, firstBracketCents: 3_050_700, ...TABLES },
  { government: "NS", year: 2026, basicCents: 1_193_200, firstBracketCents: 3_099_500, ...TABLES },
  { government: "NT", year: 2024, basicCents: 1_737_300, firstBracketCents: 5_059_700, ...TABLES },
  { government: "NT", year: 2025, basicCents: 1_784_200, firstBracketCents: 5_196_400, ...TABLES },
  { government: "NT", year: 2026, basicCents: 1_819_800, firstBracketCents: 5_300_300, ...TABLES },
  { government: "NU", year: 2024, basicCents: 1_876_700, firstBracketCents: 5_326_800, ...TABLES },
  { government: "NU", year: 2025, basicCents: 1_927_400, firstBracketCents: 5_470_700, ...TABLES },
  { government: "NU", year: 2026, basicCents: 1_965_900, firstBracketCents: 5_580_100, ...TABLES },
  { government: "ON", year: 2024, basicCents: 1_239_900, firstBracketCents: 5_144_600, ...TABLES },
  { government: "ON", year: 2025, basicCents: 1_274_700, firstBracketCents: 5_288_600, ...TABLES },
  { government: "ON", year: 2026, basicCents: 1_298_900, firstBracketCents: 5_389_100, ...TABLES },
  { government: "PE", year: 2024, basicCents: 1_350_000, firstBracketCents: 3_265_600, ...TABLES },
  { government: "PE", year: 2025, basicCents: 1_465_000, firstBracketCents: 3_332_800, ...TABLES },
  { government: "PE", year: 2026, basicCents: 1_500_000, firstBracketCents: 3_332_800, ...TABLES },
  { government: "QC", year: 2024, basicCents: 1_805_600, firstBracketCents: 5_178_000, ...TABLES },
  { government: "QC", year: 2025, basicCents: 1_857_100, firstBracketCents: 5_325_500, ...TABLES },
  { government: "QC", year: 2026, basicCents: 1_895_200, firstBracketCents: 5_434_500, ...TABLES },
  { government: "SK", year: 2024, basicCents: 1_849_100, firstBracketCents: 5_205_700, ...TABLES },
  { government: "SK", year: 2025, basicCents: 1_949_100, firstBracketCents: 5_346_300, ...TABLES },
  { government: "SK", year: 2026, basicCents: 2_038_100, firstBracketCents: 5_453_200, ...TABLES },
  { government: "YT", year: 2024, basicCents: 1_570_500, firstBracketCents: 5_586_700, ...TABLES },
  { government: "YT", year: 2025, basicCents: 1_612_900, firstBracketCents: 5_737_500, ...TABLES },
  { government: "YT", year: 2026, basicCents: 1_645_200, firstBracketCents: 5_852_300, ...TABLES },
];

/** What a government leaves untaxed in a year; `null` where the table has no row, never another year's. */
export const basicAmountOf = (government: Government, year: number): BasicAmount | null =>
  BASIC_AMOUNTS.find((row) => row.government === government && row.year === year) ?? null;

export type AgeFigureName =
  | "federal-age-amount"
  | "ontario-age-amount"
  | "age-amount-income"
  | "age-amount-age";

/** The age amount (lines 30100 and 58080), whole up to a net income, from an age on 31 December. */
export const AGE_AMOUNTS: readonly Figure<AgeFigureName>[] = [
  { name: "federal-age-amount", year: 2024, value: 879_000, unit: "cad-cents", ...TABLES },
  { name: "federal-age-amount", year: 2025, value: 902_800, unit: "cad-cents", ...FORM_2025 },
  { name: "federal-age-amount", year: 2026, value: 920_800, unit: "cad-cents", ...TABLES },
  { name: "ontario-age-amount", year: 2024, value: 605_400, unit: "cad-cents", ...INDEXED },
  { name: "ontario-age-amount", year: 2025, value: 622_300, unit: "cad-cents", ...TABLES },
  { name: "ontario-age-amount", year: 2026, value: 634_100, unit: "cad-cents", ...INDEXED },
  { name: "age-amount-income", year: 2024, value: 4_432_500, unit: "cad-cents", ...TABLES },
  { name: "age-amount-income", year: 2025, value: 4_552_200, unit: "cad-cents", ...TABLES },
  { name: "age-amount-income", year: 2026, value: 4_643_200, unit: "cad-cents", ...TABLES },
  { name: "age-amount-age", year: 2024, value: 65, unit: "years", ...FORM_2025 },
];

export type TaxReductionName =
  | "ontario-reduction"
  | "ontario-reduction-child"
  | "bc-reduction"
  | "bc-reduction-income"
  | "bc-reduction-percent";

/**
 * What lowers a province's tax before a credit is of use. Ontario (form ON428, lines 74 to 80) takes twice its
 * amount, with one for each child under 19, less the tax; British Columbia its whole amount up to an income, and less
 * above it.
 */
export const TAX_REDUCTIONS: readonly Figure<TaxReductionName>[] = [
  { name: "ontario-reduction", year: 2024, value: 28_600, unit: "cad-cents", ...INDEXED },
  { name: "ontario-reduction", year: 2025, value: 29_400, unit: "cad-cents", ...ON_FORM },
  { name: "ontario-reduction", year: 2026, value: 30_000, unit: "cad-cents", ...INDEXED },
  { name: "ontario-reduction-child", year: 2024, value: 52_900, unit: "cad-cents", ...INDEXED },
  { name: "ontario-reduction-child", year: 2025, value: 54_400, unit: "cad-cents", ...ON_FORM },
  { name: "ontario-reduction-child", year: 2026, value: 55_400, unit: "cad-cents", ...INDEXED },
  { name: "bc-reduction", year: 2026, value: 69_000, unit: "cad-cents", ...BC_BUDGET },
  { name: "bc-reduction-income", year: 2026, value: 2_557_000, unit: "cad-cents", ...BC_BUDGET },
  { name: "bc-reduction-percent", year: 2026, value: 3.56, unit: "percent", ...BC_BUDGET },
];
