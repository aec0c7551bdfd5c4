/** What a tax year fixes for the medical expense tax credit. Amounts in dollars. */
export interface CanadianTaxYear {
  readonly year: number;
  /** The fixed amount that 3% of net income is compared with. */
  readonly fixedAmount: number;
  /** The lowest federal rate, at which the credit is given. */
  readonly rate: number;
  /** British Columbia's own credit, where its figures are known. */
  readonly britishColumbia: { readonly fixedAmount: number; readonly rate: number } | null;
  /** Where the figures were read. */
  readonly source: string;
  /** Set while a figure is worked out from indexation or rests on one source. */
  readonly unconfirmed?: string;
}

const CRA = "Canada Revenue Agency, lines 33099 and 33199, and federal and BC428 worksheets of the year";

/** Expenses count above this share of net income (line 23600) or a lower fixed amount (calculators-5). */
export const INCOME_SHARE = 0.03;

/** The calculator starts with the figures of this year (calculators-6). */
export const DEFAULT_CANADIAN_YEAR = 2024;

/** Oldest first. A figure marked unconfirmed is shown as such. */
export const CANADIAN_TAX_YEARS: readonly CanadianTaxYear[] = [
  { year: 2019, fixedAmount: 2352, rate: 0.15, britishColumbia: null, source: CRA },
  { year: 2020, fixedAmount: 2397, rate: 0.15, britishColumbia: null, source: CRA },
  {
    year: 2021,
    fixedAmount: 2421,
    rate: 0.15,
    britishColumbia: null,
    source: CRA,
    unconfirmed: "The fixed amount rests on one source.",
  },
  {
    year: 2022,
    fixedAmount: 2479,
    rate: 0.15,
    britishColumbia: { fixedAmount: 2350, rate: 0.0506 },
    source: CRA,
  },
  {
    year: 2023,
    fixedAmount: 2635,
    rate: 0.15,
    britishColumbia: { fixedAmount: 2491, rate: 0.0506 },
    source: CRA,
  },
  {
    year: 2024,
    fixedAmount: 2759,
    rate: 0.15,
    britishColumbia: { fixedAmount: 2616, rate: 0.0506 },
    source: CRA,
  },
  {
    year: 2025,
    fixedAmount: 2834,
    rate: 0.145,
    britishColumbia: { fixedAmount: 2689, rate: 0.0506 },
    source: CRA,
    unconfirmed: "The fixed amounts follow from indexation by 2.7%.",
  },
  {
    year: 2026,
    fixedAmount: 2890,
    rate: 0.14,
    britishColumbia: { fixedAmount: 2748, rate: 0.056 },
    source: CRA,
    unconfirmed:
      "The fixed amounts follow from indexation; British Columbia's rate is as proposed in its budget.",
  },
];

/** The figures of a year; `undefined` where the table has none. */
export function canadianTaxYear(year: number): CanadianTaxYear | undefined {
  return CANADIAN_TAX_YEARS.find((entry) => entry.year === year);
}
