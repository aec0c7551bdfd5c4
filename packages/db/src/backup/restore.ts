import { createReadStream } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { z } from "zod";
import { backedUpTables } from "./backed-up-tables";
import { backupFigures, newestMigration } from "./backup-figures";
import { BACKUP_FORMAT, BACKUP_FORMAT_VERSION, type BackupFigures } from "./backup-format";
import { backupLines } from "./backup-lines";

const BATCH = 1000;
/** Shorter than the time after which the database detects a deadlock. */
const LOCK_MS = 500;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 300;
/** Locked in this order: what the product's sign-in checks and transactions take first comes first. */
const BUSIEST = ["sessions", "users", "receipts", "receipt_items", "line_items"] as const;
/** A list of names, each as the driver quotes it. */
const quotedNames = (tables: Iterable<string>) =>
  [...tables].map((table) => pg.escapeIdentifier(table)).join(", ");
/** `lock_not_available`, `deadlock_detected` */
const BUSY = new Set(["55P03", "40P01"]);
const headerSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_FORMAT_VERSION),
  migration: z.string(),
});
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const figuresSchema = z.object({
  figures: z.object({ counts: z.record(z.string(), z.number()), extraCost: z.number() }),
});

async function insert(client: pg.Client, table: string, rows: unknown[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO ${pg.escapeIdentifier(table)}
      SELECT * FROM json_populate_recordset(NULL::${pg.escapeIdentifier(table)}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

function parseHeader(line: string, migration: string): void {
  const header = headerSchema.safeParse(JSON.parse(line));
  if (!header.success)
    throw new Error("This file is not a GF Ledger backup of a version that this product reads.");
  if (header.data.migration === migration) return;
  throw new Error(
    `This backup was made at migration ${header.data.migration}, this database is at ${migration}. Restore with the same version.`,
  );
}

async function fill(client: pg.Client, file: string, tables: readonly string[]): Promise<BackupFigures> {
  const lines = backupLines(createReadStream(file).pipe(createGunzip()));
  let first = true;
  let table = "";
  let rows: unknown[] = [];
  let figures: BackupFigures | null = null;
  for await (const line of lines) {
    if (first) {
      parseHeader(line, await newestMigration(client));
      first = false;
      continue;
    }
    const parsed: unknown = JSON.parse(line);
    const footer = figuresSchema.safeParse(parsed);
    if (footer.success) {
      figures = footer.data.figures;
      continue;
    }
    const next = rowSchema.parse(parsed);
    if (!tables.includes(next.table)) throw new Error(`A backup holds no rows of ${next.table}.`);
    if (next.table !== table || rows.length >= BATCH) {
      await insert(client, table, rows);
      rows = [];
      table = next.table;
    }
    rows.push(next.row);
  }
  await insert(client, table, rows);
  if (!figures) throw new Error("This backup is not whole: its end is missing.");
  return figures;
}

/**
 * Begins a transaction that has the tables to itself. Callers of a running product wait meanwhile; a transaction of
 * theirs that waits for a table held here, while it holds another, is let through first.
 */
async function beginAlone(client: pg.Client, tables: readonly string[]): Promise<void> {
  const locked = new Set([...BUSIEST, ...tables]);
  for (let tries = 1; ; tries += 1) {
    await client.query("BEGIN");
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      await client.query(`LOCK TABLE ${quotedNames(locked)} IN ACCESS EXCLUSIVE MODE`);
      await client.query("SET LOCAL lock_timeout = 0");
      return;
    } catch (error) {
      await client.query("ROLLBACK");
      if (!BUSY.has((error as { code?: string }).code ?? "")) throw error;
      if (tries === LOCK_TRIES)
        throw new Error(
          "The product is too busy to be replaced now; nothing was changed. Stop it, or try again.",
        );
      await sleep(Math.random() * LOCK_PAUSE_MS);
    }
  }
}

/**
 * Replaces everything in the database by a backup, in one transaction, and verifies the counts and sums
 * before it is kept. @throws and changes nothing if the file is not a backup, was made at another migration,
 * is cut off or does not add up, or if the product is too busy.
 */
export async function restore(databaseUrl: string, file: string): Promise<BackupFigures> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await backedUpTables(client);
    await beginAlone(client, tables);
    // The backup holds the record of changes; its rows are no changes of their own.
    await client.query("SET LOCAL gf_ledger.recording = 'off'");
    await client.query(`TRUNCATE ${quotedNames(tables)} CASCADE`);
    const expected = await fill(client, file, tables);
    const restored = await backupFigures(client);
    if (!isDeepStrictEqual(restored, expected)) {
      throw new Error("The restored figures differ from the backup's; nothing was changed.");
    }
    await client.query("COMMIT");
    return restored;
  } finally {
    await client.end();
  }
}
