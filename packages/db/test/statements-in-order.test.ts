import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let stage: TestDatabase;
const warnings: string[] = [];
const onWarning = (warning: Error) => void warnings.push(warning.message);

beforeAll(async () => {
  stage = await createTestDatabase();
  process.on("warning", onWarning);
});
afterAll(async () => {
  process.off("warning", onWarning);
  await stage.close();
});

test("operating-58 statements that are asked for side by side in a transaction are sent one after another", async () => {
  const { database, pool } = stage;
  const numbers = [1, 2, 3, 4, 5];
  const read = await database.$transaction((one) =>
    Promise.all(numbers.map((n) => one.$queryRaw<{ n: number }[]>`SELECT ${n}::int AS n`)),
  );
  expect(read.map(([row]) => row?.n)).toEqual(numbers);
  const client = await pool.connect();
  const settled = await Promise.allSettled([
    client.query("SELECT 1 AS n"),
    client.query("SELECT no_such_column"),
    client.query("SELECT 3 AS n"),
    new Promise((resolve, reject) =>
      client.query("SELECT 4 AS n", (error: Error | null, result: unknown) =>
        error ? reject(error) : resolve(result),
      ),
    ),
  ]);
  client.release();
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings.filter((warning) => warning.includes("client.query()"))).toEqual([]);
});
