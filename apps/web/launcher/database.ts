import { join } from "node:path";
import { catalogueVersion, products } from "@gf-ledger/catalogue/products";
import { seedCatalogue } from "@gf-ledger/db/catalogue/seed-catalogue";
import { openDatabase } from "@gf-ledger/db/database";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { say } from "./steps";

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
  return startEmbeddedServer({ directory });
}

async function prepare(url: string): Promise<void> {
  const applied = await applyMigrations(url);
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
  const { database, close } = openDatabase(url, 2);
  try {
    if (await seedCatalogue(database, products, catalogueVersion)) {
      say(`Seeded the catalogue: ${products.length} products.`);
    }
  } finally {
    await close();
  }
}
