import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Provenance } from "../figures/provenance";
import { secondary } from "../figures/provenance-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-23";

/** The day of the next year by which a person's return is due, where nothing gives them longer. */
export interface FilingDay extends Provenance {
  readonly edition: Edition;
  /** Month and day of the year after the tax year. */
  readonly day: string;
}

export const FILING_DAYS: readonly FilingDay[] = [
  {
    edition: "ca",
    day: "04-30",
    ...secondary("ita-150-1-d", READ_ON),
  },
  {
    edition: "us",
    day: "04-15",
    ...secondary("irc-6072-a", READ_ON),
  },
];

/** The day by which the return of a tax year is due. */
export function filingDay(edition: Edition, taxYear: number): CalendarDate {
  const row = FILING_DAYS.find((one) => one.edition === edition);
  if (!row) throw new RangeError(`The table of filing days has no row for ${edition}`);
  return `${taxYear + 1}-${row.day}`;
}
