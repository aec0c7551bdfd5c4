import { BYTE_ORDER_MARK, type CsvCell, csvText } from "../csv/csv-text";
import { type SheetCell, type SheetRow, text } from "./cell";
import type { SheetTable } from "./table";

/** Numbers of doubles such as 4.1362963 keep what they hold; no more than twelve decimals are meant. */
const exactText = (value: number) => {
  const rounded = Number(value.toFixed(12));
  const decimals = /\.(\d+)$/.exec(String(rounded))?.[1]?.length ?? 0;
  return rounded.toFixed(Math.max(2, decimals));
};

function csvCell(cell: SheetCell): CsvCell {
  if (cell === null) return null;
  if ("text" in cell) return cell.text;
  if ("date" in cell) return cell.date;
  if (cell.look === "money") return cell.value.toFixed(2);
  if (cell.look === "exact") return exactText(cell.value);
  if (cell.look === "percent") return `${Number((cell.value * 100).toFixed(6))}%`;
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
