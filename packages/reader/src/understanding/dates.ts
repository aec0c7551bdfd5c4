import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { DATE_FORMS, type DateForm, type DayOrder } from "./date-forms";
import { plainGlyphs } from "./glyphs";

/** A date found in a line of print. `sure`: how certain its form is, 3 at most. */
export interface FoundDate {
  date: CalendarDate;
  index: number;
  text: string;
  sure: number;
}

/** Digits that letters look like. */
const YEAR_DIGITS: Readonly<Record<string, string>> = { G: "6", S: "5", B: "8" };

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

/** Every date in a line of print, form by form. */
export function datesIn(
  text: string,
  order: DayOrder = "month_first",
  forms: readonly DateForm[] = DATE_FORMS,
): FoundDate[] {
  const line = plainDigits(text);
  return forms.flatMap(({ pattern, read }) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const found = read(match, order, line.slice(match.index + match[0].length));
      if (!found?.date) return [];
      return [{ date: found.date, index: match.index, text: match[0], sure: found.sure }];
    }),
  );
}
