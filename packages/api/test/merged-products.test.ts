import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logged } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt, yearOf } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const NAMES = ["GF WHT BRD", "GF WHITE BREAD", "GF BREAD WHT", "GF PENNE"];

async function bought(person: Person, names = NAMES) {
  const items = names.map((name, at) => readItem(name, 500 + at));
  const { id } = await readReceipt(testApp, person, readingAt("Shop", "2026-03-14", items));
  await person.call.receipts.confirm({ id });
}
const productsOf = async ({ call }: Person) => {
  const { products } = await call.taxReport.products({ year: 2026 });
  return products.map(({ product, numberBought }) => [product, numberBought]).sort();
};

test("matching-25 two spellings that were merged are one product, and a later purchase of either is too", async () => {
  const person = await testApp.signIn();
  await bought(person);
  const merged = await person.call.products.merge({ from: "GF WHT BRD", into: "GF WHITE BREAD" });
  expect(merged).toMatchObject({ merged: [{ from: "GF WHT BRD", into: "GF WHITE BREAD" }] });
  await bought(person, ["GF WHT BRD", "gf wht  brd"]);
  expect(await productsOf(person)).toContainEqual(["GF WHITE BREAD", 4]);
  expect(await person.call.products.merge({ from: "GF WHT BRD", into: "GF WHITE BREAD" })).toEqual(merged);
});

test("matching-25 matching-41 a product's spellings go with it when it is merged again, and each can be taken out", async () => {
  const person = await testApp.signIn();
  await bought(person);
  await person.call.products.merge({ from: "GF WHT BRD", into: "GF WHITE BREAD" });
  await person.call.products.merge({ from: "GF WHITE BREAD", into: "GF BREAD WHT" });
  expect(await productsOf(person)).toEqual([
    ["GF BREAD WHT", 3],
    ["GF PENNE", 1],
  ]);
  await person.call.products.unmerge({ from: "GF WHT BRD" });
  expect(await productsOf(person)).toEqual([
    ["GF BREAD WHT", 2],
    ["GF PENNE", 1],
    ["GF WHT BRD", 1],
  ]);
  expect((await person.call.products.merged()).merged).toEqual([
    { from: "GF WHITE BREAD", into: "GF BREAD WHT" },
  ]);
});

test("matching-25 a product merged with itself, or one that was never bought, is refused", async () => {
  const person = await testApp.signIn();
  await bought(person);
  const { merge, unmerge } = person.call.products;
  const itself = { code: "BAD_REQUEST", message: expect.stringContaining("two different products") };
  expect(await refusalOf(merge({ from: "GF PENNE", into: "gf-penne" }))).toEqual(itself);
  const stranger = await testApp.signIn();
  const refused = { code: "NOT_FOUND", message: "No product in your reports has this name." };
  expect(await refusalOf(merge({ from: "GF PENNE", into: "GF OATS" }))).toEqual(refused);
  expect(
    await refusalOf(stranger.call.products.merge({ from: NAMES[0] ?? "", into: NAMES[1] ?? "" })),
  ).toEqual(refused);
  expect(await refusalOf(unmerge({ from: "GF PENNE" }))).toEqual(refused);
});

test("matching-41 a preview shows the rows and the claim before and after, and writes nothing", async () => {
  const person = await testApp.signIn();
  const row = (name: string, price: number) => ({ name, price, regularPrice: 400 });
  await logged(testApp, person, [row("GF WHT BRD", 300), row("GF WHITE BREAD", 700), row("GF PENNE", 500)]);
  const { previewMerge, merged, merge } = person.call.products;
  const pair = { from: "GF WHT BRD", into: "GF WHITE BREAD" };
  // Apart: 0.00 (cheaper than its regular product), 3.00 and 1.00. Together: 10.00 - 8.00 and 1.00.
  const preview = await previewMerge({ ...pair, year: 2026 });
  expect(preview).toMatchObject({ totalBefore: 4, totalAfter: 3 });
  expect(preview.before.map(({ product, amountToClaim }) => [product, amountToClaim])).toEqual([
    ["GF WHITE BREAD", 3],
    ["GF WHT BRD", 0],
  ]);
  expect(preview.after).toMatchObject([{ product: "GF WHITE BREAD", numberBought: 2, amountToClaim: 2 }]);
  expect(await merged()).toMatchObject({ merged: [] });
  await merge(pair);
  expect((await person.call.taxReport.products({ year: 2026 })).totalToClaim).toBe(3);
  expect((await refusalOf(previewMerge({ from: "GF OATS", into: "GF PENNE", year: 2026 }))).code).toBe(
    "NOT_FOUND",
  );
  expect((await refusalOf(previewMerge({ from: "gf penne", into: "GF PENNE", year: 2026 }))).code).toBe(
    "BAD_REQUEST",
  );
});

test("matching-41 the Undo of a merge puts back the spellings that came with it", async () => {
  const person = await testApp.signIn();
  await bought(person);
  const { merge, unmerge } = person.call.products;
  const before = await merge({ from: "GF WHT BRD", into: "GF WHITE BREAD" });
  await merge({ from: "GF WHITE BREAD", into: "GF BREAD WHT" });
  expect(await unmerge({ from: "GF WHITE BREAD", spellings: ["GF WHT BRD"] })).toEqual(before);
});

test("matching-25 no merge changes what a year holds, and every spelling has one product", async () => {
  const person = await testApp.signIn();
  await bought(person);
  const before = await yearOf(testApp, person.user.id);
  const pair = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES));
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 5 }), async (pairs) => {
      await testApp.database.mergedName.deleteMany({ where: { userId: person.user.id } });
      for (const [from, into] of pairs) if (from !== into) await person.call.products.merge({ from, into });
      expect(await yearOf(testApp, person.user.id)).toEqual(before);
      const counts = (await productsOf(person)).map(([, bought]) => Number(bought));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(NAMES.length);
      const rows = await testApp.database.mergedName.findMany({ where: { userId: person.user.id } });
      const spellings = new Set(rows.map((row) => row.spellingKey));
      expect(rows.every((row) => !spellings.has(row.productKey))).toBe(true);
      expect(rows.every((row) => row.productKey === spellingKey(row.name))).toBe(true);
    }),
    { numRuns: 25 },
  );
});
