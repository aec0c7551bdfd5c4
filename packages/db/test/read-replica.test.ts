import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../src/database";
import { type EmbeddedServer, startEmbeddedServer } from "../src/embedded/embedded-server";
import { openReadReplica, type ReadReplica } from "../src/read-replica";
import { type Standby, startStandby } from "../src/testing/standby";

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "replica-"));
  folders.push(made);
  return made;
}

let directory: string;
let primary: EmbeddedServer;
let standby: Standby;
let writer: ReturnType<typeof openDatabase>;
let onStandby: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  directory = await folder();
  primary = await startEmbeddedServer({ directory });
  writer = openDatabase(primary.url);
  await writer.pool.query("CREATE TABLE written (number int)");
  standby = await startStandby({ server: primary, directory }, await folder());
  onStandby = openDatabase(standby.url);
});
afterAll(async () => {
  await onStandby.close();
  await standby.stop();
  await writer.close();
  await primary.stop();
  for (const made of folders) await rm(made, { recursive: true, force: true });
});
beforeEach(() => writer.pool.query("DELETE FROM written"));

/** What somebody who writes `number` reads right afterwards, and where. */
async function writeAndRead(replica: ReadReplica, number: number) {
  await writer.pool.query("INSERT INTO written VALUES ($1)", [number]);
  const caughtUp = await replica.caughtUp();
  const { rows } = await (caughtUp ?? writer).pool.query("SELECT max(number) AS number FROM written");
  return { from: caughtUp ? "replica" : "primary", ...rows[0] };
}

/** A replica with a counted patience, whose answers are noted. */
async function withReplica<Answer>(
  urls: readonly string[],
  work: (replica: ReadReplica, answers: string[]) => Promise<Answer>,
): Promise<Answer> {
  const answers: string[] = [];
  const replica = openReadReplica(urls, writer.pool, {
    waitMs: 2000,
    restMs: 0,
    onAnswer: (from) => answers.push(from),
  });
  return work(replica, answers).finally(() => replica.close());
}

test("operating-43 what was written a moment ago is read on the replica, every time", async () => {
  await withReplica([standby.url], async (replica, answers) => {
    for (let number = 1; number <= 50; number += 1)
      expect(await writeAndRead(replica, number)).toEqual({ from: "replica", number });
    expect(new Set(answers)).toEqual(new Set(["replica"]));
  });
});

test("operating-43 while the replica is behind, the primary answers; then the replica again", async () => {
  await withReplica([standby.url], async (replica, answers) => {
    await onStandby.pool.query("SELECT pg_wal_replay_pause()");
    expect(await writeAndRead(replica, 7)).toEqual({ from: "primary", number: 7 });
    await onStandby.pool.query("SELECT pg_wal_replay_resume()");
    expect(await writeAndRead(replica, 8)).toEqual({ from: "replica", number: 8 });
    expect(answers).toEqual(["primary", "replica"]);
  });
});

test("operating-43 a replica that was late is left alone for a while, so that nobody else waits for it", async () => {
  const replica = openReadReplica([standby.url], writer.pool, { waitMs: 500, restMs: 3_600_000 });
  await onStandby.pool.query("SELECT pg_wal_replay_pause()");
  expect(await writeAndRead(replica, 1)).toEqual({ from: "primary", number: 1 });
  await onStandby.pool.query("SELECT pg_wal_replay_resume()");
  expect(await writeAndRead(replica, 2)).toEqual({ from: "primary", number: 2 });
  await replica.close();
});

test("operating-43 without a replica at that address, the primary answers", async () => {
  await withReplica(["postgresql://nobody@127.0.0.1:9/none"], async (replica) => {
    expect(await writeAndRead(replica, 3)).toEqual({ from: "primary", number: 3 });
  });
});

test("operating-43 a database that takes writes itself is no replica: it may have another history", async () => {
  await withReplica([primary.url], async (replica) => {
    expect(await writeAndRead(replica, 4)).toEqual({ from: "primary", number: 4 });
  });
});

