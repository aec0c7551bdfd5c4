import { BYTE_ORDER_MARK, type CsvCell, csvText } from "../csv/csv-text";
import { type SheetCell, type SheetRow, text } from "./cell";
import type { SheetTable } from "./table";

/** Numbers of doubles such as 4.1362963 keep what they hold; no more than twelve decimals are meant. */
const exactText = (value: number) => {
  const rounded = Number(value.toFixed(12));
  const decimals = /\.(\d+)$/.exec(String(rounded))?.[1]?.length ?? 0;
  return rounded.toFixed(Math.max(2, decimals));
};

/** A share that others are worked out from is whole; one that a row gives is rounded as it is in print (reports-72). */
const percentText = ({ value, formula }: { readonly value: number; readonly formula?: string }) =>
  `${Number((value * 100).toFixed(formula === undefined ? 6 : 1))}%`;

function csvCell(cell: SheetCell): CsvCell {
  if (cell === null) return null;
  if ("text" in cell) return cell.text;
  if ("date" in cell) return cell.date;
  if (cell.look === "money") return cell.value.toFixed(2);
  if (cell.look === "exact") return exactText(cell.value);
  if (cell.look === "percent") return percentText(cell);
  return cell.value;
}

/** Rows as lines of a CSV file (RFC 4180, reports-10, reports-11). */
export const rowsCsv = (rows: readonly SheetRow[]): string => csvText(rows.map((row) => row.map(csvCell)));

/** A table as a CSV file, some rows at a time. */
export async function* tableCsv(read: () => Promise<SheetTable>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  const table = await read();
  yield rowsCsv([table.columns.map(({ heading }) => text(heading))]);
  // The headings are line 1 of the file.
  for await (const rows of table.rows(2)) yield rowsCsv(rows);
}
