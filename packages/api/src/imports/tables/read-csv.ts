import { Readable } from "node:stream";
import { MAX_ROW_LETTERS, type TableRow } from "@gf-ledger/domain/imports/table";
import { refused } from "@gf-ledger/domain/outcome/outcome";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { refusalIn, throwRefusal } from "../../refusals/throw-refusal";
import { boundedCell, TableRows } from "./table-rows";

const SEPARATORS = [",", ";", "\t", "|"] as const;
/** Rows by which the separator is recognised, and the text they are looked for in. */
const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 64 * 1024;
/** Characters parsed in one turn. */
const PIECE = 64 * 1024;
const WITH = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_LETTERS,
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

/** A row without end: where the file has quotes, one of them is most likely not closed. */
const endless = (text: string, line: number) =>
  text.includes('"')
    ? refused("table_quote_open", { line })
    : refused("table_row_too_long", { line, letters: MAX_ROW_LETTERS });

/**
 * The rows of a CSV that are not empty; the separator is recognised by its first rows. Throws a refusal for more than a
 * table may hold, or for a quote that nothing closes.
 */
export async function readCsv(text: string): Promise<TableRow[]> {
  const table = new TableRows();
  const parser = Readable.from(piecesOf(text)).pipe(
    parse({ ...WITH, delimiter: separatorOf(text), info: true }),
  );
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number };
      record: string[];
    }>) {
      const { lines } = info;
      table.add(
        lines,
        record.map((cell) => boundedCell(cell, lines)),
      );
    }
  } catch (error) {
    if (refusalIn(error) || !(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { readonly lines?: number };
    throwRefusal(endless(text, lines ?? table.rows.length + 1));
  }
  return table.rows;
}
