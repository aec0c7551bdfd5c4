import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Prisma } from "../src/generated/client";
import { applyMigrations } from "../src/migrations/apply-migrations";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = join(await mkdtemp(join(tmpdir(), "migrations-")), "migrations");
  await cp("prisma/migrations", directory, { recursive: true });
});
afterAll(() => database.close());

/** A database with every migration that came before this one. */
async function databaseBefore(migration: string): Promise<TestDatabase> {
  const older = await createTestDatabase();
  const before = join(await mkdtemp(join(tmpdir(), "migrations-")), "migrations");
  await cp("prisma/migrations", before, {
    recursive: true,
    filter: (path) => !/^\d{14}_/.test(basename(path)) || basename(path) < migration,
  });
  await older.pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  await applyMigrations(older.url, before);
  return older;
}

test("Applying the migrations again does nothing", async () => {
  expect(await applyMigrations(database.url)).toEqual([]);
});

test("Prisma's own table records every migration with the checksum of its file", async () => {
  const { rows } = await database.pool.query(
    "SELECT migration_name, length(checksum) AS length, finished_at IS NOT NULL AS done FROM _prisma_migrations",
  );
  expect(rows).toContainEqual({ migration_name: "20261121000000_first", length: 64, done: true });
});

test("A migration that fails leaves nothing behind and is named", async () => {
  await cp(join(directory, "20261121000000_first"), join(directory, "20990101000000_broken"), {
    recursive: true,
  });
  await writeFile(
    join(directory, "20990101000000_broken", "migration.sql"),
    "CREATE TABLE half (id int); SELECT nonsense;",
  );
  await expect(applyMigrations(database.url, directory)).rejects.toThrow("20990101000000_broken");
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
});

test("A migration that was edited after it was applied stops the start", async () => {
  await writeFile(join(directory, "20261121000000_first", "migration.sql"), "SELECT 1;");
  await expect(applyMigrations(database.url, directory)).rejects.toThrow("was edited after it was applied");
});

test("prices-15 The database refuses a line item whose amounts do not fit its kind, whatever writes it", async () => {
  const user = await database.database.user.create({ data: { email: "claim@example.com" } });
  const row = {
    userId: user.id,
    purchaseDate: new Date("2026-03-01"),
    name: "GF bread",
    category: "Bread and Bakery",
    quantity: 1,
    currency: "CAD",
    price: 100,
    regularPrice: 200,
    priceSource: "custom",
    extraCost: -100,
  };
  const create = (change: Partial<Prisma.LineItemUncheckedCreateInput>) =>
    database.database.lineItem.create({ data: { ...row, ...change } });
  const back = { kind: "return", quantity: -1, price: -100, regularPrice: -200, extraCost: 100 };
  const bought = await create({});
  expect(bought).toMatchObject({ extraCost: -100, kind: "counterpart" });
  await expect(create({ ...back, returnOfId: bought.id })).resolves.toMatchObject({ returnOfId: bought.id });
  for (const wrong of [
    { extraCost: 0 },
    { price: -100, extraCost: -300 },
    { quantity: -1 },
    { quantity: 0 },
    { ...back, quantity: 1 },
    { ...back, price: 100, extraCost: 300 },
    { kind: "meal" },
    { returnOfId: bought.id },
    { size: 400 },
    { size: 0, unit: "g" },
    { soldByWeight: true },
  ])
    await expect(create(wrong), JSON.stringify(wrong)).rejects.toThrow("check");
});

test("claim-3 Rows logged with positive differences only get the signed one, and nothing else of theirs changes", async () => {
  const older = await databaseBefore("20261122145500_true_amounts");
  await older.pool.query(`
    INSERT INTO users (id, email) VALUES ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11', 'a@example.com');
    INSERT INTO line_items (id, user_id, purchase_date, name, category, quantity, currency, price, regular_price,
      price_source, extra_cost) VALUES
      ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e21', '0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11', '2026-01-01', 'GF bread',
        'Snacks', 1, 'CAD', 700, 349, 'custom', 351),
      ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e22', '0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11', '2026-01-02', 'GF bread',
        'Snacks', 1, 'CAD', 300, 349, 'custom', 0)`);
  await applyMigrations(older.url);
  const { rows } = await older.pool.query(
    "SELECT price, regular_price, extra_cost, kind, size FROM line_items ORDER BY id",
  );
  await older.close();
  expect(rows).toEqual([
    { price: 700, regular_price: 349, extra_cost: 351, kind: "counterpart", size: null },
    { price: 300, regular_price: 349, extra_cost: -49, kind: "counterpart", size: null },
  ]);
});

