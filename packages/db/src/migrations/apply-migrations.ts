import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
/** One runner at a time, whatever the number of servers that start together. */
const LOCK = 7_243_092;
const ASK_AGAIN_MS = 250;

/** How long a migration waits for the lock of a table. Whoever comes after it to that table waits as long. */
const LOCK_TIMEOUT_MS = 3_000;
/** Between two tries, so that those who waited behind the migration are served. */
const PAUSE_MS = 2_000;
const TRIES = 60;
/** PostgreSQL's code for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = "55P03";

export interface MigrationPatience {
  readonly lockTimeoutMs?: number;
  readonly pauseMs?: number;
  readonly tries?: number;
}

/** The table `prisma migrate deploy` keeps; the checksum is the plain SHA-256 of the file. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

interface AppliedRow {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/**
 * Applies the migrations that are missing, each in a transaction of its own, and answers their names. One that has to
 * wait for a table gives way after seconds and tries again, so that nobody waits behind it for long (operating-39).
 * @throws when an applied migration's file was edited since, an earlier run failed half way, or a table was in use for
 *   minutes
 */
export async function applyMigrations(
  databaseUrl: string,
  directory = MIGRATIONS,
  patience: MigrationPatience = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await takeLock(client);
    await client.query(TABLE);
    return await applyMissing(client, directory, patience);
  } finally {
    await client.end();
  }
}

/** Asks again and again: an index that is made concurrently would wait for ever for a statement that waits for it. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(ASK_AGAIN_MS);
  }
}

async function applyMissing(
  client: pg.Client,
  directory: string,
  patience: MigrationPatience,
): Promise<string[]> {
  const { rows } = await client.query<AppliedRow>(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const known = new Map(rows.map((row) => [row.migration_name, row]));
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(join(directory, name, "migration.sql"), "utf8");
    const checksum = createHash("sha256").update(sql).digest("hex");
    const row = known.get(name);
    if (row && !row.finished_at)
      throw new Error(`Migration ${name} failed before. Repair it, then start again.`);
    if (row && row.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it was applied.`);
    if (row) continue;
    await applyOne(client, { name, sql, checksum }, patience);
    applied.push(name);
  }
  return applied;
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function applyOne(client: pg.Client, migration: Migration, patience: MigrationPatience): Promise<void> {
  try {
    if (isConcurrent(migration.sql)) await applyConcurrently(client, migration);
    else await applyAtOnce(client, migration, patience);
  } catch (error) {
    throw new Error(`Migration ${migration.name} could not be applied: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Whether a migration makes or drops an index beside those who write: its one statement has no transaction. */
export function isConcurrent(sql: string): boolean {
  return /^(?:CREATE|DROP) (?:UNIQUE )?INDEX CONCURRENTLY\b/im.test(sql);
}

function record(client: pg.Client, { name, checksum }: Migration): Promise<unknown> {
  return client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** What an index that was not finished left behind is dropped first; the statement can then be run again. */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE NOT indisvalid",
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(name)}`);
  await client.query(migration.sql);
  await record(client, migration);
}

async function applyAtOnce(
  client: pg.Client,
  migration: Migration,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, pauseMs = PAUSE_MS, tries = TRIES }: MigrationPatience,
): Promise<void> {
  for (let left = tries - 1; ; left--) {
    try {
      await client.query("BEGIN");
      await client.query("SELECT set_config('lock_timeout', $1, true)", [String(lockTimeoutMs)]);
      await client.query(migration.sql);
      await record(client, migration);
      await client.query("COMMIT");
      return;
    } catch (error) {
      await client.query("ROLLBACK");
      if (left <= 0 || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await sleep(pauseMs);
    }
  }
}
