import type pg from "pg";

/**
 * Counts, medians, challenges, turns and look-ups that start over, and the record of migrations, which a restore
 * compares and keeps.
 */
const BEGUN_ANEW = [
  "_prisma_migrations",
  "commit_marks",
  "looked_up_products",
  "mail_signatures",
  "passkey_challenges",
  "pooled_prices",
  "rate_limits",
  "reading_turns",
];

/** Every table of the product, with those that its rows point to; a deferred constraint waits until all are filled. */
const TABLES = `
  SELECT child.relname AS "table", array_remove(array_agg(parent.relname::text), NULL) AS parents
  FROM pg_class child
    LEFT JOIN pg_constraint key ON key.conrelid = child.oid AND key.contype = 'f' AND NOT key.condeferred
    LEFT JOIN pg_class parent ON parent.oid = key.confrelid
  WHERE child.relnamespace = 'public'::regnamespace AND child.relkind = 'r' AND child.relname <> ALL ($1)
  GROUP BY child.relname ORDER BY child.relname`;

/** The tables that a backup holds, in the order in which they can be filled: what a row points to comes first. */
export async function backedUpTables(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ table: string; parents: string[] }>(TABLES, [BEGUN_ANEW]);
  const parentsOf = new Map(rows.map(({ table, parents }) => [table, parents]));
  const ordered = new Set<string>();
  const seen = new Set<string>();
  const visit = (table: string): void => {
    if (seen.has(table)) return;
    seen.add(table);
    parentsOf.get(table)?.forEach(visit);
    if (parentsOf.has(table)) ordered.add(table);
  };
  rows.forEach(({ table }) => {
    visit(table);
  });
  return [...ordered];
}
