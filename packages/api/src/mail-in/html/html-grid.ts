import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";

/** More columns than this has no receipt. */
export const MAX_GRID_COLUMNS = 20;
/** A column is as wide as this many letters at least, and counts as no wider than that many. */
const NARROWEST = 6;
const WIDEST = 90;

const lettersOf = (rows: readonly WrittenRow[]) =>
  Math.max(NARROWEST, ...rows.map(({ cells }) => cells.reduce((sum, { text }) => sum + text.length + 2, 0)));

const hasPrices = (rows: readonly WrittenRow[]) =>
  rows.filter(({ cells }) => cells.some(({ text }) => /\d[.,]\d{2}(?!\d)/.test(text))).length >= 2;

/** Rows that were laid out over the whole width, in a part of it. */
const within = (rows: readonly WrittenRow[], left: number, right: number): WrittenRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      text: cell.text,
      left: left + cell.left * (right - left),
      right: left + cell.right * (right - left),
    })),
  }));

/** Columns side by side: their first rows in one row, and so on. Two that each list prices stand one below the other. */
function sideBySide(columns: readonly (readonly WrittenRow[])[]): WrittenRow[] {
  if (columns.filter(hasPrices).length > 1) return columns.flat();
  const count = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => {
    const rows = columns.flatMap((column) => column[at] ?? []);
    return {
      cells: rows.flatMap(({ cells }) => cells),
      large: rows.some(({ large }) => large),
      apart: rows.some(({ apart }) => apart),
    };
  });
}

interface LaidCell {
  readonly rows: WrittenRow[];
  readonly column: number;
  readonly span: number;
}

/** The rows of a table: its columns as wide as what stands in them. */
export function gridOf(rows: readonly (readonly { rows: WrittenRow[]; span: number }[])[]): WrittenRow[] {
  const placed = rows.map((cells) => {
    let column = 0;
    return cells.flatMap((cell): LaidCell[] => {
      const laid = { ...cell, column };
      column += cell.span;
      return laid.column < MAX_GRID_COLUMNS ? [laid] : [];
    });
  });
  const widths: number[] = [];
  for (const { rows: laid, column, span } of placed.flat()) {
    if (span > 1) continue;
    widths[column] = Math.max(widths[column] ?? NARROWEST, Math.min(WIDEST, lettersOf(laid)));
  }
  const count = Math.max(
    1,
    ...placed.flat().map(({ column, span }) => Math.min(MAX_GRID_COLUMNS, column + span)),
  );
  const starts = Array.from({ length: count + 1 }, (_, at) =>
    Array.from({ length: at }, (_none, before) => widths[before] ?? NARROWEST).reduce(
      (sum, width) => sum + width,
      0,
    ),
  );
  const all = starts[count] ?? 1;
  const edge = (column: number) => (starts[Math.min(column, count)] ?? all) / all;
  return placed.flatMap((cells) => {
    const columns = cells.map((cell) => within(cell.rows, edge(cell.column), edge(cell.column + cell.span)));
    const [first, ...rest] = sideBySide(columns);
    return first ? [{ ...first, apart: true }, ...rest] : [];
  });
}
