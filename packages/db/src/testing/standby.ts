import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { EmbeddedServer } from "../embedded/embedded-server";
import { freePort } from "../embedded/free-port";
import { assertReachable } from "../embedded/reachable";

const ASK_AGAIN_MS = 100;

export interface Standby {
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies a server's folder while it runs, as a base backup is, and lets the copy follow it. */
async function copyAsStandby(
  primary: { readonly server: EmbeddedServer; readonly directory: string },
  cluster: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: primary.server.url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('standby', true)");
    // With its owner: as root, PostgreSQL runs as a user of its own.
    execFileSync("cp", ["-a", join(primary.directory, "cluster"), cluster]);
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    await rm(join(cluster, "postmaster.pid"));
    const { uid, gid } = await stat(cluster);
    const conninfo = primary.server.url.replace(/\/[^/]*$/, "/postgres");
    const written = {
      backup_label: rows[0]?.labelfile ?? "",
      "standby.signal": "",
      "postgresql.auto.conf": `primary_conninfo = '${conninfo}'\n`,
    };
    for (const [name, text] of Object.entries(written)) {
      await writeFile(join(cluster, name), text);
      await chown(join(cluster, name), uid, gid);
    }
  } finally {
    await client.end();
  }
}

/**
 * Starts a second PostgreSQL that follows an embedded one by streaming replication. The package that starts the first
 * waits for words that a standby never says, so this one is started by hand.
 * @param primary the server, and its folder as `startEmbeddedServer` was given it
 * @param directory an empty folder
 */
export async function startStandby(
  primary: { readonly server: EmbeddedServer; readonly directory: string },
  directory: string,
): Promise<Standby> {
  const cluster = join(directory, "cluster");
  await assertReachable(directory);
  await copyAsStandby(primary, cluster);
  const { uid, gid } = await stat(cluster);
  const [program = ""] = (await readFile(join(cluster, "postmaster.opts"), "utf8")).split(' "');
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "max_connections=120"].flatMap((one) => ["-c", one]);
  const asItsUser = process.getuid?.() === 0 ? { uid, gid } : {};
  const server = spawn(program, ["-D", cluster, "-p", String(port), ...settings], {
    stdio: "ignore",
    ...asItsUser,
  });
  const ended = once(server, "exit");
  const address = new URL(primary.server.url);
  address.port = String(port);
  for (;;) {
    const client = new pg.Client({ connectionString: address.href });
    const answers = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (answers) break;
    if (server.exitCode !== null) throw new Error(`The standby ended with ${server.exitCode}.`);
    await sleep(ASK_AGAIN_MS);
  }
  return {
    url: address.href,
    async stop() {
      server.kill("SIGINT");
      await ended;
    },
  };
}
