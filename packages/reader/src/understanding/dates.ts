import { type CalendarDate, isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { plainGlyphs } from "./glyphs";

/** A date found in a line of print. `order` says which parts came first, `sure` how unmistakable its form is. */
export interface FoundDate {
  date: CalendarDate;
  index: number;
  text: string;
  sure: number;
}

const MONTHS: Readonly<Record<string, number>> = {
  JAN: 1,
  FEB: 2,
  FEV: 2,
  MAR: 3,
  APR: 4,
  AVR: 4,
  MAY: 5,
  MAI: 5,
  JUN: 6,
  JUIN: 6,
  JUL: 7,
  JUIL: 7,
  AUG: 8,
  AOU: 8,
  SEP: 9,
  OCT: 10,
  NOV: 11,
  DEC: 12,
};
/** Digits that letters look like. */
const YEAR_DIGITS: Readonly<Record<string, string>> = { G: "6", S: "5", B: "8" };
const MONTH = "(JAN|FEB|FEV|MAR|APR|AVR|MAY|MAI|JUIN|JUIL|JUN|JUL|AUG|AOU|SEP|OCT|NOV|DEC)[A-Z]{0,7}";

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const full = year < 100 ? 2000 + year : year;
  const text = `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return full >= 1995 && full <= 2040 && isCalendarDate(text) ? text : null;
}

function plainDigits(text: string): string {
  return (
    plainGlyphs(text)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toUpperCase()
      .replace(/(?<!\d)0CT(?![A-Z]{2})/g, "OCT")
      .replace(/N0V/g, "NOV")
      .replace(/JU[1I|](?=\d|\s?\d{1,2}[,'])/g, "JUL")
      .replace(/(?<=[\d/\-.:])[OQ](?=[\d/\-.:\s]|$)|(?<![A-Z])[OQ](?=\d?[/\-.:])/g, "0")
      // Other letters only in the last place of a year: elsewhere they may be initials.
      .replace(
        /(?<=\d[/\-.]\d{1,2}[/\-.](?:19|20)\d)[GSB](?=\s|$)/g,
        (letter) => YEAR_DIGITS[letter] ?? letter,
      )
      .replace(/(?<=[\d/\-.])[LI|](?=[\d/\-.\s]|$)|(?<![A-Z])[LI|](?=\d?[/\-.])/g, "1")
  );
}

/** Whether the country writes the day before the month decides `03/04/2024`; both month-first by default. */
export type DayOrder = "month_first" | "day_first" | "year_first";

/** Every date in a line of print. */
export function datesIn(text: string, order: DayOrder = "month_first"): FoundDate[] {
  const line = plainDigits(text);
  const found: FoundDate[] = [];
  const push = (match: RegExpMatchArray, date: CalendarDate | null, sure: number) => {
    if (date) found.push({ date, index: match.index ?? 0, text: match[0], sure });
  };
  for (const m of line.matchAll(
    /(?<!\d)((?:19|20)\d{2})\s?[/\-.]\s?(\d{1,2})\s?[/\-.]\s?(\d{1,2})(?=\D|\d{1,2}:|\d{6}|$)/g,
  )) {
    push(
      m,
      dateOf(Number(m[1]), Number(m[2]), Number(m[3])) ?? dateOf(Number(m[1]), Number(m[3]), Number(m[2])),
      3,
    );
  }
  for (const m of line.matchAll(
    /(?<![\d/.-])(\d{1,2})\s?([/\-.'])\s?(\d{1,2})\s?([/\-.'])\s?(199\d|20[0-3]\d(?!:\d\d)|\d{2})(?=\D|\d{1,2}:|$)(?![/\-.]\d)/g,
  )) {
    const [a, b, y, year = ""] = [Number(m[1]), Number(m[3]), Number(m[5]), m[5]];
    // `1@2/1.00` is an offer: a short year stands behind the same sign as the month.
    if (
      year.length === 2 &&
      m[2] !== m[4] &&
      [m[2], m[4]].includes(".") &&
      !/^\s*\d{1,2}:\d/.test(line.slice(m.index + m[0].length))
    )
      continue;
    // `6/04/20120:29`: whether the year has two digits or four cannot be told.
    const glued = year.length === 4 && /^\d:/.test(line.slice((m.index ?? 0) + m[0].length));
    const sure = (year.length === 4 && !glued ? 3 : 2) - (m[2] === "." || glued ? 1 : 0);
    const monthFirst = dateOf(y, a, b);
    const dayFirst = dateOf(y, b, a);
    const yearFirst = year.length === 2 && m[1]?.length === 2 ? dateOf(a, b, y) : null;
    if (order === "year_first" && yearFirst) push(m, yearFirst, sure);
    else if (order === "day_first") push(m, dayFirst ?? monthFirst ?? yearFirst, sure);
    else
      push(
        m,
        monthFirst ??
          (yearFirst && a >= 13 && a <= 31 && b <= 12 && y > 12 && a >= 20 ? yearFirst : dayFirst) ??
          yearFirst,
        sure,
      );
  }
  // Glued to figures before or behind: `TRNO013006/19/2015 12:29`, `07/24/2012002:15`.
  for (const m of line.matchAll(
    /(?<=[\d\-.])(\d{2})([/-])(\d{2})\2(20[0-3]\d|\d{2}(?=\D|\d{2}:|$))|(?<!\d)(\d{2})\/(\d{2})\/(20[0-3]\d)(?=\d)/g,
  )) {
    const [a, b, year] = [Number(m[1] ?? m[5]), Number(m[3] ?? m[6]), Number(m[4] ?? m[7])];
    const [first, second] = order === "day_first" ? [b, a] : [a, b];
    push(m, dateOf(year, first, second) ?? dateOf(year, second, first), year > 99 ? 1.6 : 0.8);
  }
  for (const m of line.matchAll(new RegExp(`${MONTH}\\s?(\\d{2})'?(\\d{2})(?=\\d{2}:\\d{2})`, "g"))) {
    push(m, dateOf(Number(m[3]), MONTHS[m[1] ?? ""] ?? 0, Number(m[2])), 2);
  }
  // A slash read as 7 between two-digit parts: `04720720161500`.
  for (const m of line.matchAll(/(?<!\d)([01]\d)[7/]([0-3]\d)[7/](20[0-3]\d)(?=[0-2]\d:?[0-5]\d|\D|$)/g)) {
    if (m[0].slice(2, 6).includes("7")) push(m, dateOf(Number(m[3]), Number(m[1]), Number(m[2])), 1.5);
  }
  for (const m of line.matchAll(
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:ST|ND|RD|TH|ER)?\\s?[/\\-. ,]?\\s?${MONTH}\\.?[/\\-., ']*\\s?(20\\d{2}|\\d{2})(?!\\d(?!\\d?:))`,
      "g",
    ),
  )) {
    push(m, dateOf(Number(m[3]), MONTHS[m[2] ?? ""] ?? 0, Number(m[1])), 3);
  }
  for (const m of line.matchAll(
    new RegExp(
      `${MONTH}\\.?[/\\-, ]?\\s?(\\d{1,2})(?:ST|ND|RD|TH)?[,.'/\\- ]+\\s?(20\\d{2}|\\d{2})(?=\\D|\\d{1,2}:|$)(?!:)`,
      "g",
    ),
  )) {
    push(m, dateOf(Number(m[3]), MONTHS[m[1] ?? ""] ?? 0, Number(m[2])), 3);
  }
  for (const m of line.matchAll(/(?<!\d)(20[0-3]\d)([01]\d)([0-3]\d)(?!\d)/g)) {
    push(m, dateOf(Number(m[1]), Number(m[2]), Number(m[3])), 1);
  }
  return found;
}
