import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";

/** Days since 1970-01-01; no time zone is involved (prices-16). */
export function dayNumber(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
}

export function dateOfDay(day: number): CalendarDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDay(dayNumber(date) + days);
}
