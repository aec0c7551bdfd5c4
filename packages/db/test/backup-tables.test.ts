import { afterAll, beforeAll, expect, test } from "vitest";
import { backedUpTables } from "../src/backup/backed-up-tables";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

/** What a restored product does without. A table that is new is in every backup. */
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

test("operating-10 a backup holds every table but those that start again", async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `SELECT table_name AS "table" FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const tables = rows.map(({ table }) => table).sort();
  expect(tables).toEqual([...(await backedUpTables(database.pool)), ...LEFT_OUT].sort());
});

test("operating-10 a backup's tables come after those that their rows point to, a new table as well", async () => {
  await database.pool.query(
    `CREATE TABLE "a_new_table" (
      "item_id" UUID NOT NULL REFERENCES "line_items"("id"), "next_id" UUID UNIQUE REFERENCES "a_new_table"("next_id"))`,
  );
  const order = await backedUpTables(database.pool);
  const before = (first: string, then: string) =>
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(then));
  before("line_items", "a_new_table");
  before("receipt_items", "line_items");
  before("users", "receipts");
  before("receipts", "receipt_items");
  before("claims", "claim_links");
});
