import type { Figure } from "../../figures/figure";
import { confirmed, secondary } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export type QuebecFigureName =
  | "income-percent"
  | "rate"
  | "first-rate"
  | "refundable-percent"
  | "refundable-reduction-percent"
  | "refundable-age"
  | "refundable-maximum"
  | "refundable-work-income"
  | "refundable-family-income";

const RQ = confirmed("quebec-line-381", READ_ON);
const BUDGET = confirmed("quebec-budget", READ_ON);
const GUIDE = confirmed("quebec-line-462-guide", READ_ON);
const GUIDE_2024 = confirmed("quebec-guide-2024", READ_ON);
const REPORTED = secondary("quebec-line-462-reported", READ_ON);

const TABLES = secondary("basic-amounts-reported", "2026-11-28");

/** Québec's figures, one row a figure and tax year. A figure that is missing here was not found. */
export const QUEBEC_FIGURES: readonly Figure<QuebecFigureName>[] = [
  { name: "income-percent", year: 2023, value: 3, unit: "percent", ...RQ },
  { name: "rate", year: 2024, value: 20, unit: "percent", ...BUDGET },
  { name: "rate", year: 2025, value: 20, unit: "percent", ...BUDGET },
  { name: "rate", year: 2026, value: 20, unit: "percent", ...BUDGET },
  // The rate of the first bracket of the tax, which is not the credit's.
  { name: "first-rate", year: 2024, value: 14, unit: "percent", ...TABLES },
  { name: "refundable-percent", year: 2023, value: 25, unit: "percent", ...GUIDE },
  { name: "refundable-reduction-percent", year: 2023, value: 5, unit: "percent", ...GUIDE },
  { name: "refundable-age", year: 2023, value: 18, unit: "years", ...GUIDE },
  { name: "refundable-maximum", year: 2024, value: 142_500, unit: "cad-cents", ...REPORTED },
  { name: "refundable-maximum", year: 2025, value: 146_600, unit: "cad-cents", ...REPORTED },
  { name: "refundable-maximum", year: 2026, value: 149_600, unit: "cad-cents", ...REPORTED },
  { name: "refundable-work-income", year: 2024, value: 364_500, unit: "cad-cents", ...GUIDE_2024 },
  { name: "refundable-work-income", year: 2025, value: 375_000, unit: "cad-cents", ...REPORTED },
  { name: "refundable-work-income", year: 2026, value: 382_500, unit: "cad-cents", ...REPORTED },
  { name: "refundable-family-income", year: 2024, value: 2_755_000, unit: "cad-cents", ...REPORTED },
  { name: "refundable-family-income", year: 2025, value: 2_833_500, unit: "cad-cents", ...REPORTED },
  { name: "refundable-family-income", year: 2026, value: 2_891_500, unit: "cad-cents", ...REPORTED },
];
