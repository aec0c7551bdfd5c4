import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { weighedBatches } from "../src/account-data/archive/checked-records";
import { readArchive } from "../src/account-data/archive/read-archive";
import { exportOf } from "./support/account-file";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, zipOf } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("accounts-97 what is imported comes in batches of a thousand rows and a million letters, whichever is less", async () => {
  const person = await testApp.signIn();
  await logged(testApp, person, [{}]);
  const files = await filesIn(await exportOf(person));
  const record = (letters: number) => ({
    id: randomUUID(),
    thing: "person",
    thingId: randomUUID(),
    change: "changed",
    field: "name",
    old: "a".repeat(letters),
    new: null,
    changedBy: "",
    why: null,
    changedAt: "2026-03-01T12:00:00.000Z",
  });
  const of = (count: number, letters: number) => Array.from({ length: count }, () => record(letters));
  const changes = [...JSON.parse(files.get("changes.json") ?? "[]"), ...of(300, 9_900), ...of(2_500, 1)];
  const manifest = JSON.parse(files.get("manifest.json") ?? "");
  manifest.figures.changes = changes.length;
  files.set("changes.json", JSON.stringify(changes)).set("manifest.json", JSON.stringify(manifest));

  const batches: { rows: number; letters: number }[] = [];
  for await (const batch of readArchive(await zipOf(files))) {
    if (batch.kind !== "changes") continue;
    batches.push({ rows: batch.records.length, letters: JSON.stringify(batch.records).length });
  }
  expect(batches.reduce((sum, { rows }) => sum + rows, 0)).toBe(changes.length);
  expect(Math.max(...batches.map(({ rows }) => rows))).toBe(1_000);
  expect(Math.max(...batches.map(({ letters }) => letters))).toBeLessThan(1_020_000);
  expect(batches).toHaveLength(6);
});

test("accounts-97 a record larger than a batch is a batch alone, and one of many rows joins none that it would overfill", async () => {
  async function* records() {
    for (const letters of [10, 1_500_000, 10, 20]) yield "a".repeat(letters);
  }
  const sizes: number[][] = [];
  const rowsOf = (record: string) => (record.length === 20 ? 1_000 : 1);
  for await (const batch of weighedBatches(records(), rowsOf)) sizes.push(batch.map(({ length }) => length));
  expect(sizes).toEqual([[10], [1_500_000], [10], [20]]);
});
