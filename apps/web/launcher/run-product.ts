import { join } from "node:path";
import { assertModelFiles } from "@gf-ledger/reader/ocr/model-files";
import {
  databaseUrl,
  dataFolder,
  directDatabaseUrl,
  isProduction,
  variables,
} from "../src/environment/process-environment";
import { readEnvironment } from "../src/server/environment/read-environment";
import { localOrigins } from "../src/server/environment/settings";
import { authSecretOf, holdDataFolder } from "./data-folder";
import { assertPortFree } from "./port";
import { type ExternalDatabase, startDatabase } from "./process/database";
import type { WebServerEnvironment } from "./process/web-server";
import { print } from "./steps";

/** A placeholder while the environment is checked, before the database is up. */
const UNDECIDED_DATABASE = "postgresql://embedded";

/** What `npm start` and `npm run dev` do differently. */
export interface WayToRun {
  /** The project's folder, as an absolute path. */
  readonly root: string;
  /**
   * Makes what the web server runs from, while the database comes up.
   * @returns variables for the web server's environment, which name its workers.
   * @throws StartRefused with what is wrong.
   */
  makeReady(database: Promise<unknown>): Promise<Readonly<Record<string, string>>>;
  /**
   * Starts the web server, which is told the database's address once there is one. Resolves when it answers.
   */
  startServer(
    environment: WebServerEnvironment,
    databaseUrl: Promise<string>,
  ): Promise<{ stop(): Promise<void> }>;
}

/** The database that the environment names; `undefined` stands for the embedded one. */
function externalDatabase(): ExternalDatabase | undefined {
  const [url, directUrl] = [databaseUrl(), directDatabaseUrl()];
  if (url && directUrl) return { url, directUrl };
  if (directUrl)
    throw new Error("DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler, beside it.");
  return undefined;
}

const closers: (() => Promise<void>)[] = [];
let stopping = false;

async function stopAll(code: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    for (const close of closers.reverse()) await close().catch(() => {});
  }
  process.exit(code);
}

async function launch({ root, makeReady, startServer }: WayToRun): Promise<void> {
  const dataDir = dataFolder(root);
  const provisional = { DATABASE_URL: UNDECIDED_DATABASE, ...variables(), DATA_DIR: dataDir };
  const checked = readEnvironment({
    AUTH_SECRET: isProduction() ? undefined : "x".repeat(32),
    ...provisional,
  });
  if (checked.RECEIPT_READER !== "remote") await assertModelFiles(join(root, "packages/reader/models"));
  const external = externalDatabase();
  const folder = await holdDataFolder(dataDir, () => {
    process.stderr.write(`Another start has taken over ${dataDir}; this one ends.\n`);
    void stopAll(1);
  });
  closers.push(folder.release);
  // After the hold: by then the web server of a killed start has let go of the port.
  await assertPortFree(checked.PORT, variables());
  const { DATABASE_URL: _reported, ...environment } = variables();
  // The database starts while the web server is made and loads; the web server waits for its address.
  const database = startDatabase(root, folder.path, external);
  closers.push(async () => (await database).stop());
  // Those who await it get its failure; without this it would count as unhandled as well.
  database.catch(() => {});
  const workers = await makeReady(database);

  print("Starting the web server …");
  const server = await startServer(
    {
      ...environment,
      DATA_DIR: folder.path,
      AUTH_SECRET: environment.AUTH_SECRET || (await authSecretOf(folder.path)),
      NEXTAUTH_URL: environment.APP_URL_CA ?? localOrigins(checked).ca,
      ...workers,
    },
    database.then(({ url }) => url),
  );
  closers.push(server.stop);
  announce(checked);
}

function announce(environment: ReturnType<typeof readEnvironment>): void {
  const origins = localOrigins(environment);
  print("");
  print(`GF Ledger is ready: http://localhost:${environment.PORT}`);
  print(`  Canadian edition  ${environment.APP_URL_CA ?? origins.ca}`);
  print(`  US edition        ${environment.APP_URL_US ?? origins.us}`);
  if (!environment.SMTP_URL) {
    print(`  Sign-in mail      ${origins.ca}/outbox  (also in ${join(environment.DATA_DIR, "outbox")})`);
  }
  print("  Ctrl-C stops everything.");
}

/** Runs the product until it is told to stop, then ends this process. */
export function runProduct(way: WayToRun): void {
  // The reader of this output may be gone; the stop must be finished all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // The embedded database's package listens too: it would stop the database and end this process at once,
    // while the web server still answers requests.
    process.removeAllListeners(signal);
    process.on(signal, () => void stopAll(0));
  }

  launch(way).catch(async (error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await stopAll(1);
  });
}
