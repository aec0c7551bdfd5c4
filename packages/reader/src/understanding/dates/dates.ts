import { plainGlyphs } from "../words/glyphs";
import { DATE_FORMS, type DateForm, type DateReading } from "./date-forms";

/** A date found in a line of print. `sure`: how certain its form is, 3 at most. */
export interface FoundDate {
  /** Every date that it may mean, at least one; of figures alone the one with the month first comes first. */
  readings: readonly DateReading[];
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

/** Every date in a line of print, form by form; figures within one that an earlier form read are no other date. */
export function datesIn(text: string, forms: readonly DateForm[] = DATE_FORMS): FoundDate[] {
  const line = plainDigits(text);
  const found: FoundDate[] = [];
  for (const { pattern, read } of forms) {
    for (const match of line.matchAll(pattern)) {
      const [index, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.index <= index && one.index + one.text.length >= end)) continue;
      const meant = read(match, line.slice(end));
      if (meant && meant.readings.length > 0) found.push({ ...meant, index, text: match[0] });
    }
  }
  return found;
}
