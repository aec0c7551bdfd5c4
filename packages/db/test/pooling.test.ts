import { expect, test } from "vitest";
import { openDatabase } from "../src/database";
import { createTestDatabase } from "../src/testing/test-database";

const NAMED = { name: "one-of-a-name", text: "SELECT $1::int AS one", values: [1] };
const KNOWN = "SELECT name FROM pg_prepared_statements";

test.each([
  ["session", ["one-of-a-name"]],
  ["transaction", []],
] as const)(
  "operating-26 with a pooling by %s, the connection of a named statement knows %j afterwards",
  async (pooling, names) => {
    const stage = await createTestDatabase();
    const { pool, close } = openDatabase(stage.url, 1, { pooling });
    const asked = [await pool.query(NAMED), await pool.query("SELECT $1::int AS one", [1])];
    const client = await pool.connect();
    asked.push(await client.query(NAMED), await client.query(NAMED));
    client.release();
    expect(asked.map(({ rows }) => rows)).toEqual(asked.map(() => [{ one: 1 }]));
    expect((await pool.query(KNOWN)).rows.map(({ name }) => name)).toEqual(names);
    await close();
    await stage.close();
  },
);
