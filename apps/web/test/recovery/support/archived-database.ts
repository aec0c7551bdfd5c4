import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import pg from "pg";

const ROOT = join(import.meta.dirname, "../../../../..");
const SHIPPED = join(ROOT, "deploy/pgbackrest/pgbackrest.conf");
const PROGRAMS = "/usr/lib/postgresql/15/bin";
const STANZA = "--stanza=gf-ledger";
const TRIES = 300;

/**
 * A PostgreSQL of Debian's whose log is archived by pgBackRest, with the settings that are shipped; only where things
 * lie is another. Needs root, since PostgreSQL runs as a user of its own.
 */
export async function openArchivedDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "gf-ledger-archived-"));
  chmodSync(folder, 0o711);
  const place = (name: string) => join(folder, name);
  const [data, sockets] = [place("data"), place("sockets")];
  for (const name of ["data", "sockets", "repository", "log", "lock", "spool"]) mkdirSync(place(name));
  const [port, password] = [await freePort(), randomBytes(12).toString("hex")];
  writeFileSync(place("password"), password);
  const env = {
    ...process.env,
    PGBACKREST_CONFIG: SHIPPED,
    PGBACKREST_REPO1_PATH: place("repository"),
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(24).toString("base64"),
    PGBACKREST_LOG_PATH: place("log"),
    PGBACKREST_LOCK_PATH: place("lock"),
    PGBACKREST_SPOOL_PATH: place("spool"),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: sockets,
  };
  execFileSync("chown", ["-R", "postgres:postgres", folder]);

  /** Runs a program as PostgreSQL's user, and answers what it prints. */
  const run = (program: string, ...args: readonly string[]): string =>
    execFileSync("runuser", ["-u", "postgres", "--", program, ...args], {
      env,
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const pgBackRest = (...args: readonly string[]) => run("/usr/bin/pgbackrest", STANZA, ...args);
  const start = () => {
    // Its output would hold the pipe of this command open for as long as it runs.
    run(`${PROGRAMS}/pg_ctl`, "start", "-w", "-t", "120", "-D", data, "-l", place("log/postgres.log"));
  };

  run(
    ...([`${PROGRAMS}/initdb`, "-D", data, "--encoding=UTF8", "--locale=C", "--data-checksums"] as const),
    ...["--auth-local=trust", "--auth-host=scram-sha-256", `--pwfile=${place("password")}`],
  );
  const lines = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    `unix_socket_directories = '${sockets}'`,
    "max_connections = 120",
    ...[...readFileSync(SHIPPED, "utf8").matchAll(/^# {3}(archive_\w+ = .+)$/gm)].map(([, line]) => line),
  ];
  appendFileSync(join(data, "postgresql.conf"), `\n${lines.join("\n")}\n`);
  start();
  pgBackRest("stanza-create");
  pgBackRest("check");
  const url = (name: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${name}`;

  async function ask<Row extends pg.QueryResultRow>(sql: string, database = "gf_ledger"): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url(database) });
    client.on("error", () => {});
    await client.connect();
    return client.query<Row>(sql).then(
      async ({ rows }) => {
        await client.end();
        return rows;
      },
      async (error) => {
        await client.end();
        throw error;
      },
    );
  }
  await ask("CREATE DATABASE gf_ledger", "postgres");

  return {
    url: url("gf_ledger"),
    ask,
    backUp: (type: "full" | "diff") => void pgBackRest("backup", `--type=${type}`),
    /** Resolves when all that was written so far is in the repository. */
    async archived(): Promise<void> {
      const [last] = await ask<{ name: string }>("SELECT pg_walfile_name(pg_switch_wal()) AS name");
      for (let tries = 0; tries < TRIES; tries += 1) {
        const [is] = await ask<{ there: boolean }>(
          `SELECT last_archived_wal >= '${last?.name}' AS there FROM pg_stat_archiver`,
        );
        if (is?.there) return;
        await sleep(100);
      }
      throw new Error(`The log was not archived:\n${pgBackRest("info")}`);
    },
    /** Loses the machine: the server is killed, and its files are gone. */
    lose(): void {
      run(`${PROGRAMS}/pg_ctl`, "stop", "-m", "immediate", "-D", data);
      rmSync(data, { recursive: true });
      mkdirSync(data, { mode: 0o700 });
      execFileSync("chown", ["postgres:postgres", data]);
    },
    stop: () => void run(`${PROGRAMS}/pg_ctl`, "stop", "-m", "fast", "-D", data),
    /**
     * Brings the files that are there back to a moment, or rebuilds lost ones as late as the repository knows, and
     * starts the server. Resolves when it takes writes.
     */
    async restore(moment: string | null): Promise<void> {
      const target = ["--delta", "--type=time", `--target=${moment}`, "--target-action=promote"];
      pgBackRest("restore", ...(moment ? target : []));
      start();
      for (let tries = 0; tries < TRIES; tries += 1) {
        const [is] = await ask<{ recovering: boolean }>("SELECT pg_is_in_recovery() AS recovering");
        if (!is?.recovering) return;
        await sleep(100);
      }
      throw new Error("The database does not take writes again.");
    },
    info: () =>
      JSON.parse(pgBackRest("info", "--output=json")) as {
        backup: { type: string; info: { size: number; repository: { size: number } } }[];
      }[],
    close(): void {
      try {
        run(`${PROGRAMS}/pg_ctl`, "stop", "-m", "immediate", "-D", data);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

export type ArchivedDatabase = Awaited<ReturnType<typeof openArchivedDatabase>>;
