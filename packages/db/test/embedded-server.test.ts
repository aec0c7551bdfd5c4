import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../src/embedded/embedded-server";

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end().catch(() => {}));
  return rows;
}

test("operating-7 The embedded server keeps what was acknowledged when it is killed, and starts again by itself", async () => {
  const directory = await mkdtemp(join(tmpdir(), "embedded-"));
  const first = await startEmbeddedServer({ directory });
  await query(first.url, "CREATE TABLE kept (id int)");
  await query(first.url, "INSERT INTO kept VALUES (42)");
  if (!first.processId) throw new Error("The server's process is not known.");
  process.kill(first.processId, "SIGKILL");

  const second = await startEmbeddedServer({ directory });
  expect(await query(second.url, "SELECT id FROM kept")).toEqual([{ id: 42 }]);
  await second.stop();
});

test("operating-22 A Ctrl-C, which a terminal sends to the whole process group, does not reach the embedded server", async () => {
  const directory = await mkdtemp(join(tmpdir(), "embedded-"));
  const server = await startEmbeddedServer({ directory });
  const groupOf = (pid: number | undefined) =>
    execFileSync("ps", ["-o", "pgid=", "-p", String(pid)], { encoding: "utf8" }).trim();
  expect(groupOf(server.processId)).not.toBe(groupOf(process.pid));
  await server.stop();
});

test("A server left running by a killed launcher is ended, and its folder taken over", async () => {
  const directory = await mkdtemp(join(tmpdir(), "embedded-"));
  const left = await startEmbeddedServer({ directory });
  await query(left.url, "CREATE TABLE kept (id int)");
  const next = await startEmbeddedServer({ directory });
  expect(await query(next.url, "SELECT count(*)::int AS rows FROM kept")).toEqual([{ rows: 0 }]);
  await expect(query(left.url, "SELECT 1")).rejects.toThrow();
  await next.stop();
});

test("What a first start leaves that is killed while it makes the database keeps no later one from starting", async () => {
  const directory = await mkdtemp(join(tmpdir(), "embedded-"));
  const whole = await startEmbeddedServer({ directory });
  await whole.stop();
  const cluster = join(directory, "cluster");
  // Half of a cluster, where earlier versions left it and where it is made now, and a password not yet written.
  await rm(join(cluster, "postmaster.opts"));
  await rm(join(cluster, "global"), { recursive: true });
  await cp(cluster, join(directory, "cluster.new-abcdef"), { recursive: true });
  await writeFile(join(directory, "password"), "");

  const next = await startEmbeddedServer({ directory });
  expect(await query(next.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await next.stop();
  expect((await readdir(directory)).sort()).toEqual(["cluster", "cluster.never-started", "password"]);
});

test.each([0, 3])("A process that may start a server and ends with exit code %i says so", (code) => {
  const script = `await import("./src/embedded/embedded-server.ts"); process.exitCode = ${code};`;
  const args = ["--import", "tsx", "--input-type=module", "-e", script];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status, stderr).toBe(code);
});
