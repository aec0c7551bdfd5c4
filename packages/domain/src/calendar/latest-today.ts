import type { CalendarDate } from "./calendar-date";

/** The first time zone to begin a day is this far ahead of UTC. */
const HOURS_AHEAD = 14;

/** The day that it is in the first time zone to begin it: what lies after it is still to come everywhere. */
export function latestToday(now: Date): CalendarDate {
  return new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
}
