import { MAX_COLUMNS, MAX_TABLE_ROWS } from "@gf-ledger/domain/imports/import-fields";
import {
  cellText,
  MAX_CELL_LETTERS,
  MAX_ROW_LETTERS,
  MAX_TABLE_LETTERS,
  type TableCell,
  type TableRow,
} from "@gf-ledger/domain/imports/table";
import { type BoundedText, boundedText } from "@gf-ledger/domain/input/bounded-text";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { throwRefusal } from "../../refusals/throw-refusal";

/** The text of a cell; throws a refusal for one that is too long, which `null` stands for too. */
export function boundedCell(text: string | null, line: number): BoundedText {
  const bounded = text === null ? null : boundedText(text, MAX_CELL_LETTERS);
  return bounded ?? throwRefusal(refused("table_cell_too_long", { line, letters: MAX_CELL_LETTERS }));
}

const lettersOf = (cell: TableCell) => (typeof cell === "string" ? cell.length : 0);

/** Collects the rows of a table that are not empty, within what a table may hold (reports-52). */
export class TableRows {
  readonly rows: TableRow[] = [];
  private letters = 0;

  /** Throws a refusal with the row's line where a row, or all rows together, hold too much. */
  add(line: number, cells: readonly TableCell[]): void {
    const letters = cells.reduce<number>((sum, cell) => sum + lettersOf(cell), 0);
    if (letters > MAX_ROW_LETTERS)
      throwRefusal(refused("table_row_too_long", { line, letters: MAX_ROW_LETTERS }));
    if (cells.every((cell) => cellText(cell) === "")) return;
    this.letters += letters;
    if (this.letters > MAX_TABLE_LETTERS)
      throwRefusal(refused("table_too_much_text", { line, letters: MAX_TABLE_LETTERS }));
    if (this.rows.length > MAX_TABLE_ROWS) throwRefusal(refused("table_too_long", { rows: MAX_TABLE_ROWS }));
    this.rows.push({ line, cells: cells.slice(0, MAX_COLUMNS) });
  }
}
