import type { Edition } from "../edition/edition-facts";
import type { CalendarDate } from "./calendar-date";

/** Where a day ends last in each edition's country. */
const LAST_ZONE: Readonly<Record<Edition, string>> = { ca: "America/Vancouver", us: "Pacific/Honolulu" };

/** The day that it still is somewhere in the edition's country: what is done now was not done later than on it. */
export function earliestToday(now: Date, edition: Edition): CalendarDate {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: LAST_ZONE[edition],
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
