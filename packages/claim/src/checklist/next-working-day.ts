import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { addDays, dayNumber } from "../periods/days";

/** 1970-01-01 was a Thursday; counted from Sunday. */
const weekdayOf = (day: CalendarDate) => (dayNumber(day) + 4) % 7;

/** The day, or the Monday after a weekend. Holidays are not known here: they differ by place and year. */
export function nextWorkingDay(day: CalendarDate): CalendarDate {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}
