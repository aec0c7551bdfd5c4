import type { Provenance } from "../figures/provenance";
import { secondary } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** The average of a calendar year, Canadian dollars for one US dollar. */
export interface AnnualAverage extends Provenance {
  readonly year: number;
  readonly cadPerUsd: number;
}

const VALET = secondary("bank-of-canada-average-valet", READ_ON);
const VALET_2024 = secondary("bank-of-canada-average-two-copies", READ_ON);

export const ANNUAL_AVERAGES: readonly AnnualAverage[] = [
  { year: 2019, cadPerUsd: 1.3269, ...VALET },
  { year: 2020, cadPerUsd: 1.3415, ...VALET },
  { year: 2021, cadPerUsd: 1.2535, ...VALET },
  { year: 2022, cadPerUsd: 1.3013, ...VALET },
  { year: 2023, cadPerUsd: 1.3497, ...VALET },
  { year: 2024, cadPerUsd: 1.3698, ...VALET_2024 },
  { year: 2025, cadPerUsd: 1.3978, ...VALET_2024 },
];
