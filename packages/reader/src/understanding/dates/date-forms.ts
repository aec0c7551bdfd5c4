import { type CalendarDate, isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { MONTH, monthNamed } from "./month-names";

/** The order in which figures alone give a date: it decides what `03/04/24` means. */
export const DAY_ORDERS = ["month_first", "day_first", "year_first"] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** One date that a match may mean. `order`: `null` where the form says which figure is what. */
export interface DateReading {
  readonly date: CalendarDate;
  readonly order: DayOrder | null;
}

/** What a form reads from a match: every date that it may mean, and how certain the form is (3 at most). */
interface ReadDate {
  readonly readings: readonly DateReading[];
  readonly sure: number;
}

/** One form in which a date is printed. */
export interface DateForm {
  readonly name: string;
  readonly pattern: RegExp;
  /** `behind`: the line's text after the match. */
  readonly read: (match: RegExpMatchArray, behind: string) => ReadDate | null;
  /** Print that holds the form, and its date where the month comes first. */
  readonly example: readonly [printed: string, date: CalendarDate];
}

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const full = year < 100 ? 2000 + year : year;
  const text = `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return full >= 1990 && full <= 2040 && isCalendarDate(text) ? text : null;
}

/** The dates that exist, each once. */
function readingsOf(...all: readonly (readonly [CalendarDate | null, DayOrder | null])[]): DateReading[] {
  const readings: DateReading[] = [];
  for (const [date, order] of all)
    if (date !== null && readings.every((known) => known.date !== date)) readings.push({ date, order });
  return readings;
}

const only = (date: CalendarDate | null) => readingsOf([date, null]);
const inWords = (year: string | undefined, month: string | undefined, day: string | undefined): ReadDate => ({
  readings: only(dateOf(Number(year), monthNamed(month ?? ""), Number(day))),
  sure: 3,
});

/** `6/04/12`, whose order the form does not say; a year with two digits may also come first. */
function readInAnyOrder(match: RegExpMatchArray, behind: string): ReadDate | null {
  const [a, b, y, year = ""] = [Number(match[1]), Number(match[3]), Number(match[5]), match[5]];
  const signs = [match[2], match[4]];
  const short = year.length === 2;
  // `1@2/1.00` is an offer and `#01-19/21` a unit: a short year follows the same sign as the month does.
  if (short && signs[0] !== signs[1] && !/^\s*\d{1,2}:\d/.test(behind)) return null;
  // `6/04/20120:29`: whether the year has two digits or four cannot be told.
  const glued = year.length === 4 && /^\d:/.test(behind);
  const sure = (year.length === 4 && !glued ? 3 : 2) - (signs[0] === "." || glued ? 1 : 0);
  // `03/14/98`; after points and in words such a year is as likely a price.
  const full = short && y >= 90 && signs.every((sign) => sign === "/" || sign === "-") ? 1900 + y : y;
  const readings = readingsOf(
    [dateOf(full, a, b), "month_first"],
    [dateOf(full, b, a), "day_first"],
    [short && match[1]?.length === 2 ? dateOf(a, b, y) : null, "year_first"],
  );
  return { readings, sure };
}

/** The forms of a date. A line is searched for each of them, in this order. */
export const DATE_FORMS: readonly DateForm[] = [
  {
    name: "year first, with four digits",
    pattern: /(?<!\d)((?:19|20)\d{2})\s?[/\-.]\s?(\d{1,2})\s?[/\-.]\s?(\d{1,2})(?=\D|\d{1,2}:|\d{6}|$)/g,
    read: ([, year, a, b]) => ({
      readings: only(
        dateOf(Number(year), Number(a), Number(b)) ?? dateOf(Number(year), Number(b), Number(a)),
      ),
      sure: 3,
    }),
    example: ["2015/04/09  19:34", "2015-04-09"],
  },
  {
    name: "year last",
    pattern:
      /(?<![\d/.-])(\d{1,2})\s?([/\-.'])\s?(\d{1,2})\s?([/\-.'])\s?(199\d|20[0-3]\d(?!:\d\d)|\d{2})(?=\D|\d{1,2}:|$)(?![/\-.]\d)/g,
    read: readInAnyOrder,
    example: ["08/20/10  13:12:01", "2010-08-20"],
  },
  {
    name: "glued to figures before or behind",
    pattern:
      /(?<=[\d\-.])(\d{2})([/-])(\d{2})\2(20[0-3]\d|\d{2}(?=\D|\d{2}:|$))|(?<!\d)(\d{2})\/(\d{2})\/(20[0-3]\d)(?=\d)/g,
    read: (match) => {
      const [a, b] = [Number(match[1] ?? match[5]), Number(match[3] ?? match[6])];
      const year = Number(match[4] ?? match[7]);
      const readings = readingsOf([dateOf(year, a, b), "month_first"], [dateOf(year, b, a), "day_first"]);
      return { readings, sure: year > 99 ? 1.6 : 0.8 };
    },
    example: ["TRNO013006/19/2015 12:29", "2015-06-19"],
  },
  {
    name: "month in letters, glued to the clock",
    pattern: new RegExp(`${MONTH}\\s?(\\d{2})'?(\\d{2})(?=\\d{2}:\\d{2})`, "g"),
    read: ([, month, day, year]) => ({ ...inWords(year, month, day), sure: 2 }),
    example: ["JUL19'1412:36PM", "2014-07-19"],
  },
  {
    name: "a slash read as 7 between parts of two digits",
    pattern: /(?<!\d)([01]\d)[7/]([0-3]\d)[7/](20[0-3]\d)(?=[0-2]\d:?[0-5]\d|\D|$)/g,
    read: (match) =>
      match[0].slice(2, 6).includes("7")
        ? { readings: only(dateOf(Number(match[3]), Number(match[1]), Number(match[2]))), sure: 1.5 }
        : null,
    example: ["04720720161500", "2016-04-20"],
  },
  {
    name: "day, then the month in letters",
    pattern: new RegExp(
      `(?<!\\d|\\d[:H](?!\\d{1,2}[/\\-. ,]?[A-Z]{3,10}\\W{0,3}20\\d{2}))(\\d{1,2})(?:ST|ND|RD|TH|ER)?\\s?[/\\-. ,]?\\s?${MONTH}\\.?[/\\-., ']*\\s?(20\\d{2}|\\d{2}(?!\\.\\d))(?!\\d(?!\\d?:))`,
      "g",
    ),
    read: ([, day, month, year]) => inWords(year, month, day),
    example: ["3 JUILLET 2021", "2021-07-03"],
  },
  {
    name: "month in letters, then the day",
    pattern: new RegExp(
      `${MONTH}\\.?[/\\-, ]?\\s?(\\d{1,2})(?:ST|ND|RD|TH)?[,.'/\\- ]+\\s?(20\\d{2}|\\d{2}(?!\\.\\d|\\s?[:H]\\s?\\d))(?=\\D|\\d{1,2}:|$)(?!:|[/-]\\d)`,
      "g",
    ),
    read: ([, month, day, year]) => inWords(year, month, day),
    example: ["APRIL 1,2016   8:39 AM", "2016-04-01"],
  },
  {
    name: "eight digits",
    pattern: /(?<!\d)(20[0-3]\d)([01]\d)([0-3]\d)(?!\d)/g,
    read: ([, year, month, day]) => ({
      readings: only(dateOf(Number(year), Number(month), Number(day))),
      sure: 1,
    }),
    example: ["20230714 10:22", "2023-07-14"],
  },
];
