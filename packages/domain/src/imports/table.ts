import { type BoundedText, startOfText } from "../input/bounded-text";
import { singleLine } from "../input/single-line-text";

/** What a table may hold (reports-52): letters of a cell, of a row, and of all its rows together. */
export const MAX_CELL_LETTERS = 10_000;
export const MAX_ROW_LETTERS = 100_000;
export const MAX_TABLE_LETTERS = 10_000_000;
/** Headings, dates, amounts and units are shorter than this. */
const MAX_BRIEF_LETTERS = 200;

/** A cell as it was read: a number of a workbook, or text. A workbook's dates are text, `2026-03-14`. */
export type TableCell = BoundedText | "" | number;

/** One row of a table that another tool wrote. */
export interface TableRow {
  /** Where it stands in the file, counted from 1 as spreadsheets and editors do. */
  readonly line: number;
  readonly cells: readonly TableCell[];
}

/** The text of a cell without spaces around it; empty where there is none. */
export function cellText(cell: TableCell | undefined): BoundedText {
  return startOfText(cell === undefined ? "" : singleLine(String(cell)), MAX_CELL_LETTERS);
}

/**
 * The text of a cell that should hold a heading, a date, an amount or a unit. Longer text is cut and ends with
 * an ellipsis, so that its beginning is taken for none of them.
 */
export function briefText(cell: TableCell | undefined): BoundedText {
  const text = cellText(cell);
  return text.length <= MAX_BRIEF_LETTERS
    ? text
    : startOfText(`${text.slice(0, MAX_BRIEF_LETTERS - 1)}…`, MAX_BRIEF_LETTERS);
}
