import { type PeoplesTable, type Pool, peoplesTables } from "./peoples-tables";
import { singular } from "./singular";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The table that it points to, and the column there. */
  readonly parent: string | null;
  readonly parentColumn: string | null;
}

const COLUMNS = `
  SELECT own.attname AS name, format_type(own.atttypid, NULL) AS type, own.attnotnull AS "isRequired",
    confrelid::regclass::text AS parent, other.attname AS "parentColumn"
  FROM pg_attribute own
    LEFT JOIN pg_constraint ON conrelid = own.attrelid AND contype = 'f' AND conkey[1] = own.attnum
    LEFT JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
  WHERE own.attrelid = $1::regclass AND own.attnum > 0 AND NOT own.attisdropped AND NOT own.atthasdef`;

/** A value for a column that says nothing of its own, by its type; `$2` is the person's mark. */
const VALUES: Readonly<Record<string, string>> = {
  text: "$2",
  uuid: "gen_random_uuid()",
  integer: "1",
  bigint: "1",
  "double precision": "1",
  boolean: "false",
  date: "'2026-03-14'",
  "timestamp with time zone": "'2026-03-14'",
  jsonb: "jsonb_build_object('mark', $2::text)",
  "text[]": "ARRAY[$2::text]",
};

function valueFor(column: Column, whoseOf: ReadonlyMap<string, string>): string {
  const { name, type, isRequired, parent, parentColumn } = column;
  if (parent === "users") return name === "user_id" || isRequired ? "$1" : "NULL";
  if (parent === null) return type === "uuid" && !isRequired ? "NULL" : (VALUES[type] ?? "NULL");
  const whose = whoseOf.get(parent) ?? "true";
  return `(SELECT t.${parentColumn} FROM ${parent} t WHERE ${whose} LIMIT 1)`;
}

/** Gives the person a row of a table, made of its columns alone. */
async function giveRow(pool: Pool, table: string, whoseOf: ReadonlyMap<string, string>, of: string[]) {
  const { rows: columns } = await pool.query<Column>({
    name: "columns of a table",
    text: COLUMNS,
    values: [table],
  });
  const names = columns.map(({ name }) => name);
  const values = columns.map((column) => valueFor(column, whoseOf));
  const { rows } = await pool.query<{ row: { id?: string } }>(
    `WITH person AS (SELECT $1::uuid, $2::text)
     INSERT INTO ${table} AS t (${names.join(", ")}) VALUES (${values.join(", ")}) RETURNING to_jsonb(t) AS row`,
    of,
  );
  return rows[0]?.row.id ?? "";
}

/** The tables that hold nothing of the person's. */
async function emptyTables(pool: Pool, tables: readonly PeoplesTable[], userId: string): Promise<string[]> {
  const held = tables.map(
    ({ table, whose }) =>
      `SELECT '${table}' AS "table" WHERE NOT EXISTS (SELECT FROM ${table} t WHERE ${whose})`,
  );
  const { rows } = await pool.query<{ table: string }>({
    name: "tables without rows of a person",
    text: held.join(" UNION ALL "),
    values: [userId],
  });
  return rows.map(({ table }) => table);
}

/**
 * Gives the person a row of each table that has none of theirs, so that a new table is tried without being named: of
 * `store_notes` the row a new table. A table with checks that such a row does not pass gets one by hand, in
 * `giveBelongings`.
 */
export async function giveOtherRows(
  pool: Pool,
  userId: string,
  mark: string,
): Promise<Readonly<Record<string, string>>> {
  const tables = await peoplesTables(pool);
  const whoseOf = new Map(tables.map(({ table, whose }) => [table, whose]));
  const given: Record<string, string> = {};
  for (const table of await emptyTables(pool, tables, userId)) {
    const name = singular(table.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase()));
    given[name] = await giveRow(pool, table, whoseOf, [userId, mark]);
  }
  return given;
}
