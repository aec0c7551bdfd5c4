import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "../src/backup/back-up";
import { restore } from "../src/backup/restore";
import { createTestDatabase, type TestDatabase } from "../src/testing/test-database";

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeAll(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  const user = await source.database.user.create({ data: { email: "backup@example.com", edition: "us" } });
  await source.database.lineItem.createMany({
    data: Array.from({ length: 2500 }, (_, index) => ({
      userId: user.id,
      purchaseDate: new Date("2026-02-28T00:00:00Z"),
      name: `Bread “${index}” \u{1F35E}\n\u2028\u2029\u0085\r\n`,
      category: "Snacks",
      quantity: 1.5,
      currency: "USD",
      price: 700,
      regularPrice: 350,
      priceSource: "own",
      extraCost: 350,
    })),
  });
});
afterAll(async () => {
  await source.close();
  await target.close();
});

test("A backup restored elsewhere has the same rows and sums, to the cent and the character", async () => {
  const file = join(folder, "whole.gz");
  const figures = await backUp(source.url, file, new Date());
  expect(figures).toMatchObject({ counts: { users: 1, line_items: 2500 }, extraCost: 875_000 });
  await target.database.user.create({ data: { email: "replaced@example.com" } });
  expect(await restore(target.url, file)).toEqual(figures);
  const order = { orderBy: { id: "asc" as const } };
  expect(await target.database.lineItem.findMany(order)).toEqual(
    await source.database.lineItem.findMany(order),
  );
  expect(await target.database.user.findMany()).toEqual(await source.database.user.findMany());
});

test("A backup that is cut off, or is none, changes nothing", async () => {
  const file = join(folder, "cut.gz");
  await backUp(source.url, file, new Date());
  await writeFile(file, (await readFile(file)).subarray(0, 2000));
  await expect(restore(target.url, file)).rejects.toThrow();
  await writeFile(file, "not a backup");
  await expect(restore(target.url, file)).rejects.toThrow();
  expect(await target.database.lineItem.count()).toBe(2500);
});
