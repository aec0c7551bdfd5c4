/** The rows of a table of words: one entry a line, its cells between bars. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split("\n")
    .map((row) => row.split(" | "));
}

/** The first two cells of each row: a form and what it stands for. */
export function pairsOf(table: string): readonly (readonly [form: string, meaning: string])[] {
  return rowsOf(table).map(([form = "", meaning = ""]) => [form, meaning] as const);
}