test("accounts-8, accounts-39 Passwords of addresses never verified are forgotten, and keys made before there were scopes end in a year", async () => {
  const older = await databaseBefore("20261122083000_account_safety");
  await older.pool.query(`
    INSERT INTO users (id, email, password_hash, email_verified) VALUES
      ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11', 'verified@example.com', 'hers', now()),
      ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e12', 'waiting@example.com', 'anybody''s', NULL);
    INSERT INTO api_keys (id, user_id, name, prefix, key_hash) VALUES
      ('0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e13', '0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11', 'old', 'gfl_abc', 'hash')`);
  expect(await applyMigrations(older.url)).toContain("20261122083000_account_safety");
  const { rows: users } = await older.pool.query("SELECT email, password_hash FROM users ORDER BY email");
  const { rows: keys } = await older.pool.query(
    "SELECT scopes, expires_at - now() BETWEEN '364 days' AND '367 days' AS in_a_year FROM api_keys",
  );
  await older.close();
  expect(users).toEqual([
    { email: "verified@example.com", password_hash: "hers" },
    { email: "waiting@example.com", password_hash: null },
  ]);
  expect(keys).toEqual([{ scopes: ["read", "write"], in_a_year: true }]);
});

test("plans-27 What was saved before saves were counted counts as it would have: with a gluten-free item, no photo twice, nothing imported", async () => {
  const older = await databaseBefore("20261122150000_counted_saves");
  const person = "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11";
  const receipt = (last: string) => `0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e${last}`;
  await older.pool.query("INSERT INTO users (id, email) VALUES ($1, 'saver@example.com')", [person]);
  await older.pool.query(
    `INSERT INTO readings (id, user_id, read_at)
     SELECT gen_random_uuid(), $1, '2026-03-05T10:00:00.250Z'::timestamptz FROM generate_series(1, 5)`,
    [person],
  );
  const rows = [
    { last: "21", photo: "a", status: "confirmed", glutenFree: true, read: "2026-03-05T10:00:00Z" },
    { last: "22", photo: "a", status: "confirmed", glutenFree: true, read: "2026-03-05T10:00:00Z" },
    { last: "23", photo: "b", status: "confirmed", glutenFree: false, read: "2026-03-05T10:00:00Z" },
    { last: "24", photo: "c", status: "draft", glutenFree: true, read: "2026-03-05T10:00:00Z" },
    { last: "25", photo: "d", status: "confirmed", glutenFree: true, read: "2025-12-01T10:00:00Z" },
  ];
  for (const { last, photo, status, glutenFree, read } of rows) {
    await older.pool.query(
      `INSERT INTO receipts (id, user_id, status, currency, reader, reader_version, catalogue_version, confidence,
         evidence, image_sha256, perceptual_hash, created_at, confirmed_at)
       VALUES ($1, $2, $3::text, 'CAD', 'local', '1', '1', 1, '{}', $4, '', $5,
         CASE WHEN $3 = 'confirmed' THEN '2026-03-06T10:00:00Z'::timestamptz END)`,
      [receipt(last), person, status, photo, read],
    );
    await older.pool.query(
      `INSERT INTO receipt_items (id, receipt_id, position, raw_text, name, quantity, unit, price, category,
         gluten_free, selected, confidence)
       VALUES (gen_random_uuid(), $1, 0, '', '', 1, 'each', 1, 'Snacks', $2, true, 1)`,
      [receipt(last), glutenFree],
    );
  }
  expect(await applyMigrations(older.url)).toContain("20261122150000_counted_saves");
  const counted = await older.database.countedSave.findMany({ omit: { id: true } });
  await older.close();
  expect(counted).toEqual([
    { userId: person, receiptId: receipt("21"), savedAt: new Date("2026-03-06T10:00:00Z") },
  ]);
});

test("receipts-66, reports-48, claim-33, receipts-60 What can be undone, and a correction that was begun, outlast the move into one table", async () => {
  const older = await databaseBefore("20261130010000_one_table_of_undos");
  const owner = "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11";
  const id = (last: number) => `0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e2${last}`;
  await older.pool.query(`
    INSERT INTO users (id, email) VALUES ('${owner}', 'a@example.com');
    INSERT INTO receipt_undos (receipt_id, act, user_id, kept, taken_at) VALUES
      ('${id(1)}', 'correction-begun', '${owner}', '{"n": 1}', '2026-01-01T00:00Z'),
      ('${id(1)}', 'line-removed', '${owner}', '{"n": 2}', '2026-01-01T00:01Z');
    INSERT INTO line_item_undos (id, user_id, kept, taken_at) VALUES
      ('${id(2)}', '${owner}', '[{"n": 3}]', '2026-01-01T00:02Z');
    INSERT INTO removal_undos (id, user_id, thing, kept, taken_at) VALUES
      ('${id(3)}', '${owner}', 'person', '{"n": 4}', '2026-01-01T00:03Z'),
      ('${id(4)}', '${owner}', 'correction', '{"n": 5}', '2026-01-01T00:04Z')`);
  await applyMigrations(older.url);
  const { rows } = await older.pool.query(
    "SELECT subject_id, act, user_id, kept, taken_at FROM undos ORDER BY taken_at",
  );
  await older.close();
  const row = (last: number, act: string, kept: unknown, minute: number) => ({
    subject_id: id(last),
    act,
    user_id: owner,
    kept,
    taken_at: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  });
  expect(rows).toEqual([
    row(1, "correction-begun", { n: 1 }, 0),
    row(1, "line-removed", { n: 2 }, 1),
    row(2, "line-items-changed", [{ n: 3 }], 2),
    row(3, "person-removed", { n: 4 }, 3),
    row(4, "correction-forgotten", { n: 5 }, 4),
  ]);
});
