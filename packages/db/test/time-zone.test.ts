import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../src/database";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let stage: TestDatabase;

beforeAll(async () => {
  stage = await createTestDatabase();
  const name = new URL(stage.url).pathname.slice(1);
  await stage.pool.query(`ALTER DATABASE "${name}" SET timezone TO 'America/Toronto'`);
});
afterAll(() => stage.close());

test.each(["session", "transaction"] as const)(
  "operating-56 with a pooling by %s, a moment is the same to every statement, whatever time zone the database is in",
  async (pooling) => {
    const { database, pool, close } = openDatabase(stage.url, 1, { pooling });
    const emailVerified = new Date("2026-03-14T12:00:00.000Z");
    const email = `${randomUUID()}@example.com`;
    await database.user.create({ data: { email, emailVerified, edition: "ca" } });
    const { rows } = await pool.query("SELECT email_verified AS moment FROM users WHERE email = $1", [email]);
    const read = await database.user.findUniqueOrThrow({ where: { email } });
    await close();
    expect([rows[0]?.moment, read.emailVerified]).toEqual([emailVerified, emailVerified]);
  },
);
