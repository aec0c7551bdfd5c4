import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { currencyOfHeading } from "@gf-ledger/domain/imports/currency-named";
import type { TableCell, TableRow } from "@gf-ledger/domain/imports/table";
import { type BoundedText, startOfText } from "@gf-ledger/domain/input/bounded-text";
import { boundedCell } from "./table-rows";

/** `2026-03-14` */
const DATE_LETTERS = 10;
/** A sign and a number. */
const SIGNED_LETTERS = 50;
const DAY_0 = Date.UTC(1899, 11, 30);
/** Days between the two ways in which workbooks count. */
const SINCE_1904 = 1462;

/**
 * The rows with the days of a column counted as everywhere else: of a number without a date's format only the column
 * says that it is a day.
 */
export function countedFrom1900(rows: readonly TableRow[], column: number): TableRow[] {
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (at === column && typeof cell === "number" ? cell + SINCE_1904 : cell)),
  }));
}

/** What the cells of a workbook are read with. */
export interface CellReading {
  /** `null` for a text that is too long for a cell. */
  readonly strings: readonly (BoundedText | null)[];
  /** For each style by its index, whether it shows a date. */
  readonly datedStyles: readonly boolean[];
  /** For each style, the sign that it shows of another currency than the one that is read for; else empty. */
  readonly foreignSigns: readonly string[];
  readonly since1904: boolean;
}

/** Numbers of formats that show a date, which every workbook has without listing them. */
const isBuiltInDate = (format: number) =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 45 && format <= 58);

/** Whether a format shows a date: it has a letter of day, month or year outside of quotes and brackets. */
export function showsDate(format: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(format);
  const bare = code.replace(/"[^"]{0,255}"|\[[^\]]{0,255}\]|\\./g, "");
  return /[dmy]/i.test(bare) && !/[#0?]/.test(bare.replace(/\.0+/g, ""));
}

/** The sign of money that a format shows, where it isn't the edition's: of `[$€-407] #,##0.00`, `"US$"0.00` and `€0.00`. */
export function foreignSign(code: string | undefined, currency: Currency): string {
  const [, bracketed, quoted, bare] = /\[\$([^\]-]{1,16})|"([^"]{1,16})"|([€£¥])/.exec(code ?? "") ?? [];
  const sign = bracketed ?? quoted ?? bare ?? "";
  return currencyOfHeading(sign, currency) === "own" ? "" : sign;
}

/** The column of a cell's reference, `C7` is 2; `null` without one. */
export function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d*$/.exec(reference ?? "")?.[1];
  if (!letters) return null;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function dateOfSerial(serial: number, since1904: boolean): BoundedText {
  const days = Math.floor(serial) + (since1904 ? SINCE_1904 : 0);
  const date = new Date(DAY_0 + days * DAY_MS);
  const text = Number.isNaN(date.getTime()) ? String(serial) : date.toISOString();
  return startOfText(text, DATE_LETTERS);
}

interface WrittenCell {
  readonly line: number;
  readonly type: string;
  readonly style: number;
  /** What stands in it. */
  readonly text: BoundedText;
}

/** A cell's value by its type and style; throws a refusal for one that names a text which is too long. */
export function cellOf(
  { line, type, style, text }: WrittenCell,
  { strings, datedStyles, foreignSigns, since1904 }: CellReading,
): TableCell {
  if (type === "s") {
    const shared = strings[Number(text)];
    return shared === undefined ? "" : boundedCell(shared, line);
  }
  if (type === "e") return "";
  if (type === "d") return startOfText(text, DATE_LETTERS);
  if (type !== "n" || text === "") return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (datedStyles[style]) return dateOfSerial(number, since1904);
  const sign = foreignSigns[style];
  // As the spreadsheet shows it, so that it is taken for no amount of the edition (reports-73).
  return sign ? startOfText(`${sign} ${number}`, SIGNED_LETTERS) : number;
}
