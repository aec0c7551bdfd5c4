import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inCall } from "../src/call";
import { type OpenDatabase, openDatabase } from "../src/database";
import { databaseTrouble } from "../src/database-trouble";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let stage: TestDatabase;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  stage = await createTestDatabase();
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await stage.close();
});

function open(...how: Parameters<typeof openDatabase> extends [string, ...infer Rest] ? Rest : never) {
  const one = openDatabase(stage.url, ...how);
  opened.push(one);
  return one;
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

/** How many statements that sleep run in the database now. */
async function sleeping(): Promise<number> {
  const { rows } = await stage.pool.query<{ running: number }>(
    "SELECT count(*)::int AS running FROM pg_stat_activity WHERE query LIKE '%pg_sleep%' AND state = 'active' AND pid <> pg_backend_pid()",
  );
  return rows[0]?.running ?? 0;
}

async function untilNoneSleeps(): Promise<number> {
  for (let tries = 0; tries < 100 && (await sleeping()) > 0; tries += 1) await sleep(50);
  return sleeping();
}

test.each(["session", "transaction"] as const)(
  "operating-52 with a pooling by %s, a statement that takes too long is ended in the database, and its connection serves on",
  async (pooling) => {
    const { pool, database } = open(1, { pooling, statementMs: 300 });
    const asked = [
      () => pool.query("SELECT pg_sleep(60)"),
      () => database.$queryRaw`SELECT pg_sleep(60)::text`,
      () => database.$transaction((one) => one.$queryRaw`SELECT pg_sleep(60)::text`),
    ];
    for (const ask of asked) expect(databaseTrouble(await errorOf(ask()))).toBe("away");
    expect(await untilNoneSleeps()).toBe(0);
    expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  },
);

test("operating-52 the server itself ends the statement of a connection that is the product's own", async () => {
  const { pool } = open(1, { statementMs: 4_321 });
  expect((await pool.query("SHOW statement_timeout")).rows).toEqual([{ statement_timeout: "4321ms" }]);
});

test.each(["session", "transaction"] as const)(
  "operating-52 with a pooling by %s, what a caller read ends when they leave, and what they wrote goes on",
  async (pooling) => {
    const { pool, database } = open(2, { pooling });
    const leaving = new AbortController();
    const reading = inCall({ owner: "a", left: leaving.signal }, () =>
      errorOf(database.$queryRaw`SELECT pg_sleep(60)::text`),
    );
    const writing = inCall({ owner: "a", left: null }, () =>
      pool.query("SELECT 'written' AS done, pg_sleep(1)::text"),
    );
    await sleep(200);
    leaving.abort();
    expect(databaseTrouble(await reading)).toBe("away");
    expect((await writing).rows).toMatchObject([{ done: "written" }]);
    expect(await untilNoneSleeps()).toBe(0);
  },
);
