import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
/** One runner at a time, whatever the number of servers that start together. */
const LOCK = 7_243_092;

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
 * Applies the migrations that are missing, each in a transaction of its own, and answers their names.
 * @throws when an applied migration's file was edited since, or an earlier run failed half way.
 */
export async function applyMigrations(databaseUrl: string, directory = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    return await applyMissing(client, directory);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, directory: string): Promise<string[]> {
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
    await applyOne(client, name, sql, checksum);
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new Error(`Migration ${name} could not be applied: ${(error as Error).message}`, { cause: error });
  }
}
