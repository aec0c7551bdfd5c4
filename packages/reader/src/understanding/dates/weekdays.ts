import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { FoundDate } from "./dates";

/** English and French, whole and as cut short; 0 is Sunday. */
const WEEKDAYS = [
  "SUN(?:DAY)?|DIM(?:ANCHE)?",
  "MON(?:DAY)?|LUN(?:DI)?",
  "TUE(?:S(?:DAY)?)?|MAR(?:DI)?",
  "WED(?:S|NESDAY)?|MER(?:CREDI)?",
  "THU(?:RS?(?:DAY)?)?|JEU(?:DI)?",
  "FRI(?:DAY)?|VEN(?:DREDI)?",
  "SAT(?:URDAY)?|SAM(?:EDI)?",
];
const ANY = WEEKDAYS.join("|");
/** Nothing but signs stands between a weekday and its date. */
const BEFORE = new RegExp(`(?<![A-Z])(${ANY})[\\s.,(:-]{0,4}$`, "i");
const BEHIND = new RegExp(`^[\\s.,(-]{0,4}(${ANY})(?![A-Z])`, "i");
const NUMBERED = WEEKDAYS.map((names) => new RegExp(`^(?:${names})$`, "i"));
/** March, where a month may stand. */
const MONTH_TOO = /^MAR$/i;

/** The weekday printed right beside a date in its line, 0 for Sunday; `null` without one. */
export function weekdayBeside({ index, text }: FoundDate, line: string): number | null {
  const word = BEFORE.exec(line.slice(0, index))?.[1] ?? BEHIND.exec(line.slice(index + text.length))?.[1];
  if (word === undefined || (MONTH_TOO.test(word) && /[A-Z]/i.test(text))) return null;
  return NUMBERED.findIndex((names) => names.test(word));
}

export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
