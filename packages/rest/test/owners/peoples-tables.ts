import type { TestApp } from "../../../api/test/support/test-app";

export type Pool = TestApp["pool"];

/** A table whose rows go with an account. */
export interface PeoplesTable {
  readonly table: string;
  /** Which rows of it, called `t`, are an account's; `$1` is its id. */
  readonly whose: string;
}

const CASCADES = `
  SELECT conrelid::regclass::text AS "table", own.attname AS "column", confrelid::regclass::text AS parent,
    other.attname AS "parentColumn"
  FROM pg_constraint
    JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = conkey[1]
    JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = confkey[1]
  WHERE contype = 'f' AND confdeltype = 'c' AND connamespace = 'public'::regnamespace
  ORDER BY 1, 2`;

interface Cascade {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

const known = new WeakMap<Pool, Promise<readonly PeoplesTable[]>>();

/**
 * Every table whose rows are deleted with an account, those that others hang on first. The database itself says which:
 * a row belongs to the accounts that it names or, where it names none, to those of the rows that it hangs on.
 */
export function peoplesTables(pool: Pool): Promise<readonly PeoplesTable[]> {
  const tables = known.get(pool) ?? readTables(pool);
  known.set(pool, tables);
  return tables;
}

async function readTables(pool: Pool): Promise<readonly PeoplesTable[]> {
  const { rows: cascades } = await pool.query<Cascade>(CASCADES);
  const whoseOf = new Map<string, string>();
  const named = cascades.filter(({ parent }) => parent === "users");
  for (const { table, column } of named) {
    const before = whoseOf.get(table);
    whoseOf.set(table, `${before ? `${before} OR ` : ""}t.${column} = $1`);
  }
  for (let found = true; found; ) {
    const added = new Map<string, string>();
    for (const { table, column, parent, parentColumn } of cascades) {
      const whose = whoseOf.get(parent);
      if (!whose || whoseOf.has(table)) continue;
      const before = added.get(table);
      const hanging = `t.${column} IN (SELECT t.${parentColumn} FROM ${parent} t WHERE ${whose})`;
      added.set(table, before ? `${before} OR ${hanging}` : hanging);
    }
    for (const [table, whose] of added) whoseOf.set(table, whose);
    found = added.size > 0;
  }
  return [...whoseOf].map(([table, whose]) => ({ table, whose }));
}

/** Every row of a person, as text that changes when anything in it does. */
export async function everythingOf({ pool }: Pick<TestApp, "pool">, userId: string): Promise<string> {
  const tables = [{ table: "users", whose: "t.id = $1" }, ...(await peoplesTables(pool))];
  const parts = tables.map(
    ({ table, whose }) =>
      `SELECT '${table}' AS kind, to_jsonb(t)::text AS row FROM ${table} t WHERE ${whose}`,
  );
  // Planned once a connection, which takes longer than reading.
  const { rows } = await pool.query<{ kind: string; row: string }>({
    name: "everything of a person",
    text: `SELECT kind, row FROM (${parts.join(" UNION ALL ")}) all_rows ORDER BY kind, row`,
    values: [userId],
  });
  return rows.map(({ kind, row }) => `${kind} ${row}`).join("\n");
}
