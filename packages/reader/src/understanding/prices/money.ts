import { MONTH, monthNamed } from "../dates/month-names";
import { plainFigures } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";

/** An amount of money found in a line of print. */
export interface Amount {
  cents: number;
  /** First unit of the amount in the line's text, signs included, and the unit after its last. */
  start: number;
  end: number;
  /** Unit of the decimal point, or of the gap in its place. */
  point: number;
  /**
   * `split`: no point was read; `unit`: the figure is a measure or a price per unit; `percent`: a percent
   * sign follows, which may be a misread tax mark.
   */
  form: "plain" | "split" | "unit" | "percent";
}

// Sign, what is left of a currency's sign (`.70.00`, `-.70.00`) or dots that lead to the price, dollars, point,
// cents, a tax mark read as a third decimal, a minus after it. Or a price glued to the twelve digits of an article
// number: `7204735367515.99`.
const AMOUNT = longPattern(
  String.raw`
      (?:(?<![\d.:/])|(?<=(?<!\d)\d{12})(?=(?:0|[1-9]\d{0,2})\.\d{2}))
      (-?\s?[$£€]?\s?-?(?:(?:(?<![^\s$£€-])(?:\.+|,)|(?<=[A-Za-z])\.{3,})(?=-?(?:\d{1,4}|\d{1,3},\d{3})\.\d{2}(?![\d.]))-?)?)
      ((?:\d{1,3}(?:,\d{3})+|\d{1,3} \d{3}(?=[.,])|\d{1,5})?)
      ((?<=\d)\s?[.,]\s{0,2}|\s?[.,]|\s{1,2}(?!\d{2}\s?[.,]\d))(\d{2})
      (?:[0-9](?=\s*[A-Z*+-]?\s*$))?(?!\d|(?<=(?<!\S)[.,]\d\d)\.\d{2}(?![\d.]))(\s?-(?!\d)|-(?=\d\s*$)|\s?CR\b)?`,
  "g",
);
// A date whose points were read with gaps around them, which is no price behind a count: `03 .12.25`.
const DOTTED_DATE = longPattern(
  String.raw`
      (?<![\d,/-]|\d\.)(?!\d{1,3}[.,]\d{2}\s[.,]\d)(?:(?:0?[1-9]|[12]\d|3[01])\s?(?:[-/]\s?)?[.,]\s?(?:0?[1-9]|[12]\d|3[01])\s?[.,]\s?(?:20)?[123]\d|
      (?:20)?[0-3]\d\s?(?:[-/]\s?)?[.,]\s?(?:0?[1-9]|1[0-2])\s?[.,]\s?(?:0?[1-9]|[12]\d|3[01])|
      (?<![A-Z])${MONTH}\s?[.,]\s?(?:0?[1-9]|[12]\d|3[01])\s?[.,]\s?(?:20)?[123]\d)(?![\d.,])`,
  "gi",
);
/** `MARS. 1.29`: an article that is called as a month is, and its price, or a day of a month and its year. */
const NAMED_AS_MONTH = new RegExp(`(?<![A-Z])${MONTH}\\.\\s{1,2}\\d{1,2}\\.\\d{2}(?![\\d.,])`, "i");
export const mayBeNamedAsMonth = (text: string): boolean => NAMED_AS_MONTH.test(plainFigures(text));
/** `TWILL-  22.99`: the dash belongs to what it touches, not to the figure in the next column. */
const DASH_OF_NAME = /[A-Za-z]-\s{2,}[$£€]?[.,]?$/;
const PERCENT_AFTER = /^\s*%/;
const UNIT_AFTER =
  /^(?:\s*\/|\s?(?:KGS?|LBS?|[1I][B6]|(?:FL\W{0,2})?[OQ]Z|GAL|ML|EA)(?![A-Za-z])|(?:CL|L|G|CT|FT|PK)(?=\s+\S))/i;
/** `13.290Z`: ounces whose O was read as a third decimal. */
const OUNCES_AFTER = /^\s?0Z(?![A-Za-z])/i;
// A factor has at most three digits: the digits of an article number before its flag are none.
const UNIT_BEFORE =
  /(?:@|\bAT|(?<![\d/])\d{1,2}\s?\/|(?<![\d.])\d{1,3}\s?X|[\d.](?:LB|KG|1B)\s?X)\s*[$£€]?\s*$/i;

/**
 * Every amount with two decimals in a line of print, from left to right.
 * @param months what `MARS. 1.29` is: a day, or a name with its price
 */
export function amountsIn(text: string, months: "days" | "names" = "days"): Amount[] {
  const isName = (date: string, month: string) =>
    monthNamed(month.toUpperCase()) === 0 || (months === "names" && NAMED_AS_MONTH.test(date));
  const figures = plainFigures(text).replace(DOTTED_DATE, (date: string, month?: string) =>
    month && isName(date, month) ? date : "/".repeat(date.length),
  );
  const found: Amount[] = [];
  for (const match of figures.matchAll(AMOUNT)) {
    const [whole, sign = "", units = "", gap = "", decimals = "", after = ""] = match;
    const rest = figures.slice(match.index + whole.length);
    const before = figures.slice(0, match.index + sign.length);
    const split = !/[.,]/.test(gap);
    // `14 49` may be a price whose point was lost; ` 49` alone is not an amount, nor is `2026-07-15 12:06`.
    if (split && (units === "" || units.length > 3 || /^\s?[.,]\d|^\s?%|^:\d/.test(rest))) continue;
    if (gap.includes(",") && /^\d/.test(rest)) continue;
    if (units === "" && sign === "" && /[A-Za-z\d]$/.test(before)) continue;
    const lead = sign.length - sign.trimStart().length;
    const cents = Number(units.replace(/\D/g, "") || "0") * 100 + Number(decimals);
    const decimalsEnd = match.index + sign.length + units.length + gap.length + decimals.length;
    const measured =
      UNIT_AFTER.test(rest) || OUNCES_AFTER.test(figures.slice(decimalsEnd)) || UNIT_BEFORE.test(before);
    const percent = PERCENT_AFTER.test(rest);
    const negative = (sign.includes("-") && !DASH_OF_NAME.test(before)) || after !== "";
    found.push({
      cents: negative && cents !== 0 ? -cents : cents,
      start: match.index + lead,
      end: match.index + whole.length,
      point: match.index + sign.length + units.length,
      form: percent ? "percent" : measured ? "unit" : split ? "split" : "plain",
    });
  }
  return found;
}
