import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { seedCatalogue, seededVersion } from "@gf-ledger/db/catalogue/seed-catalogue";
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
  root: string,
  dataFolder: string,
  externalUrl: string | undefined,
): Promise<RunningDatabase> {
  const running = externalUrl
    ? { url: externalUrl, stop: async () => {} }
    : await startEmbedded(join(dataFolder, "postgres"));
  try {
    await prepare(running.url, join(root, "packages/db/prisma/migrations"));
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

async function prepare(url: string, migrations: string): Promise<void> {
  const applied = await applyMigrations(url, migrations);
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
  if ((await seededVersion(url)) === CATALOGUE_VERSION) return;
  const { CATALOGUE } = await import("@gf-ledger/catalogue/products");
  await seedCatalogue(url, CATALOGUE, CATALOGUE_VERSION);
  say(`Seeded the catalogue: ${CATALOGUE.length} products.`);
}
