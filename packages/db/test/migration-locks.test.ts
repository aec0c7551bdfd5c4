import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyMigrations, isConcurrent } from "../src/migrations/apply-migrations";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";
import { whatItStops } from "./support/what-a-migration-stops";

const MIGRATIONS = "prisma/migrations";
/** What a migration may do at once: it does not grow with the people who use the product. */
const SMALL_TABLES = ["products", "catalogue_version", "pooled_prices"];

/** Migrations that came before this rule, when the tables were small; they are applied everywhere. */
const BEFORE_THE_RULE: Readonly<Record<string, readonly string[]>> = {
  "20261122083000_account_safety": [
    "reads all of api_keys while nobody can write it",
    "reads all of users to change it",
  ],
  "20261122145500_true_amounts": [
    "reads all of receipt_items while nobody can write it",
    "reads all of line_items while nobody can write it",
  ],
  "20261122150000_counted_saves": ["reads all of receipts while nobody can write it"],
  "20261122161000_redo_and_remember": [
    "reads all of receipts while nobody can write it",
    "reads all of receipt_items while nobody can write it",
  ],
  "20261122180000_the_claim": ["reads all of line_items while nobody can write it"],
  "20261122181000_pooled_prices": ["reads all of users while nobody can write it"],
  "20261123010000_recorded_rates": ["reads all of record_changes while nobody can write it"],
  "20261123032000_household_members": ["reads all of sessions while nobody can write it"],
  "20261123040000_language": [
    "reads all of outgoing_mails while nobody can write it",
    "reads all of users while nobody can write it",
  ],
  "20261125050000_article_codes": ["reads all of corrections while nobody can write it"],
};

