import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Provenance } from "../figures/provenance";
import { confirmed } from "../figures/provenance-of";

/** The medical mileage rate of the US from a date on, in cents a mile. */
export interface MileageRate extends Provenance {
  readonly from: CalendarDate;
  readonly centsPerMile: number;
}

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

const IRS = confirmed("irs-mileage-rates", READ_ON);
const NOTICE_2026 = confirmed("irs-notice-2026-10", READ_ON);

/** Oldest first; a rate holds until the next row, the last one to the end of its year: the next is printed for January. */
export const MEDICAL_MILEAGE: readonly MileageRate[] = [
  { from: "2018-01-01", centsPerMile: 18, ...IRS },
  { from: "2019-01-01", centsPerMile: 20, ...IRS },
  { from: "2020-01-01", centsPerMile: 17, ...IRS },
  { from: "2021-01-01", centsPerMile: 16, ...IRS },
  { from: "2022-01-01", centsPerMile: 18, ...IRS },
  { from: "2022-07-01", centsPerMile: 22, ...IRS },
  { from: "2023-01-01", centsPerMile: 22, ...IRS },
  { from: "2024-01-01", centsPerMile: 21, ...IRS },
  { from: "2025-01-01", centsPerMile: 21, ...IRS },
  { from: "2026-01-01", centsPerMile: 20.5, ...NOTICE_2026 },
];

/** The rate of a day; `null` before the table begins, and in a year of which no rate is known yet. */
export function medicalMileageOn(date: CalendarDate): MileageRate | null {
  const lastYear = MEDICAL_MILEAGE.at(-1)?.from.slice(0, 4) ?? "";
  if (date.slice(0, 4) > lastYear) return null;
  return MEDICAL_MILEAGE.findLast(({ from }) => from <= date) ?? null;
}
