// PgBouncer in front of a database, lending a connection for each transaction.
import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureProgram } from "../checking/debian-package.mjs";
import { ROOT } from "../prepare.mjs";
import { freePort } from "../product.mjs";

/** Fewer connections than the product holds open to it, so that they are truly shared. */
const CONNECTIONS = 4;
/** PgBouncer refuses to run as root; this is Debian's user of nobody. */
const NOBODY = 65534;
const START_TRIES = 100;

const settings = (database, port) => `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username} password=${database.password} connect_query='SET statement_timeout TO 30000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${database.username}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 400
ignore_startup_parameters = extra_float_digits
`;

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

/**
 * Starts PgBouncer in front of the database at `databaseUrl`, with its files in `folder`. Resolves with its own
 * address, `transactions`, which counts what went through it, and `stop`.
 */
export async function startPooler(folder, databaseUrl, say) {
  const program = ensureProgram("/usr/sbin/pgbouncer", "pgbouncer", say);
  const port = await freePort();
  const database = new URL(databaseUrl);
  const file = join(folder, "pgbouncer.ini");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, settings(database, port), { mode: 0o600 });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    for (const path of [folder, file]) chownSync(path, NOBODY, NOBODY);
    chmodSync(dirname(folder), 0o711);
  }
  const owner = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, ["-q", file], { stdio: ["ignore", "ignore", "pipe"], ...owner });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (child.exitCode !== null || tries > START_TRIES)
      throw new Error(`PgBouncer did not start:\n${output}`);
    await sleep(50);
  }
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    url: url.href,
    async transactions() {
      // Not at the top: in a fresh clone this file is read before the dependencies are installed.
      const { Client } = createRequire(join(ROOT, "packages/db/package.json"))("pg");
      const admin = new Client({ connectionString: new URL("/pgbouncer", url).href });
      await admin.connect();
      const { rows } = await admin.query("SHOW STATS_TOTALS").finally(() => admin.end());
      return Number(rows.find(({ database: name }) => `/${name}` === database.pathname)?.xact_count ?? 0);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
