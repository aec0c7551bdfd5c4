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

const MONTHS_AFTER_A_DEATH = 6;

/** So many months after a day; where that month is shorter, on its last day. */
function monthsAfter(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * The day by which a Canadian return of a person who died is due (claim-52; canada.ca, due dates of a final return):
 * the usual day or six months after the death, whichever is later. The year before's was filed by whoever died after
 * its own day. Whether somebody had a business is not known here.
 */
export function dueDayAfterDeath(diedOn: CalendarDate, taxYear: number): CalendarDate {
  const usual = filingDay("ca", taxYear);
  const later = monthsAfter(diedOn, MONTHS_AFTER_A_DEATH);
  return diedOn <= usual && later > usual ? later : usual;
}

/** The day by which the return of a tax year is due. */
export function filingDay(edition: Edition, taxYear: number): CalendarDate {
  const row = FILING_DAYS.find((one) => one.edition === edition);
  if (!row) throw new RangeError(`The table of filing days has no row for ${edition}`);
  return `${taxYear + 1}-${row.day}`;
}
