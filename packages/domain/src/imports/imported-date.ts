import { type CalendarDate, isCalendarDate } from "../calendar/calendar-date";
import { DAY_MS } from "../calendar/day-ms";
import type { DateOrder } from "./import-fields";
import { briefText, type TableCell } from "./table";

const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^f[eé]v|^feb/,
  /^mar/,
  /^avr|^apr/,
  /^mai|^may/,
  /^juin|^jun/,
  /^juil|^jul/,
  /^ao[uû]|^aug/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^d[eé]c/,
];
/** Where the time begins that some tools write behind a date, in English or French. */
const TIME = /,?(?: à)?[T ]\d{1,2}(?::| ?h ?)\d{2}/i;
/** Days as spreadsheets count them, from 1990 to 2100. */
const FIRST_SERIAL = 32_874;
const LAST_SERIAL = 73_415;
const DAY_0 = Date.UTC(1899, 11, 30);

const two = (part: number) => String(part).padStart(2, "0");

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year >= 90 ? 1900 + year : 2000 + year;
}

function dateOf(year: string, month: number, day: string): CalendarDate | null {
  const date = `${fullYear(year)}-${two(month)}-${two(Number(day))}`;
  return isCalendarDate(date) ? date : null;
}

const monthNamed = (name: string) => MONTHS.findIndex((month) => month.test(name.toLowerCase())) + 1;

/** A date with the month's name, in English or French, or with the year written first: one reading alone. */
function unmistakable(text: string): CalendarDate | null {
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dateOf(iso[1] ?? "", Number(iso[2]), iso[3] ?? "");
  const dayFirst =
    /^(?:\p{L}+,?\s+)?(\d{1,2})(?:er|st|nd|rd|th)?[-\s./]+(\p{L}+)\.?,?[-\s./]+(\d{4}|\d{2})$/u.exec(text);
  if (dayFirst) return dateOf(dayFirst[3] ?? "", monthNamed(dayFirst[2] ?? ""), dayFirst[1] ?? "");
  const monthFirst =
    /^(?:\p{L}+,?\s+)?(\p{L}+)\.?[-\s./]+(\d{1,2})(?:st|nd|rd|th)?,?[-\s./]+(\d{4}|\d{2})$/u.exec(text);
  if (monthFirst) return dateOf(monthFirst[3] ?? "", monthNamed(monthFirst[1] ?? ""), monthFirst[2] ?? "");
  return null;
}

const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;

function readIn(order: DateOrder, parts: RegExpExecArray): CalendarDate | null {
  const [, first = "", second = "", third = ""] = parts;
  if (order === "dmy") return dateOf(third, Number(second), first);
  if (order === "mdy") return dateOf(third, Number(first), second);
  return third.length === 2 ? dateOf(first.padStart(2, "0"), Number(second), third) : null;
}

/** A cell's date, without the time behind it; text that was cut is no date. */
function dateText(cell: TableCell): string {
  const text = briefText(cell).normalize("NFC");
  const time = text.endsWith("…") ? -1 : text.search(TIME);
  return (time < 0 ? text : text.slice(0, time)).trim();
}

/** A calendar date as a table writes it; `null` for any other text, or where the order is not known. */
export function importedDate(cell: TableCell, order: DateOrder | null): CalendarDate | null {
  if (typeof cell === "number" && !/^(19|20)\d{6}$/.test(String(cell))) {
    if (cell < FIRST_SERIAL || cell >= LAST_SERIAL) return null;
    return new Date(DAY_0 + Math.floor(cell) * DAY_MS).toISOString().slice(0, 10);
  }
  const text = dateText(cell);
  const plain = unmistakable(text);
  if (plain) return plain;
  const parts = NUMBERS.exec(text);
  return parts && order ? readIn(order, parts) : null;
}

const ORDERS: readonly DateOrder[] = ["dmy", "mdy", "ymd"];

/**
 * The one order in which all the dates can be read; `null` where there are several, or none that fits all
 * (reports-39). Dates that can be read in one way alone count for none of them.
 */
export function guessDateOrder(cells: readonly TableCell[]): DateOrder | null {
  let possible = ORDERS;
  let asked = false;
  for (const cell of cells) {
    if (typeof cell === "number") continue;
    const parts = NUMBERS.exec(dateText(cell));
    if (!parts) continue;
    const fits = ORDERS.filter((order) => readIn(order, parts) !== null);
    if (fits.length === 0) continue;
    asked = true;
    possible = possible.filter((order) => fits.includes(order));
  }
  if (!asked) return "ymd";
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** A date that can be read in several ways, with what it is in each, to ask a person by. */
export interface UnclearDate {
  readonly text: string;
  readonly readings: { readonly order: DateOrder; readonly date: CalendarDate }[];
}

/** The first date that can be read in the most ways; `null` where none can be read in two. */
export function unclearDateIn(cells: readonly TableCell[]): UnclearDate | null {
  let found: UnclearDate | null = null;
  for (const cell of cells) {
    const text = briefText(cell);
    const parts = NUMBERS.exec(dateText(cell));
    if (!parts) continue;
    const readings = ORDERS.flatMap((order) => {
      const date = readIn(order, parts);
      return date === null ? [] : [{ order, date }];
    });
    const max: number = found?.readings.length ?? 1;
    if (readings.length > max) found = { text, readings };
  }
  return found;
}
