import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";

/** A SQL `date` arrives as midnight UTC; only its calendar part means anything (prices-16). */
export function calendarDateOf(column: Date): CalendarDate {
  return column.toISOString().slice(0, 10);
}

/** "2026-03" of "2026-03-14". */
export const monthOf = (date: CalendarDate) => date.slice(0, 7);

/** The value that a SQL `date` column takes for this calendar date. */
export function dateColumnOf(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00.000Z`);
}