test("operating-43 of several addresses, those that follow the primary are read, whichever they are", async () => {
  const everywhere = ["postgresql://nobody@127.0.0.1:9/none", primary.url, standby.url];
  const replica = openReadReplica(everywhere, writer.pool, { waitMs: 2000, restMs: 3_600_000 });
  for (let number = 1; number <= 5; number += 1)
    expect(await writeAndRead(replica, number)).toEqual({ from: "replica", number });
  await replica.close();
});

test("operating-43 a replica that hangs takes nothing from the others", async () => {
  const held: Socket[] = [];
  const hanging = createServer((socket) => void held.push(socket));
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  const { port } = hanging.address() as { port: number };
  const replica = openReadReplica([`postgresql://nobody@127.0.0.1:${port}/none`, standby.url], writer.pool, {
    waitMs: 2000,
    restMs: 0,
  });
  for (let number = 1; number <= 4; number += 1)
    expect(await writeAndRead(replica, number)).toEqual({ from: "replica", number });
  expect(held).not.toEqual([]);
  for (const socket of held) socket.destroy();
  await replica.close();
  await new Promise((resolve) => hanging.close(resolve));
});

/** Asks until a standby is read. */
const expectReadSoon = (replica: ReadReplica) =>
  expect.poll(async () => (await replica.caughtUp()) !== null, { timeout: 60_000, interval: 100 }).toBe(true);

/** The address of a person who may see no more of a server than any. */
async function plainUrl(server: ReturnType<typeof openDatabase>, url: string): Promise<string> {
  await server.pool.query("CREATE ROLE plain LOGIN PASSWORD 'plain'");
  return Object.assign(new URL(url), { username: "plain", password: "plain" }).href;
}

test("operating-43 a standby that follows the next primary is read at once, or from its first checkpoint on by whoever may not see what it receives", async () => {
  const next = await startStandby({ server: primary, directory }, await folder());
  const follower = await startStandby({ server: primary, directory }, await folder());
  const promoted = openDatabase(next.url);
  const onFollower = openDatabase(follower.url);
  try {
    await promoted.pool.query("SELECT pg_promote()");
    const plain = await plainUrl(promoted, follower.url);
    const reported = openReadReplica([follower.url], promoted.pool, { restMs: 0 });
    const untold = openReadReplica([plain], promoted.pool, { restMs: 0 });
    expect(await reported.caughtUp()).toBeNull();

    const from = next.url.replace(/\/[^/]*$/, "/postgres");
    await onFollower.pool.query(`ALTER SYSTEM SET primary_conninfo = '${from}'`);
    await onFollower.pool.query("SELECT pg_reload_conf()");
    await expectReadSoon(reported);
    await promoted.pool.query("INSERT INTO written VALUES (11)");
    const { rows } = await ((await reported.caughtUp()) ?? writer).pool.query("SELECT number FROM written");
    expect(rows).toEqual([{ number: 11 }]);
    expect(await untold.caughtUp()).toBeNull();

    await promoted.pool.query("CHECKPOINT");
    await expectReadSoon(reported);
    await onFollower.pool.query("CHECKPOINT");
    await expectReadSoon(untold);
    await reported.close();
    await untold.close();
  } finally {
    await onFollower.close();
    await promoted.close();
    await follower.stop();
    await next.stop();
  }
});

test("operating-43 a standby whose primary was replaced by another one is not read before it follows that one", async () => {
  const next = await startStandby({ server: primary, directory }, await folder());
  const promoted = openDatabase(next.url);
  try {
    await promoted.pool.query("SELECT pg_promote()");
    await promoted.pool.query("INSERT INTO written VALUES (1)");
    // The old standby has all that the new primary has, by its position, and more: of the old history.
    await writer.pool.query("INSERT INTO written SELECT generate_series(10, 2000)");
    const replica = openReadReplica([standby.url], promoted.pool, { waitMs: 1000 });
    expect(await replica.caughtUp()).toBeNull();
    await replica.close();
  } finally {
    await promoted.close();
    await next.stop();
  }
});
