import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE, CATALOGUE_VERSION } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { openDatabase } from "@gf-ledger/db/database";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { say } from "./steps";

/** Where the embedded database of a running product can be reached, for backups. */
export const RUNNING_URL_FILE = "running-url";

export interface RunningDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The database at `DATABASE_URL`, or the embedded one in the data folder; migrated and seeded. */
export async function startDatabase(
  dataFolder: string,
  externalUrl: string | undefined,
): Promise<RunningDatabase> {
  const running = externalUrl
    ? { url: externalUrl, stop: async () => {} }
    : await startEmbedded(join(dataFolder, "postgres"));
  try {
    await prepare(running.url);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function startEmbedded(directory: string): Promise<RunningDatabase> {
  say("Starting the embedded PostgreSQL …");
  const server = await startEmbeddedServer({ directory });
  const urlFile = join(directory, RUNNING_URL_FILE);
  await writeFile(urlFile, server.url, { mode: 0o600 });
  return {
    url: server.url,
    stop: async () => {
      await rm(urlFile, { force: true });
      await server.stop();
    },
  };
}

async function prepare(url: string): Promise<void> {
  const applied = await applyMigrations(url);
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
  const { database, close } = openDatabase(url, 2);
  try {
    if (await seedCatalogue(database, CATALOGUE, CATALOGUE_VERSION)) {
      say(`Seeded the catalogue: ${CATALOGUE.length} products.`);
    }
  } finally {
    await close();
  }
}
