import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { backUp } from "@gf-ledger/db/backup/back-up";
import { restore } from "@gf-ledger/db/backup/restore";
import { openDatabase } from "@gf-ledger/db/database";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import { dataFolder, directDatabaseUrl, variables } from "../src/environment/process-environment";
import { runAndExit } from "./commands/run-and-exit";
import { migrationsOf, RUNNING_URL_FILE } from "./process/database";
import { print } from "./steps";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

interface Reached {
  readonly url: string;
  stop(): Promise<void>;
}

const stays = async () => {};

async function answers(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, 1);
  return pool
    .query("SELECT 1")
    .then(
      () => true,
      () => false,
    )
    .finally(close);
}

/**
 * The database to work on: at `DATABASE_URL`, the running product's, or the embedded one, started for this.
 */
async function reachDatabase(): Promise<Reached> {
  const given = directDatabaseUrl();
  if (given) return { url: given, stop: stays };
  const directory = join(dataFolder(), "postgres");
  const running = join(directory, RUNNING_URL_FILE);
  if (existsSync(running)) {
    const url = (await readFile(running, "utf8")).trim();
    // The file outlives a product that was killed.
    if (await answers(url)) return { url, stop: stays };
  }
  return startEmbeddedServer({ directory });
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
async function main([verb, file]: string[]): Promise<void> {
  if (!file || (verb !== "backup" && verb !== "restore")) {
    throw new Error(`Name the file: npm run ${verb ?? "backup"} -- FILE`);
  }
  const database = await reachDatabase();
  try {
    if (verb === "restore") await applyMigrations(database.url, migrationsOf(ROOT));
    const path = resolve(variables().INIT_CWD ?? process.cwd(), file);
    const { counts, extraCost } =
      verb === "backup" ? await backUp(database.url, path, new Date()) : await restore(database.url, path);
    print(
      `${verb === "backup" ? "Backed up" : "Restored and verified"}: ${counts.users} users, ${counts.receipts} receipts,`,
    );
    print(`${counts.line_items} line items, extra cost ${(extraCost / 100).toFixed(2)}.`);
  } finally {
    await database.stop();
  }
}

runAndExit(() => main(process.argv.slice(2)));
