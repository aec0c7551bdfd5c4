import type { z } from "zod";

/** A table as its JSON file holds it: the first row names the columns, each further row is an entry. */
export type Table = readonly (readonly unknown[])[];

/** The file's first line opens the table and the second names the columns. */
const LINE_OF_FIRST_ENTRY = 3;

/**
 * The entries of a table, each checked against `row`, whose keys are the columns. No two entries have the same
 * `key`. Throws an Error that names the file and line of every entry at fault.
 */
export function readTable<Shape extends z.ZodRawShape>(
  file: string,
  [columns = [], ...entries]: Table,
  row: z.ZodObject<Shape>,
  key: readonly (string & keyof z.infer<z.ZodObject<Shape>>)[],
): z.infer<z.ZodObject<Shape>>[] {
  const expected = Object.keys(row.shape);
  if (columns.join() !== expected.join())
    throw new Error(`${file}: the columns are ${columns.join(", ")} instead of ${expected.join(", ")}`);
  const rows: z.infer<typeof row>[] = [];
  const faults: string[] = [];
  const lines = new Map<string, number>();
  for (const [index, cells] of entries.entries()) {
    const line = index + LINE_OF_FIRST_ENTRY;
    const problem = (text: string) => void faults.push(`${file}, line ${line}: ${text}`);
    if (cells.length !== expected.length) {
      problem(`${cells.length} cells instead of ${expected.length}`);
      continue;
    }
    const read = row.safeParse(Object.fromEntries(expected.map((column, at) => [column, cells[at]])));
    if (!read.success) {
      for (const { path, message } of read.error.issues) problem(`${path.join(".")}: ${message}`);
      continue;
    }
    const own = key.map((column) => read.data[column]).join(" | ");
    const before = lines.get(own);
    if (before !== undefined) problem(`"${own}" is on line ${before} already`);
    lines.set(own, line);
    rows.push(read.data);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return rows;
}
