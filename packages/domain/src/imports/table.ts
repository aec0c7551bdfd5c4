import { singleLine } from "../input/single-line-text";

/** A cell as it was read: a number of a workbook, or text. A workbook's dates are text, `2026-03-14`. */
export type TableCell = string | number;

/** One row of a table that another tool wrote. */
export interface TableRow {
  /** Where it stands in the file, counted from 1 as spreadsheets and editors do. */
  readonly line: number;
  readonly cells: readonly TableCell[];
}

/** The text of a cell without spaces around it; empty where there is none. */
export function cellText(cell: TableCell | undefined): string {
  return cell === undefined ? "" : singleLine(String(cell));
}
