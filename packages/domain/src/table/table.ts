import type { z } from "zod";

/** A table as its JSON file holds it: the first row names the columns, each further row is an entry. */
export type DataRows = readonly (readonly unknown[])[];

/** A table of data. */
export interface DataTable {
  /** The path from the project's root. */
  readonly file: string;
  readonly rows: DataRows;
  /** What an entry's columns hold. */
  readonly entry: z.ZodObject;
  /** The columns that tell one entry from another. */
  readonly key: readonly string[];
}

interface TableOf<Columns extends z.ZodRawShape> extends DataTable {
  readonly entry: z.ZodObject<Columns>;
}

/** The file's first line opens the table and the second names the columns. */
const LINE_OF_FIRST_ENTRY = 3;

/** A table whose columns are the keys of `entry`, in their order. */
export function defineTable<Columns extends z.ZodRawShape>(
  file: string,
  rows: DataRows,
  entry: z.ZodObject<Columns>,
  key: readonly (string & keyof Columns)[],
): TableOf<Columns> {
  return { file, rows, entry, key };
}

/**
 * The entries of a table. They are not checked again, since that takes longer than reading them: a test holds
 * that no table of the product has faults.
 */
export function tableEntries<Columns extends z.ZodRawShape>({
  rows: [columns = [], ...entries],
}: TableOf<Columns>): z.infer<z.ZodObject<Columns>>[] {
  return entries.map((cells) => {
    const entry: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) entry[String(columns[at])] = cells[at];
    return entry as z.infer<z.ZodObject<Columns>>;
  });
}

/** What is wrong with a table, each fault with file and line; nothing where every entry can be read. */
export function faultsOf({ file, rows, entry, key }: DataTable): string[] {
  const [columns = [], ...entries] = rows;
  const expected = Object.keys(entry.shape);
  if (columns.join() !== expected.join())
    return [`${file}, line 2: the columns are ${columns.join(", ")} instead of ${expected.join(", ")}`];
  const lines = new Map<string, number>();
  return entries.flatMap((cells, at) => {
    const line = at + LINE_OF_FIRST_ENTRY;
    const fault = (text: string) => `${file}, line ${line}: ${text}`;
    if (cells.length !== expected.length)
      return [fault(`${cells.length} cells instead of ${expected.length}`)];
    const read = entry.safeParse(Object.fromEntries(expected.map((column, index) => [column, cells[index]])));
    if (!read.success)
      return read.error.issues.map(({ path, message }) => fault(`${path.join(".")}: ${message}`));
    const own = key.map((column) => cells[expected.indexOf(column)]).join(" | ");
    const before = lines.get(own);
    lines.set(own, line);
    return before === undefined ? [] : [fault(`"${own}" is on line ${before} already`)];
  });
}
