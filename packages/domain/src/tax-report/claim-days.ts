import type { CalendarDate } from "../calendar/calendar-date";

// This file imports no schema library, so that no page has to load one for it.

/** Around a death the days of a claim may begin or end so many years from its tax year (claim-51). */
const MAX_YEARS_AWAY = 2;

/** Whether a claim of the tax year may begin or end on the day. */
export function isNearTaxYear(day: CalendarDate, year: number): boolean {
  return Math.abs(Number(day.slice(0, 4)) - year) <= MAX_YEARS_AWAY;
}
