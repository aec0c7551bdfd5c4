import type { Figure } from "../../figures/figure";
import { confirmed, derived, secondary } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export type FederalFigureName =
  | "income-percent"
  | "rate"
  | "fixed-amount"
  | "supplement-percent"
  | "supplement-reduction-percent"
  | "supplement-maximum"
  | "supplement-work-income"
  | "supplement-family-income"
  | "supplement-age"
  | "quebec-abatement-percent";

const ITA = confirmed("ita-118-2-1", READ_ON);
const ITA_RATE = confirmed("ita-117-2", READ_ON);
const FORM_2022 = confirmed("form-t1-2022", READ_ON);
const FORM_2024 = confirmed("form-t1-2024", READ_ON);
const FORM_2025 = confirmed("form-t1-2025", READ_ON);
const LINES_2023 = confirmed("cra-lines-33099-33199-2023", READ_ON);
const FINAL_2020 = confirmed("cra-final-return-2020", READ_ON);
const ONE_SOURCE = secondary("cra-lines-33099-33199-one-page", READ_ON);
const INDEXATION = secondary("cra-indexation-table", READ_ON);
const GUIDE_2024 = confirmed("cra-line-45200-guide-2024", READ_ON);
const CANADA_2023 = confirmed("cra-line-45200-2023", READ_ON);
const TAX_TIPS = secondary("taxtips-supplement-2022", READ_ON);
const INDEXED = derived("indexed-from-neighbouring-year", READ_ON);
const FORM_QC = confirmed("form-5005-r", READ_ON);

/** Federal figures of Canada, one row a figure and tax year; amounts in cents, percentages as printed. */
export const FEDERAL_FIGURES: readonly Figure<FederalFigureName>[] = [
  { name: "income-percent", year: 2019, value: 3, unit: "percent", ...ITA },
  { name: "fixed-amount", year: 2019, value: 235_200, unit: "cad-cents", ...ONE_SOURCE },
  { name: "fixed-amount", year: 2020, value: 239_700, unit: "cad-cents", ...FINAL_2020 },
  { name: "fixed-amount", year: 2021, value: 242_100, unit: "cad-cents", ...ONE_SOURCE },
  { name: "fixed-amount", year: 2022, value: 247_900, unit: "cad-cents", ...FORM_2022 },
  { name: "fixed-amount", year: 2023, value: 263_500, unit: "cad-cents", ...LINES_2023 },
  { name: "fixed-amount", year: 2024, value: 275_900, unit: "cad-cents", ...FORM_2024 },
  { name: "fixed-amount", year: 2025, value: 283_400, unit: "cad-cents", ...FORM_2025 },
  { name: "fixed-amount", year: 2026, value: 289_000, unit: "cad-cents", ...INDEXATION },
  { name: "rate", year: 2019, value: 15, unit: "percent", ...ONE_SOURCE },
  { name: "rate", year: 2020, value: 15, unit: "percent", ...FINAL_2020 },
  { name: "rate", year: 2021, value: 15, unit: "percent", ...ONE_SOURCE },
  { name: "rate", year: 2022, value: 15, unit: "percent", ...FORM_2022 },
  { name: "rate", year: 2023, value: 15, unit: "percent", ...LINES_2023 },
  { name: "rate", year: 2024, value: 15, unit: "percent", ...FORM_2024 },
  { name: "rate", year: 2025, value: 14.5, unit: "percent", ...FORM_2025 },
  { name: "rate", year: 2026, value: 14, unit: "percent", ...ITA_RATE },
  { name: "supplement-percent", year: 2019, value: 25, unit: "percent", ...GUIDE_2024 },
  { name: "supplement-reduction-percent", year: 2019, value: 5, unit: "percent", ...GUIDE_2024 },
  { name: "supplement-age", year: 2019, value: 18, unit: "years", ...GUIDE_2024 },
  { name: "supplement-maximum", year: 2019, value: 124_800, unit: "cad-cents", ...INDEXED },
  { name: "supplement-maximum", year: 2020, value: 127_200, unit: "cad-cents", ...FINAL_2020 },
  { name: "supplement-maximum", year: 2021, value: 128_500, unit: "cad-cents", ...INDEXED },
  { name: "supplement-maximum", year: 2022, value: 131_600, unit: "cad-cents", ...TAX_TIPS },
  { name: "supplement-maximum", year: 2023, value: 139_900, unit: "cad-cents", ...CANADA_2023 },
  { name: "supplement-maximum", year: 2024, value: 146_400, unit: "cad-cents", ...GUIDE_2024 },
  { name: "supplement-maximum", year: 2025, value: 150_400, unit: "cad-cents", ...INDEXATION },
  { name: "supplement-maximum", year: 2026, value: 153_400, unit: "cad-cents", ...INDEXATION },
  { name: "supplement-work-income", year: 2019, value: 364_500, unit: "cad-cents", ...INDEXED },
  { name: "supplement-work-income", year: 2020, value: 371_400, unit: "cad-cents", ...FINAL_2020 },
  { name: "supplement-work-income", year: 2021, value: 375_100, unit: "cad-cents", ...INDEXED },
  { name: "supplement-work-income", year: 2022, value: 384_100, unit: "cad-cents", ...INDEXED },
  { name: "supplement-work-income", year: 2023, value: 408_300, unit: "cad-cents", ...CANADA_2023 },
  { name: "supplement-work-income", year: 2024, value: 427_500, unit: "cad-cents", ...GUIDE_2024 },
  { name: "supplement-work-income", year: 2025, value: 439_000, unit: "cad-cents", ...INDEXATION },
  { name: "supplement-work-income", year: 2026, value: 447_800, unit: "cad-cents", ...INDEXATION },
  { name: "supplement-family-income", year: 2019, value: 2_763_900, unit: "cad-cents", ...INDEXED },
  { name: "supplement-family-income", year: 2020, value: 2_816_400, unit: "cad-cents", ...INDEXED },
  { name: "supplement-family-income", year: 2021, value: 2_844_600, unit: "cad-cents", ...INDEXED },
  { name: "supplement-family-income", year: 2022, value: 2_912_900, unit: "cad-cents", ...TAX_TIPS },
  { name: "supplement-family-income", year: 2023, value: 3_096_400, unit: "cad-cents", ...INDEXED },
  { name: "supplement-family-income", year: 2024, value: 3_241_900, unit: "cad-cents", ...GUIDE_2024 },
  { name: "supplement-family-income", year: 2025, value: 3_329_400, unit: "cad-cents", ...INDEXATION },
  { name: "supplement-family-income", year: 2026, value: 3_396_000, unit: "cad-cents", ...INDEXATION },
  { name: "quebec-abatement-percent", year: 2019, value: 16.5, unit: "percent", ...FORM_QC },
];
