import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { seedCatalogue, seededVersion } from "@gf-ledger/db/catalogue/seed-catalogue";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { print } from "../steps";
import { supervise } from "./supervise";

/** The file that holds the address of a running product's embedded database, for backups and commands. */
export const RUNNING_URL_FILE = "running-url";

export interface RunningDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A database that the operator runs, in place of the embedded one. */
export interface ExternalDatabase {
  /** What the web server connects to: the database, or a pooler in front of it. */
  readonly url: string;
  /** The database without a pooler, for migrations and jobs; the same as `url` where there is none. */
  readonly directUrl: string;
}

/** Resolves with the external database, or the embedded one in the data folder, migrated and seeded. */
export async function startDatabase(
  root: string,
  dataFolder: string,
  external: ExternalDatabase | undefined,
): Promise<RunningDatabase> {
  const running = external
    ? { url: external.url, stop: async () => {} }
    : await startEmbedded(join(dataFolder, "postgres"));
  try {
    await prepareDatabase(external?.directUrl ?? running.url, root);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** Starts the embedded server, and again on the same port if it dies: the web server keeps its address. */
async function startEmbedded(directory: string): Promise<RunningDatabase> {
  print("Starting the embedded PostgreSQL …");
  const urlFile = join(directory, RUNNING_URL_FILE);
  let address: { url: string; port: number } | undefined;
  const { stop } = await supervise({
    name: "The embedded PostgreSQL",
    say: print,
    start: async () => {
      const server = await startEmbeddedServer({ directory, ...(address ? { port: address.port } : {}) });
      address = { url: server.url, port: server.port };
      await writeFile(urlFile, server.url, { mode: 0o600 });
      return server;
    },
  });
  return {
    url: address?.url ?? "",
    stop: async () => {
      await rm(urlFile, { force: true });
      await stop();
    },
  };
}

/** The migrations below the project's folder, also where the code that applies them is bundled elsewhere. */
export const migrationsOf = (root: string): string => join(root, "packages/db/prisma/migrations");

/** Applies the missing migrations and seeds a new catalogue; several machines may do it at once. */
export async function prepareDatabase(url: string, root: string): Promise<void> {
  const applied = await applyMigrations(url, migrationsOf(root));
  if (applied.length > 0) print(`Applied ${applied.length} migration${applied.length === 1 ? "" : "s"}.`);
  if ((await seededVersion(url)) === CATALOGUE_VERSION) return;
  const { CATALOGUE } = await import("@gf-ledger/catalogue/products");
  await seedCatalogue(url, CATALOGUE, CATALOGUE_VERSION);
  print(`Seeded the catalogue: ${CATALOGUE.length} products.`);
}
