import { afterAll, beforeAll, expect, test } from "vitest";
import { inCall, nameOwnerOfCall } from "../src/call";
import { openDatabase } from "../src/database";
import { databaseTrouble } from "../src/database-trouble";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let stage: TestDatabase;
beforeAll(async () => {
  stage = await createTestDatabase();
});
afterAll(() => stage.close());

const as = <Result>(owner: string, work: () => Result) => inCall({ owner, left: null }, work);

test("api-44 an account whose statements are slow leaves half of the connections to everybody else", async () => {
  const { database, pool, waiting, close } = openDatabase(stage.url, 4);
  await database.user.count();
  const slow = Array.from({ length: 8 }, () => as("a", () => pool.query("SELECT pg_sleep(1)")));
  await expect.poll(waiting).toBe(6);
  const answered = await Promise.race([
    as("b", async () => await database.user.count()).then(() => "another account"),
    ...slow.map((one) => one.then(() => "the slow account")),
  ]);
  expect(answered).toBe("another account");
  await Promise.all(slow);
  expect(waiting()).toBe(0);
  await close();
});

test("api-44 whoever waits is served in turn, by the account that the gates found", async () => {
  const { pool, close } = openDatabase(stage.url, 1);
  const order: string[] = [];
  const ask = (name: string) =>
    as("an address", async () => {
      nameOwnerOfCall(name);
      await pool.query("SELECT pg_sleep(0.02)");
      order.push(name);
    });
  await Promise.all(["a", "a", "a", "a", "b", "b"].map(ask));
  expect(order).toEqual(["a", "b", "a", "b", "a", "a"]);
  await close();
});

test("api-44 a connection that fails gives its place back, and one that none comes free for says so", async () => {
  const nowhere = openDatabase("postgresql://nobody@127.0.0.1:1/none", 1);
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(nowhere.pool.query("SELECT 1")).rejects.toThrow("ECONNREFUSED");
  }
  expect(nowhere.waiting()).toBe(0);
  await nowhere.close();

  const { pool, close } = openDatabase(stage.url, 1);
  const client = await pool.connect();
  const late = await pool.query("SELECT 1").then(
    () => null,
    (error: unknown) => databaseTrouble(error),
  );
  expect(late).toBe("away");
  client.release();
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await close();
});
