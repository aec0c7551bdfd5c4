/** What a tax year fixes for itemized medical deductions. Amounts in dollars. */
export interface AmericanTaxYear {
  readonly year: number;
  /** Itemizing helps only above it. */
  readonly standardDeduction: {
    readonly single: number;
    readonly joint: number;
    readonly headOfHousehold: number;
  };
  readonly source: string;
}

/** Medical expenses count above this share of adjusted gross income (calculators-7; IRC 213(a)). */
export const AGI_SHARE = 0.075;

export const AMERICAN_TAX_YEARS: readonly AmericanTaxYear[] = [
  {
    year: 2024,
    standardDeduction: { single: 14_600, joint: 29_200, headOfHousehold: 21_900 },
    source: "Internal Revenue Service, Rev. Proc. 2023-34",
  },
  {
    year: 2025,
    standardDeduction: { single: 15_750, joint: 31_500, headOfHousehold: 23_625 },
    source: "Public Law 119-21, section 70102",
  },
  {
    year: 2026,
    standardDeduction: { single: 16_100, joint: 32_200, headOfHousehold: 24_150 },
    source: "Internal Revenue Service, inflation adjustments for tax year 2026",
  },
];

export interface MileageRate {
  readonly from: string;
  readonly centsPerMile: number;
}

/** The medical mileage rate from each date on, in cents a mile. Source: IRS standard mileage rates. */
const MEDICAL_MILEAGE: readonly MileageRate[] = [
  { from: "2019-01-01", centsPerMile: 20 },
  { from: "2020-01-01", centsPerMile: 17 },
  { from: "2021-01-01", centsPerMile: 16 },
  { from: "2022-01-01", centsPerMile: 18 },
  { from: "2022-07-01", centsPerMile: 22 },
  { from: "2024-01-01", centsPerMile: 21 },
  { from: "2026-01-01", centsPerMile: 20.5 },
];

/** The rate of a calendar date (`YYYY-MM-DD`); `undefined` before the table begins. */
export function medicalMileageOn(date: string): number | undefined {
  return MEDICAL_MILEAGE.findLast((rate) => rate.from <= date)?.centsPerMile;
}
