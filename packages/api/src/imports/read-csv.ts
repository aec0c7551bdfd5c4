import { Readable } from "node:stream";
import { MOST_TABLE_ROWS } from "@gf-ledger/domain/imports/import-input";
import { MOST_COLUMNS } from "@gf-ledger/domain/imports/import-mapping";
import type { TableRow } from "@gf-ledger/domain/imports/table";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { refusalIn, withdraw } from "../refusals/withdraw";

const SEPARATORS = [",", ";", "\t", "|"] as const;
/** Rows by which the separator is told, and the text they are looked for in. */
const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 64 * 1024;
/** Characters parsed in one turn; others are served in between. */
const PIECE = 64 * 1024;
/** A row longer than this belongs to a file whose quotes do not match. */
const LONGEST_ROW = 100_000;

const WITH = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
} satisfies Options;

/** How well a sign cuts the sample: into how many columns most rows are cut, less where rows differ. */
function fitOf(sample: string, delimiter: string): number {
  let rows: string[][];
  try {
    rows = parseAtOnce(sample, { ...WITH, delimiter, to: SAMPLE_ROWS });
  } catch {
    return 0;
  }
  const rowsBy = new Map<number, number>();
  for (const { length } of rows) rowsBy.set(length, (rowsBy.get(length) ?? 0) + 1);
  const [columns, alike] = [...rowsBy].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
  return columns < 2 ? 0 : columns * (alike / rows.length) ** 2;
}

/** The sign that cuts most rows into most columns. */
function separatorOf(text: string): string {
  const end = text.lastIndexOf("\n", SAMPLE_CHARACTERS);
  const sample = text.length <= SAMPLE_CHARACTERS ? text : text.slice(0, end > 0 ? end : SAMPLE_CHARACTERS);
  let best: { sign: string; fit: number } = { sign: ",", fit: 0 };
  for (const sign of SEPARATORS) {
    const fit = fitOf(sample, sign);
    if (fit > best.fit) best = { sign, fit };
  }
  return best.sign;
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/**
 * The rows of a CSV that are not empty; the separator is told by its first rows. Withdraws for more rows than
 * are taken in, or for a quote that nothing closes.
 */
export async function readCsv(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ ...WITH, delimiter: separatorOf(text), info: true }),
  );
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>) {
      if (record.every((cell) => cell.trim() === "")) continue;
      if (rows.length > MOST_TABLE_ROWS) withdraw(refused("table_too_long", { rows: MOST_TABLE_ROWS }));
      rows.push({ line: info.lines, cells: record.slice(0, MOST_COLUMNS) });
    }
  } catch (error) {
    if (refusalIn(error) || !(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { readonly lines?: number };
    withdraw(refused("table_quote_open", { line: lines ?? rows.length + 1 }));
  }
  return rows;
}
