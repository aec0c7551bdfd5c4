import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("§9 No row can hold a negative extra cost, whatever writes it", async () => {
  const user = await database.database.user.create({ data: { email: "claim@example.com" } });
  const row = {
    userId: user.id,
    purchaseDate: new Date("2026-03-01"),
    productName: "GF bread",
    category: "Bread and Bakery",
    quantity: 1,
    currency: "CAD",
    gfPriceCents: 100,
    regularPriceCents: 200,
    priceSource: "custom",
  };
  await expect(database.database.lineItem.create({ data: { ...row, savingsCents: -100 } })).rejects.toThrow();
  await expect(
    database.database.lineItem.create({ data: { ...row, savingsCents: 0 } }),
  ).resolves.toMatchObject({ savingsCents: 0 });
});
