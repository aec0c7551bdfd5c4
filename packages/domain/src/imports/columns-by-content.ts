import { MAX_COLUMNS } from "./import-fields";
import { importedNumber } from "./imported-amount";
import { guessDateOrder, importedDate } from "./imported-date";
import { briefText, cellText, type TableCell, type TableRow } from "./table";
import { type Columns, NO_COLUMNS } from "./table-headings";

/** Rows of a table without headings that its columns are recognised by. */
const LOOKED_AT = 200;

const filledIn = (cells: readonly TableCell[]) => cells.filter((cell) => cellText(cell) !== "");

function areDates(cells: readonly TableCell[]): boolean {
  const filled = filledIn(cells);
  const order = guessDateOrder(filled) ?? "mdy";
  const dates = filled.filter((cell) => typeof cell !== "number" && importedDate(cell, order) !== null);
  return filled.length > 0 && dates.length >= filled.length * 0.8;
}

const CENTS = /[.,]\d{2}\)?-?$/;

function areAmounts(cells: readonly TableCell[]): boolean {
  const filled = filledIn(cells);
  const isAmount = (cell: TableCell) =>
    importedNumber(cell, ".") !== null || importedNumber(cell, ",") !== null;
  return filled.every(isAmount) && filled.some((cell) => CENTS.test(briefText(cell)));
}

/** How long the words of a column are on the whole; 0 where most cells have none. */
function wordiness(cells: readonly TableCell[]): number {
  const letters = cells.map((cell) => briefText(cell).replace(/[^\p{L}]/gu, "").length);
  const worded = letters.filter((count) => count > 2).length;
  return worded * 2 < cells.length ? 0 : letters.reduce((sum, count) => sum + count, 0);
}

/** Whether one column is filled exactly where the other is not, as debits and credits are. */
function complete(one: readonly TableCell[], other: readonly TableCell[]): boolean {
  const filled = (cell: TableCell | undefined) => cellText(cell) !== "";
  return other.some(filled) && one.every((cell, row) => filled(cell) !== filled(other[row]));
}

/**
 * The columns of a table without headings, as several banks write them: the first of dates, the first of amounts,
 * the one with the most words, and behind the amounts what came in. None where one of the three is not there.
 */
export function columnsByContent(rows: readonly TableRow[]): Columns {
  const seen = rows.slice(0, LOOKED_AT);
  const width = Math.min(
    seen.reduce((most, { cells }) => Math.max(most, cells.length), 0),
    MAX_COLUMNS,
  );
  const columns = Array.from({ length: width }, (_, column) => seen.map(({ cells }) => cells[column] ?? ""));
  const purchaseDate = columns.findIndex(areDates);
  const amounts = [...columns.keys()].filter((at) => at !== purchaseDate && areAmounts(columns[at] ?? []));
  const [price, next] = amounts;
  const words = columns.map((cells, at) =>
    at === purchaseDate || amounts.includes(at) ? 0 : wordiness(cells),
  );
  const name = words.indexOf(Math.max(...words));
  if (purchaseDate < 0 || price === undefined || !words[name]) return { ...NO_COLUMNS };
  const credits = next !== undefined && complete(columns[price] ?? [], columns[next] ?? []);
  return { ...NO_COLUMNS, purchaseDate, price, name, received: credits ? next : null };
}
