import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../../figures/provenance";
import { secondary } from "../../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

export const FILING_STATUSES = [
  "single",
  "married-separately",
  "joint",
  "surviving-spouse",
  "head-of-household",
] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

/** The standard deduction of one tax year, and the extra for each of: 65 or older, blind. US cents. */
export interface StandardDeduction extends Provenance {
  readonly year: number;
  /** Single, and married filing separately. */
  readonly singleCents: Cents;
  /** Married filing jointly, and a surviving spouse. */
  readonly jointCents: Cents;
  readonly headOfHouseholdCents: Cents;
  readonly extraUnmarriedCents: Cents;
  readonly extraMarriedCents: Cents;
}

const PROCEDURE = secondary("irs-revenue-procedure", READ_ON);
const LAW_OF_2025 = secondary("public-law-119-21", READ_ON);

function row(
  year: number,
  dollars: readonly [
    single: number,
    joint: number,
    head: number,
    extraUnmarried: number,
    extraMarried: number,
  ],
  provenance: Provenance,
): StandardDeduction {
  const [single, joint, head, extraUnmarried, extraMarried] = dollars;
  return {
    year,
    singleCents: single * 100,
    jointCents: joint * 100,
    headOfHouseholdCents: head * 100,
    extraUnmarriedCents: extraUnmarried * 100,
    extraMarriedCents: extraMarried * 100,
    ...provenance,
  };
}

/** In dollars: single, joint, head of household, extra if unmarried, extra if married. */
export const STANDARD_DEDUCTIONS: readonly StandardDeduction[] = [
  row(2022, [12_950, 25_900, 19_400, 1_750, 1_400], PROCEDURE),
  row(2023, [13_850, 27_700, 20_800, 1_850, 1_500], PROCEDURE),
  row(2024, [14_600, 29_200, 21_900, 1_950, 1_550], PROCEDURE),
  row(2025, [15_750, 31_500, 23_625, 2_000, 1_600], LAW_OF_2025),
  row(2026, [16_100, 32_200, 24_150, 2_050, 1_650], LAW_OF_2025),
];
