import { afterAll, beforeAll, expect, test } from "vitest";
import { BACKED_UP_TABLES } from "../src/backup/backup-format";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

/** Counts, medians, challenges, turns and look-ups that begin anew, and the record of migrations, which a restore compares and keeps. */
const LEFT_OUT = [
  "_prisma_migrations",
  "commit_marks",
  "looked_up_products",
  "mail_signatures",
  "passkey_challenges",
  "pooled_prices",
  "rate_limits",
  "reading_turns",
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("operating-10 a backup holds every table but those that begin anew", async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const tables = rows.map(({ table }) => table).sort();
  expect(tables).toEqual([...BACKED_UP_TABLES, ...LEFT_OUT].sort());
});
