import type { CalendarDate } from "./calendar-date";
import { DAY_MS } from "./day-ms";

/** The last day that may be entered: tomorrow by UTC, since somewhere it may be today, and clocks differ (receipts-103). */
export function latestDay(now: Date): CalendarDate {
  return new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
}

/** Whether a day, or the day of a moment in ISO form, is still to come. */
export function isOfFuture(date: CalendarDate, now: Date): boolean {
  return date.slice(0, 10) > latestDay(now);
}
