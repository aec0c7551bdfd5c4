import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { stringify } from "csv-stringify/sync";

/** Tells spreadsheets that a file is UTF-8; it is the first character of every CSV file (reports-10). */
export const BYTE_ORDER_MARK = "\uFEFF";

export type CsvCell = string | number | boolean | null;

/** An amount below 0, to the cent or more exact, looks like the beginning of a formula but is not one. */
const AMOUNT = /^-\d{1,15}\.\d{2,12}$/;

/**
 * Rows as RFC 4180 text, each on one line, also of what was stored before names were cleaned (reports-53); a field that
 * a spreadsheet would run as a formula is escaped with an apostrophe (reports-11).
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const cast = {
    boolean: (value: boolean) => (value ? "yes" : "no"),
    number: (value: number) => ({ value: String(value), escape_formulas: false }),
    string: (typed: string) => {
      const value = singleLine(typed);
      return { value, escape_formulas: !AMOUNT.test(value) };
    },
  };
  return stringify(rows as CsvCell[][], { record_delimiter: "\r\n", escape_formulas: true, cast });
}
