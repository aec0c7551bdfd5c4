import type { Pool } from "pg";

/** Locks under which nobody else can write a table's rows. */
const STOPS_WRITING = ["ShareLock", "ShareRowExclusiveLock", "ExclusiveLock", "AccessExclusiveLock"];

interface TableState {
  readonly oid: number;
  readonly name: string;
  readonly file: number;
  /** How often this session began to read the whole table. */
  readonly wholeReads: number;
}

const STATES = `
  SELECT c.oid::int, c.relname AS name, c.relfilenode::bigint::int AS file,
    coalesce(pg_stat_get_xact_numscans(c.oid), 0)::int AS "wholeReads"
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`;

const LOCKS = `
  SELECT relation::int AS oid, array_agg(mode) AS modes FROM pg_locks
  WHERE pid = pg_backend_pid() AND locktype = 'relation' AND granted GROUP BY relation`;

/**
 * Runs a migration in a transaction that is undone, and says of each table that stood before what others would wait
 * for: that it is written again, that all of it is read while nobody else can write it, or that all of it is read to
 * change its rows. Asked of PostgreSQL itself: its locks, the tables' files, its counts of whole reads.
 */
export async function whatItStops(pool: Pool, sql: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const before = (await client.query<TableState>(STATES)).rows;
    await client.query(sql);
    const after = new Map((await client.query<TableState>(STATES)).rows.map((table) => [table.oid, table]));
    const locks = await client.query<{ oid: number; modes: string[] }>(LOCKS);
    const modesOf = new Map(locks.rows.map(({ oid, modes }) => [oid, modes]));
    return before.flatMap((table) => {
      const now = after.get(table.oid);
      if (!now) return [];
      const modes = modesOf.get(table.oid) ?? [];
      const isReadWhole = now.wholeReads > table.wholeReads;
      if (now.file !== table.file) return [`rewrites ${table.name}`];
      if (isReadWhole && modes.some((mode) => STOPS_WRITING.includes(mode)))
        return [`reads all of ${table.name} while nobody can write it`];
      if (isReadWhole && modes.includes("RowExclusiveLock"))
        return [`reads all of ${table.name} to change it`];
      return [];
    });
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}