const namesOf = async (directory: string) =>
  (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function migrationsWith(...migrations: readonly (readonly [string, string])[]): Promise<string> {
  const directory = join(await mkdtemp(join(tmpdir(), "migrations-")), "migrations");
  for (const [name, sql] of migrations) {
    await mkdir(join(directory, name), { recursive: true });
    await writeFile(join(directory, name, "migration.sql"), sql);
  }
  return directory;
}

async function emptyDatabase(): Promise<TestDatabase> {
  const empty = await createTestDatabase();
  await empty.pool.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return empty;
}

describe("operating-39 what a migration keeps others from", () => {
  test("no migration rewrites a growing table, or reads all of it while nobody can write it", async () => {
    const growing = await emptyDatabase();
    const found: Record<string, string[]> = {};
    for (const name of await namesOf(MIGRATIONS)) {
      const sql = await readFile(join(MIGRATIONS, name, "migration.sql"), "utf8");
      const stops = isConcurrent(sql) ? [] : await whatItStops(growing.pool, sql);
      const large = stops.filter((words) => !SMALL_TABLES.some((table) => words.includes(` ${table} `)));
      if (large.length > 0) found[name] = large;
      await growing.pool.query(sql);
    }
    await growing.close();
    expect(found).toEqual(BEFORE_THE_RULE);
  });

  test("an index is made or dropped concurrently by a migration of that statement alone", async () => {
    const migrations = await Promise.all(
      (await namesOf(MIGRATIONS)).map((name) => readFile(join(MIGRATIONS, name, "migration.sql"), "utf8")),
    );
    const statements = (sql: string) =>
      sql
        .replace(/--.*$/gm, "")
        .split(";")
        .filter((statement) => statement.trim() !== "");
    expect(migrations.filter(isConcurrent).filter((sql) => statements(sql).length !== 1)).toEqual([]);
  });

  test.each([
    ["ALTER TABLE line_items ALTER COLUMN price TYPE bigint", "rewrites line_items"],
    ["ALTER TABLE users ADD COLUMN luck int DEFAULT (random() * 9)::int", "rewrites users"],
    ["CREATE INDEX slow ON line_items (name)", "reads all of line_items while nobody can write it"],
    ["ALTER TABLE receipts ADD CHECK (confidence <= 1)", "reads all of receipts while nobody can write it"],
    ["ALTER TABLE users ALTER COLUMN name SET NOT NULL", "reads all of users while nobody can write it"],
    ["UPDATE line_items SET name = upper(name)", "reads all of line_items to change it"],
    ["DELETE FROM receipts WHERE store IS NULL", "reads all of receipts to change it"],
  ])("%s: %s", async (sql, words) => {
    expect(await whatItStops(database.pool, sql)).toContain(words);
  });

  test.each([
    "ALTER TABLE line_items ADD COLUMN note text",
    "ALTER TABLE line_items ADD COLUMN weighed boolean NOT NULL DEFAULT false",
    "ALTER TABLE receipts ADD CHECK (confidence <= 1) NOT VALID",
    "ALTER TABLE line_items DROP COLUMN name",
    "CREATE TABLE notes (id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES users (id)); CREATE INDEX ON notes (user_id)",
  ])("%s keeps nobody from anything", async (sql) => {
    expect(await whatItStops(database.pool, sql)).toEqual([]);
  });
});

describe("operating-39 a migration beside those who work", () => {
  test("that has to wait for a table gives way to those behind it, and is applied when the table is free", async () => {
    const busy = await emptyDatabase();
    await busy.pool.query("CREATE TABLE notes (id int); INSERT INTO notes VALUES (1)");
    const directory = await migrationsWith([
      "20990101000000_wider",
      "ALTER TABLE notes ADD COLUMN text text",
    ]);
    const report = await busy.pool.connect();
    await report.query("BEGIN; SELECT * FROM notes");
    const migrating = applyMigrations(busy.url, directory, { lockTimeoutMs: 200, pauseMs: 100 });
    await expect
      .poll(async () => {
        const { rows } = await report.query(
          "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'notes'::regclass",
        );
        return rows.length;
      })
      .toBe(1);
    const { rows } = await busy.pool.query("SELECT * FROM notes");
    expect(rows).toEqual([{ id: 1 }]);
    await report.query("COMMIT");
    report.release();
    expect(await migrating).toEqual(["20990101000000_wider"]);
    await busy.close();
  });

  test("that never gets its table says so, and the next start tries again", async () => {
    const busy = await emptyDatabase();
    await busy.pool.query("CREATE TABLE notes (id int)");
    const directory = await migrationsWith([
      "20990101000000_wider",
      "ALTER TABLE notes ADD COLUMN text text",
    ]);
    const report = await busy.pool.connect();
    await report.query("BEGIN; SELECT * FROM notes");
    const hasty = { lockTimeoutMs: 50, pauseMs: 10, tries: 3 };
    await expect(applyMigrations(busy.url, directory, hasty)).rejects.toThrow(
      "Migration 20990101000000_wider could not be applied: canceling statement due to lock timeout",
    );
    await report.query("COMMIT");
    report.release();
    expect(await applyMigrations(busy.url, directory)).toEqual(["20990101000000_wider"]);
    await busy.close();
  });

  test("that makes an index concurrently is applied once by servers that start together", async () => {
    const shared = await emptyDatabase();
    await shared.pool.query("CREATE TABLE notes (id int)");
    const directory = await migrationsWith([
      "20990101000000_by_id",
      "-- For the list of notes.\nCREATE INDEX CONCURRENTLY notes_by_id ON notes (id);\n",
    ]);
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(shared.url, directory)));
    expect(applied.flat()).toEqual(["20990101000000_by_id"]);
    await shared.close();
  });

  test("whose index could not be finished is applied by the next start, and no broken index is left", async () => {
    const shared = await emptyDatabase();
    await shared.pool.query("CREATE TABLE notes (id int); INSERT INTO notes VALUES (1), (1)");
    const directory = await migrationsWith([
      "20990101000000_one_each",
      "CREATE UNIQUE INDEX CONCURRENTLY notes_one_each ON notes (id);",
    ]);
    await expect(applyMigrations(shared.url, directory)).rejects.toThrow("20990101000000_one_each");
    await shared.pool.query("TRUNCATE notes");
    expect(await applyMigrations(shared.url, directory)).toEqual(["20990101000000_one_each"]);
    const { rows } = await shared.pool.query(
      "SELECT indisvalid FROM pg_index WHERE indexrelid = 'notes_one_each'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    await shared.close();
  });
});
