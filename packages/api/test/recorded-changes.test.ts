import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { logged } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** What was recorded since this was asked the last time, oldest first. */
async function recorded(person: Person) {
  const where = { userId: person.user.id };
  const rows = await testApp.database.recordChange.findMany({ where, orderBy: { changedAt: "asc" } });
  await testApp.database.recordChange.deleteMany({ where });
  return rows.map(({ thing, change, field, old, new: now, changedByKind, why }) => {
    return { thing, change, field, old, now, changedByKind, why };
  });
}

async function withLoaf() {
  const person = await testApp.signIn();
  await logged(testApp, person, [{ name: "GF bread" }]);
  await recorded(person);
  const [loaf] = (await person.call.taxReport.lineItems()).lineItems;
  return { person, id: loaf?.id ?? "" };
}

async function savedReceipt() {
  const person = await testApp.signIn();
  const items = [readItem("GF WHT BREAD", 699), readItem("GF PENNE", 449)];
  const receipt = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", items));
  await person.call.receipts.confirm({ id: receipt.id });
  return { person, receipt };
}

describe("claim-17 every verb that writes a line item is recorded: who, when, old, new and why", () => {
  test("saving a receipt adds its line items, whole", async () => {
    const { person } = await savedReceipt();
    const changes = await recorded(person);
    expect(changes.map(({ thing, change, changedByKind }) => [thing, change, changedByKind])).toEqual([
      ["line-item", "added", "owner"],
      ["line-item", "added", "owner"],
    ]);
    expect(changes.map(({ now }) => now)).toEqual(
      expect.arrayContaining([expect.objectContaining({ price: 699, purchase_date: "2026-03-14" })]),
    );
  });

  test("changing one says each field with its old and new value, and why where that was given", async () => {
    const { person, id } = await withLoaf();
    await person.call.taxReport.updateLineItem({ id, price: 5.99, why: "The till had charged twice" });
    const [change, ...others] = await recorded(person);
    expect(others).toEqual([]);
    expect(change).toEqual({
      thing: "line-item",
      change: "changed",
      field: "price",
      old: 699,
      now: 599,
      changedByKind: "owner",
      why: "The till had charged twice",
    });
  });

  test("a change by an API key carries the key's name", async () => {
    const { person, id } = await withLoaf();
    const made = await person.call.account.createApiKey({ name: "Pantry script", scopes: ["write"] });
    const actor = await actorOfApiKey(testApp.database, made.key, testApp.clock.now);
    await createCaller({ ...person.context, actor }).taxReport.updateLineItem({ id, quantity: 2 });
    const rows = await testApp.database.recordChange.findMany({ where: { userId: person.user.id } });
    expect(rows).toContainEqual(
      expect.objectContaining({ changedByKind: "api-key", changedById: made.id, changedBy: "Pantry script" }),
    );
  });

  test("deleting and its Undo are one removal and one addition; what housekeeping clears later is none", async () => {
    const { person, id } = await withLoaf();
    await person.call.taxReport.deleteLineItem({ id, why: "Bought for a neighbour" });
    const [removed] = await recorded(person);
    expect(removed).toMatchObject({ change: "removed", old: { price: 699 }, why: "Bought for a neighbour" });
    await person.call.taxReport.restoreLineItem({ id });
    expect((await recorded(person)).map(({ change }) => change)).toEqual(["added"]);
    await person.call.taxReport.deleteLineItem({ id });
    await recorded(person);
    const now = () => new Date(testApp.clock.now.getTime() + 2 * 864e5);
    await clearExpired({ ...testApp.services, now });
    expect(await testApp.database.lineItem.count({ where: { userId: person.user.id } })).toBe(0);
    expect(await recorded(person)).toEqual([]);
  });

  test("correcting a saved receipt records what differs, and nothing where it is saved as it was", async () => {
    const { person, receipt } = await savedReceipt();
    await recorded(person);
    await person.call.receipts.reopen({ id: receipt.id });
    await person.call.receipts.confirm({ id: receipt.id });
    expect(await recorded(person)).toEqual([]);
    const { items } = await person.call.receipts.reopen({ id: receipt.id });
    const [loaf, penne] = items.map(({ id }) => id);
    await person.call.receipts.changeDetails({ id: loaf ?? "", name: "GF WHT BREAD", price: 7.25 });
    await person.call.receipts.selectItem({ id: penne ?? "", selected: false });
    await person.call.receipts.confirm({ id: receipt.id });
    const changes = await recorded(person);
    expect(changes).toContainEqual(expect.objectContaining({ field: "price", old: 699, now: 725 }));
    expect(changes).toContainEqual(expect.objectContaining({ change: "removed", changedByKind: "owner" }));
  });

  test("a price of the book that is brought to the product's line items is recorded with each", async () => {
    const { person } = await savedReceipt();
    const [line] = (await person.call.taxReport.lineItems()).lineItems;
    const kept = await person.call.priceBook.add({
      name: "Bread",
      productId: line?.matchedProduct ?? "",
      price: 1.11,
      seenOn: "2026-03-10",
    });
    await recorded(person);
    await person.call.priceBook.applyPrice({ id: kept.id, preview: false });
    const changes = await recorded(person);
    expect(changes).toContainEqual(expect.objectContaining({ field: "priceSource", now: "observation" }));
    expect(new Set(changes.map(({ changedByKind }) => changedByKind))).toEqual(new Set(["owner"]));
  });
});

test("claim-17 every table that a claim rests on records by itself, whoever writes to it", async () => {
  const { rows } = await testApp.pool.query<{ table: string }>(`
    SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger
    WHERE NOT tgisinternal AND tgname LIKE '%recorded' ORDER BY 1`);
  expect(rows.map(({ table }) => table)).toEqual([
    "adjustments",
    "allocations",
    "claims",
    "given_rates",
    "line_items",
    "merged_names",
    "net_incomes",
    "other_expenses",
    "people",
    "users",
  ]);
});

test("claim-17 a person's income, and who eats an item or a category, are recorded old and new", async () => {
  const { person, id } = await withLoaf();
  const { id: personId } = await testApp.database.person.create({
    data: { userId: person.user.id, name: "Ann", relation: "self" },
  });
  const of = { personId, taxYear: 2025 };
  await testApp.database.netIncome.create({ data: { ...of, cents: 3_000_000 } });
  await testApp.database.netIncome.update({ where: { personId_taxYear: of }, data: { cents: 3_100_000 } });
  const owner = { userId: person.user.id };
  const parts = { create: [{ personId, share: 0.5 }] };
  const { id: allocation } = await testApp.database.allocation.create({
    data: { ...owner, lineItemId: id, parts },
  });
  await testApp.database.allocation.delete({ where: { id: allocation } });
  await testApp.database.allocation.create({ data: { ...owner, category: "Snacks" } });
  const changes = await recorded(person);
  expect(changes.map(({ thing, field, old, now }) => [thing, field, old, now])).toEqual([
    ["person", null, null, expect.objectContaining({ name: "Ann" })],
    ["person", "netIncome2025", null, 3_000_000],
    ["person", "netIncome2025", 3_000_000, 3_100_000],
    ["line-item", "shares", null, [{ personId, share: 0.5 }]],
    ["line-item", "shares", [{ personId, share: 0.5 }], null],
    ["person", "shares of Snacks", null, []],
  ]);
});

test("accounts-42 an account with recorded changes is deleted whole", async () => {
  const { person } = await withLoaf();
  await testApp.database.user.delete({ where: { id: person.user.id } });
  expect(await testApp.database.recordChange.count({ where: { userId: person.user.id } })).toBe(0);
});
