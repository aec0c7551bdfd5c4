import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { afterAll, beforeAll, expect, test } from "vitest";
import { byDriver, within } from "../src/claims/basis/line-source";
import { readStoredLines } from "../src/claims/basis/read-stored-lines";
import type { StoredLine } from "../src/claims/basis/stored-line";
import { linesByProduct } from "../src/tax-report/rules/lines-by-product";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const BREAD = "0190a000-0000-7000-8000-000000000001";
const PENNE = "0190a000-0000-7000-8000-000000000002";
const back = { kind: "return", price: -699, regularPrice: -349, quantity: -1 } as const;

test("reports-12 claim-21 a long year is read in parts of whole products: spellings, merged names and returns stay together", async () => {
  const person = await testApp.signIn();
  const rows = [
    { id: BREAD, name: "GF Bread" },
    { name: "gf bread!" },
    { name: "GF BRD" },
    ...Array.from({ length: 9 }, (_, at) => ({ name: `GF Soup ${at % 3}` })),
    { name: "GF Penne" },
    { ...back, name: "RETURN GF PENNE" },
    { ...back, name: "REFUND OF A LOAF", returnOfId: BREAD },
  ];
  await logged(testApp, person, rows);
  const merged = (name: string) => spellingKey(name === "GF BRD" ? "GF Bread" : name);
  const scope = person.context.actor?.scope;
  if (!scope) throw new Error("This person is signed in.");
  const period = { from: "2026-01-01", to: "2026-12-31" };
  const asked = {
    period,
    currencies: ["CAD"],
    order: "newest-purchase-first",
    productKey: merged,
  } as const;
  const parts: string[][] = [];
  for await (const part of readStoredLines(byDriver(testApp.pool), scope, { ...asked, linesAtOnce: 4 }))
    parts.push(part.map(({ name }) => name));
  expect(parts.flat().sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(parts.length).toBeGreaterThan(2);
  const partOf = (name: string) => parts.findIndex((names) => names.includes(name));
  for (const [name, product] of [
    ["gf bread!", "GF Bread"],
    ["GF BRD", "GF Bread"],
    ["REFUND OF A LOAF", "GF Bread"],
    ["RETURN GF PENNE", "GF Penne"],
  ] as const)
    expect([name, partOf(name)]).toEqual([name, partOf(product)]);
  const products: string[] = [];
  for await (const part of readStoredLines(byDriver(testApp.pool), scope, { ...asked, linesAtOnce: 4 }))
    products.push(
      ...(await linesByProduct(part, merged)).flatMap(({ kind, name }) => (kind === "return" ? name : [])),
    );
  expect(products.sort()).toEqual(["gf bread", "gf penne"]);
  const whole: string[] = [];
  for await (const part of readStoredLines(byDriver(testApp.pool), scope, asked))
    whole.push(...part.map(({ name }) => name));
  expect(whole.sort()).toEqual(parts.flat().sort());
});

test("claim-42 the same line items are read by the driver and within a transaction, whole and in parts", async () => {
  const person = await testApp.signIn();
  const { actor } = person.context;
  if (!actor) throw new Error("This person is signed in.");
  const priceEvidence = seen(349, 675, "g");
  await logged(testApp, person, [
    { id: PENNE, name: "GF Penne", size: 0.5, unit: "kg", priceEvidence, taxCents: 91, regularTaxCents: 45 },
    { ...back, name: "RETURN GF PENNE", returnOfId: PENNE, purchaseDate: new Date("2026-05-01") },
    { name: "GF Soup", currency: "USD", catalogueVersion: "2026-11", purchaseDate: new Date("2026-02-01") },
  ]);
  const asked = {
    period: { from: "2026-01-01", to: "2026-12-31" },
    currencies: ["CAD", "USD"],
    order: "oldest-counted-first",
    productKey: spellingKey,
  } as const;
  const whole: StoredLine[] = [];
  for await (const part of readStoredLines(byDriver(testApp.pool), actor.scope, asked)) whole.push(...part);
  expect(whole.map(({ name }) => name)).toEqual(["GF Soup", "GF Penne", "RETURN GF PENNE"]);
  const inParts: StoredLine[] = [];
  await testApp.database.$transaction(async (transaction) => {
    const lines = readStoredLines(within(transaction), actor.scope, { ...asked, linesAtOnce: 2 });
    for await (const part of lines) inParts.push(...part);
  });
  const byId = (a: StoredLine, b: StoredLine) => a.id.localeCompare(b.id);
  expect(inParts.toSorted(byId)).toEqual(whole.toSorted(byId));
});
