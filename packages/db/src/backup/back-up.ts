import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { backedUpTables } from "./backed-up-tables";
import { backupFigures, newestMigration } from "./backup-figures";
import { BACKUP_FORMAT, BACKUP_FORMAT_VERSION, type BackupFigures } from "./backup-format";

/** Rows fetched at once, so that memory stays flat however large the table. */
const BATCH = 2000;

async function* linesOf(client: pg.Client, figures: BackupFigures, createdAt: Date): AsyncGenerator<string> {
  const migration = await newestMigration(client);
  const header = { format: BACKUP_FORMAT, version: BACKUP_FORMAT_VERSION, migration, createdAt };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await backedUpTables(client)) {
    await client.query(
      `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${pg.escapeIdentifier(table)} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${BATCH} FROM rows_of_table`);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `{"table":"${table}","row":${row}}\n`).join("");
    }
    await client.query("CLOSE rows_of_table");
  }
  yield `${JSON.stringify({ figures })}\n`;
}

/**
 * Writes everything to a file, while the product runs, from one snapshot of the data. The file gets its name
 * only once it is whole. Returns the figures by which a restore is verified.
 */
export async function backUp(databaseUrl: string, file: string, createdAt: Date): Promise<BackupFigures> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const figures = await backupFigures(client);
    const partial = `${file}.partial`;
    await pipeline(
      Readable.from(linesOf(client, figures, createdAt)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    );
    await rename(partial, file);
    return figures;
  } finally {
    await client.end();
  }
}
