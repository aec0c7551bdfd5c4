import { afterAll, beforeAll, expect, test } from "vitest";
import {
  correctionRecordSchema,
  itemRecordSchema,
  mergedNameRecordSchema,
  receiptRecordSchema,
} from "../src/account-data/account-records";
import { bringIn, exportOf } from "./support/account-file";
import { readItem } from "./support/reading";
import { readingAt, readReceipt, yearOf } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";
import { filesIn, zipOf } from "./support/zip";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(async () => {
  await testApp.close();
});

/** A person with a purchase, its return, a correction, two merged spellings, and a receipt being corrected. */
async function fullPerson() {
  const person = await testApp.signIn();
  const items = [readItem("GF WHT BREAD", 699), readItem("GF WHITE LOAF", 799), readItem("LF 4471", 599)];
  const first = await readReceipt(testApp, person, readingAt("Shop", "2026-03-01", items));
  const third = first.items[2]?.id ?? "";
  await person.call.receipts.changeDetails({
    id: third,
    name: "GF Loaf",
    price: 5.99,
    size: 400,
    sizeUnit: "g",
  });
  await person.call.receipts.selectItem({ id: third, selected: true });
  await person.call.receipts.confirm({ id: first.id });
  await person.call.products.merge({ from: "GF WHT BREAD", into: "GF WHITE LOAF" });
  const back = [readItem("RETURN GF WHT BREAD", -699), readItem("LF 4471", 599)];
  const second = await readReceipt(testApp, person, readingAt("Shop", "2026-03-10", back));
  expect(second.items.map(({ returnOf, correction }) => [returnOf, correction?.correctedOn])).toEqual(
    [expect.any(String), "2026-03-20"].map((value, at) => (at === 0 ? [value, undefined] : [null, value])),
  );
  await person.call.receipts.confirm({ id: second.id });
  await person.call.receipts.reopen({ id: second.id });
  return { ...person, second: second.id };
}

test("accounts-40 accounts-41 corrections, merged spellings, returns and open corrections are downloaded and brought back", async () => {
  const owner = await fullPerson();
  const zip = await exportOf(owner);
  const person = await testApp.signIn();
  await bringIn(person, zip);
  expect(await yearOf(testApp, person.user.id)).toEqual(await yearOf(testApp, owner.user.id));
  const without = (rows: readonly { id: string }[]) => rows.map(({ id: _id, ...row }) => row);
  const { corrections } = await owner.call.corrections.list();
  expect(corrections).toHaveLength(1);
  expect(without((await person.call.corrections.list()).corrections)).toEqual(without(corrections));
  expect(await person.call.products.merged()).toEqual(await owner.call.products.merged());
  const { drafts } = await person.call.receipts.drafts();
  expect(drafts).toMatchObject([{ reopened: true }]);
  const draft = await person.call.receipts.get({ id: drafts[0]?.id ?? "" });
  expect(draft.items[1]?.correction?.correctedOn).toBe("2026-03-20");
  const linked = draft.items[0]?.returnOf;
  const theirs = await person.call.taxReport.lineItems();
  expect(theirs.lineItems.find(({ id }) => id === linked)).toMatchObject({ name: "GF WHT BREAD" });
  expect(theirs.lineItems.find(({ kind }) => kind === "return")?.returnOf).toBe(linked);
});

test("accounts-41 a download made before corrections were kept is taken; one that lacks what it promises is not", async () => {
  const owner = await fullPerson();
  const files = await filesIn(await exportOf(owner));
  const manifest = JSON.parse(files.get("manifest.json") ?? "") as { figures: Record<string, unknown> };
  const { corrections: _corrections, mergedNames: _names, ...figures } = manifest.figures;
  const kept = [...files].filter(([name]) => !["corrections.json", "merged-names.json"].includes(name));
  const older = kept.map(([name, text]): [string, string] => [
    name,
    name === "manifest.json" ? JSON.stringify({ ...manifest, figures }) : text,
  ]);
  const person = await testApp.signIn();
  await bringIn(person, await zipOf(older));
  expect(await yearOf(testApp, person.user.id)).toEqual(await yearOf(testApp, owner.user.id));
  expect(await person.call.corrections.list()).toMatchObject({ corrections: [] });
  const other = await testApp.signIn();
  await expect(bringIn(other, await zipOf(kept))).rejects.toMatchObject({ status: 422 });
  expect(await testApp.database.receipt.count({ where: { userId: other.user.id } })).toBe(0);
});

test("accounts-40 every column of corrections, merged spellings and lines is in the download", async () => {
  const RECORDS = {
    receipts: receiptRecordSchema,
    receipt_items: itemRecordSchema,
    corrections: correctionRecordSchema,
    merged_names: mergedNameRecordSchema,
  } as const;
  for (const [table, record] of Object.entries(RECORDS)) {
    const { rows } = await testApp.pool.query<{ column: string }>(
      `SELECT column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND column_name NOT IN ('user_id', 'receipt_id', 'read_here')`,
      [table],
    );
    const reported = rows.map(({ column }) =>
      column.replace(/_([a-z0-9])/g, (_under, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(record.shape)).toEqual(expect.arrayContaining(reported));
  }
});
