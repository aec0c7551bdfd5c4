import type { SheetRow } from "./cell";

export interface SheetColumn {
  readonly heading: string;
  /** In characters, as spreadsheets count it. */
  readonly width: number;
}

/** A table that is written as a sheet of a workbook and as a CSV file of its own. */
export interface SheetTable {
  /** The sheet's name. */
  readonly name: string;
  readonly fileName: string;
  /** What stands above the headings of the sheet; not in the CSV. */
  readonly facts: readonly SheetRow[];
  readonly columns: readonly SheetColumn[];
  /** The rows, some at a time. `first` is the number that a sheet gives the first of them; formulas need it. */
  rows(first: number): AsyncIterable<readonly SheetRow[]>;
}

const ROWS_AT_ONCE = 500;

/** One row for each thing, made when its turn comes. */
export function* madeOf<Thing>(
  things: Iterable<Thing>,
  rowOf: (thing: Thing, index: number) => SheetRow,
): Generator<SheetRow> {
  let index = 0;
  for (const thing of things) {
    yield rowOf(thing, index);
    index += 1;
  }
}

/** Rows that are made as they are asked for, some at a time. */
export async function* severalAtOnce(rows: Iterable<SheetRow>): AsyncGenerator<readonly SheetRow[]> {
  let some: SheetRow[] = [];
  for (const row of rows) {
    some.push(row);
    if (some.length < ROWS_AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
