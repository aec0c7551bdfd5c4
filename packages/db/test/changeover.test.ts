import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../src/database";
import { databaseTrouble } from "../src/database-trouble";
import { watchDatabase } from "../src/database-watch";
import { type EmbeddedServer, startEmbeddedServer } from "../src/embedded/embedded-server";

let directory: string;
let server: EmbeddedServer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "changeover-"));
  server = await startEmbeddedServer({ directory });
  const { pool, close } = openDatabase(server.url, 1);
  await pool.query("CREATE TABLE notes (id INTEGER)");
  await close();
});
afterAll(() => server.stop());

/** Stops the database, and starts it again on its port once `meanwhile` is done: as a changeover looks from outside. */
async function changeOver(meanwhile: () => Promise<void>): Promise<void> {
  const { port } = server;
  await server.stop();
  await meanwhile();
  server = await startEmbeddedServer({ directory, port });
}

/** Ends the connection of the statement that sleeps. */
async function endSleeper(): Promise<void> {
  const { pool, close } = openDatabase(server.url, 1);
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
         WHERE wait_event = 'PgSleep' AND pid <> pg_backend_pid()`,
      );
      return rows.length;
    })
    .toBe(1);
  await close();
}

test("operating-42 callers wait for a connection while the database changes over, and are answered by the next one", async () => {
  const { database, pool, close } = openDatabase(server.url, 3, { changeoverSeconds: 60 });
  let answers: Promise<unknown>[] = [];
  await changeOver(async () => {
    answers = [
      pool.query("SELECT 1 AS one"),
      database.$queryRaw`SELECT 1 AS one`,
      database.$transaction((transaction) => transaction.$executeRaw`INSERT INTO notes VALUES (1)`),
    ];
    await sleep(300);
  });
  const [first, second, third] = await Promise.all(answers);
  expect(first).toMatchObject({ rows: [{ one: 1 }] });
  expect([second, third]).toEqual([[{ one: 1 }], 1]);
  await close();
});

test("operating-42 what only reads is asked again when its connection is lost", async () => {
  const { pool, close } = openDatabase(server.url, 2, { changeoverSeconds: 60 });
  const asked = pool.query("SELECT count(pg_sleep(2))::int AS slept FROM generate_series(1, 1)");
  await endSleeper();
  expect((await asked).rows).toEqual([{ slept: 1 }]);
  await close();
});

test("operating-42 what writes is never asked again by itself: nobody knows whether it was done", async () => {
  const { pool, close } = openDatabase(server.url, 2, { changeoverSeconds: 60 });
  const asked = pool.query("WITH slept AS (SELECT pg_sleep(60)) INSERT INTO notes SELECT 2 FROM slept").then(
    () => null,
    (error: unknown) => databaseTrouble(error),
  );
  await endSleeper();
  expect(await asked).toBe("changing");
  expect((await pool.query("SELECT id FROM notes WHERE id = 2")).rows).toEqual([]);
  await close();
});

test("operating-42 nobody waits longer than was set, nor at all where nothing was set", async () => {
  const patient = openDatabase(server.url, 1, { changeoverSeconds: 1 });
  const single = openDatabase(server.url, 1);
  await changeOver(async () => {
    for (const { pool } of [patient, single]) {
      const trouble = await pool.query("SELECT 1").then(
        () => null,
        (error: unknown) => databaseTrouble(error),
      );
      expect(trouble).toBe("away");
    }
  });
  await patient.close();
  await single.close();
});

test("operating-42 a database that changes over is told from one that is away", async () => {
  const [changing, away] = [60_000, 0].map((changeoverMs) =>
    watchDatabase(server.url, { everyMs: 50, deadlineMs: 300, changeoverMs }),
  );
  await changeOver(async () => {
    await expect.poll(() => [changing?.changing, away?.away], { timeout: 10_000 }).toEqual([true, true]);
    expect([changing?.away, away?.changing]).toEqual([false, false]);
  });
  await expect.poll(() => [changing?.changing, away?.away], { timeout: 10_000 }).toEqual([false, false]);
  await changing?.close();
  await away?.close();
});
