import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { finalReturns } from "../file/final-returns";
import type { Person } from "../people/person";
import { addDays, dayNumber } from "../periods/days";
import { filingDay } from "./filing-days";
import { keepUntil } from "./keep-until";

/** 1970-01-01 was a Thursday; counted from Sunday. */
const weekdayOf = (day: CalendarDate) => (dayNumber(day) + 4) % 7;

/** The day, or the Monday after a weekend. Holidays are not known here: they differ by place and year. */
function nextWorkingDay(day: CalendarDate): CalendarDate {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The last day on which a return is in time for everybody, as far as it is known here. */
function lastDayInTime(edition: Edition, taxYear: number, people: readonly Person[]): CalendarDate {
  // In the United States three years run from the filing itself, also of a return that a weekend gave longer.
  if (edition === "us") return filingDay(edition, taxYear);
  const final = finalReturns(people, taxYear).map(({ dueOn }) => dueOn);
  return nextWorkingDay([filingDay(edition, taxYear), ...final].sort().at(-1) ?? "");
}

/**
 * The day on which a return was filed, where its records are kept from there (claim-67): after its due day, which
 * may have been late; `null` otherwise. A holiday, a business or an extension may have given it longer.
 */
export function countedFromFiling(
  edition: Edition,
  taxYear: number,
  people: readonly Person[],
  filedOn: CalendarDate | null,
): CalendarDate | null {
  return filedOn !== null && filedOn > lastDayInTime(edition, taxYear, people) ? filedOn : null;
}

/** The last day on which a claim's records are to be kept, from the day on which its return was filed. */
export function keepRecordsUntil(
  edition: Edition,
  taxYear: number,
  people: readonly Person[],
  filedOn: CalendarDate | null,
): CalendarDate {
  return keepUntil(edition, taxYear, countedFromFiling(edition, taxYear, people, filedOn));
}
