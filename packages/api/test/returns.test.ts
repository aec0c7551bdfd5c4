import { afterAll, beforeAll, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
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

async function bought(person: Person, quantity = 1) {
  const item = { ...readItem("GF WHT BREAD", 699 * quantity), quantity };
  const { id } = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-01", [item]));
  await person.call.receipts.confirm({ id });
  const { lineItems } = await person.call.taxReport.lineItems();
  return lineItems[0]?.id ?? "";
}

const refundOn = (day: string, store = "Maple Grocer", price = -699) =>
  readingAt(store, day, [readItem("RETURN GF WHT BREAD", price), readItem("GF PENNE", 449)]);

test("receipts-54 a refund that is read is a line of kind return, selected where it is gluten-free, linked to its purchase", async () => {
  const person = await testApp.signIn();
  const purchase = await bought(person, 2);
  const draft = await readReceipt(testApp, person, refundOn("2026-03-14"));
  expect(draft.items.map((item) => [item.kind, item.price, item.selected, item.returnOf])).toEqual([
    ["return", -6.99, true, purchase],
    ["counterpart", 4.49, true, null],
  ]);
  const milk = readItem("REFUND 2% MILK", -399);
  const other = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", [milk]));
  expect(other.items[0]).toMatchObject({ kind: "return", selected: false, returnOf: null });
});

test("receipts-54 a return takes back the purchase's regular price in the ratio of the quantity, to the cent", async () => {
  const person = await testApp.signIn();
  const purchase = await bought(person, 3);
  await person.call.taxReport.updateLineItem({ id: purchase, regularPrice: 10 });
  const draft = await readReceipt(
    testApp,
    person,
    readingAt("Maple Grocer", "2026-03-14", [readItem("RETURN GF WHT BREAD", -699)]),
  );
  expect(draft.items[0]).toMatchObject({ regularPrice: -3.33, priceSource: "custom" });
  await person.call.receipts.confirm({ id: draft.id });
  expect(await yearOf(testApp, person.user.id)).toEqual({
    price: 1398,
    regularPrice: 667,
    extraCost: 731,
    quantity: 2,
  });
});

test("receipts-54 more is never taken back than was bought, and nothing older than 90 days or of another shop", async () => {
  const person = await testApp.signIn();
  const purchase = await bought(person);
  const first = await readReceipt(testApp, person, refundOn("2026-03-14"));
  expect(first.items[0]?.returnOf).toBe(purchase);
  await person.call.receipts.confirm({ id: first.id });
  const again = await readReceipt(testApp, person, refundOn("2026-03-15"));
  expect(again.items[0]?.returnOf).toBeNull();
  const stranger = await testApp.signIn();
  await bought(stranger);
  const unlinked = [refundOn("2026-05-31"), refundOn("2026-03-14", "Other Shop")];
  for (const seen of [...unlinked, refundOn("2026-03-14", "Maple Grocer", -500)]) {
    const draft = await readReceipt(testApp, stranger, seen);
    expect(draft.items[0]?.returnOf).toBeNull();
  }
});

test("receipts-54 a return without a purchase is kept with a regular price below 0", async () => {
  const person = await testApp.signIn();
  const draft = await readReceipt(testApp, person, refundOn("2026-03-14"));
  await person.call.receipts.confirm({ id: draft.id });
  const { lineItems } = await person.call.taxReport.lineItems();
  const back = lineItems.find(({ kind }) => kind === "return");
  expect(back).toMatchObject({ price: -6.99, quantity: -1, returnOf: null });
  expect(back?.regularPrice).toBeLessThan(0);
  expect(back?.extraCost).toBeCloseTo((back?.price ?? 0) - (back?.regularPrice ?? 0), 5);
});

test("receipts-54 the API takes a return by its kind or the purchase that it names, and links that", async () => {
  const person = await testApp.signIn();
  const purchase = await bought(person);
  const { id } = await readReceipt(testApp, person, readingAt("Other Shop", "2026-03-14", []));
  const line = { receiptId: id, name: "GF WHITE LOAF" };
  await person.call.receipts.addItem({ ...line, price: -6.99, returnOf: purchase });
  await person.call.receipts.addItem({ ...line, price: "6.50", kind: "return" });
  const { items } = await person.call.receipts.get({ id });
  expect(items.map((item) => [item.kind, item.price, item.returnOf])).toEqual([
    ["return", -6.99, purchase],
    ["return", -6.5, null],
  ]);
  const stranger = await testApp.signIn();
  const theirs = await readReceipt(testApp, stranger, readingAt("Shop", "2026-03-14", []));
  const foreign = { receiptId: theirs.id, name: "GF LOAF", price: -1, returnOf: purchase };
  expect(await refusalOf(stranger.call.receipts.addItem(foreign))).toEqual({
    code: "NOT_FOUND",
    message: "This purchase is not in your records.",
  });
  const tooMany = { ...line, price: -20, quantity: 3, returnOf: purchase };
  expect(await refusalOf(person.call.receipts.addItem(tooMany))).toEqual({
    code: "BAD_REQUEST",
    message: "More was returned than was bought. Please check the quantity.",
  });
  const sold = { ...line, price: -1, kind: "counterpart" } as const;
  expect((await refusalOf(person.call.receipts.addItem(sold))).message).toContain(
    "issues.onlyReturnBelowZero",
  );
  expect((await person.call.receipts.get({ id })).items).toHaveLength(2);
});

test("receipts-54 receipts-93 a price below 0 is refused by every call unless the line is, or is said to be, a return", async () => {
  const person = await testApp.signIn();
  const draft = await readReceipt(
    testApp,
    person,
    readingAt("Shop", "2026-03-14", [readItem("GF BREAD", 601), readItem("RETURN GF BUNS", -425)]),
  );
  const [bread, buns] = draft.items;
  if (!bread || !buns) throw new Error("Two lines were read.");
  const { receipts } = person.call;
  const byPosition = { receiptId: draft.id, index: 0, name: bread.name };
  const calls = [
    () => receipts.changeDetails({ id: bread.id, name: bread.name, price: -6.01 }),
    () => receipts.selectItemByIndex({ ...byPosition, price: -3, selected: true }),
    () => receipts.setRegularPriceByIndex({ ...byPosition, price: -3, customRegularPrice: 1 }),
    () => receipts.addItem({ receiptId: draft.id, name: "GF CAKE", price: -2 }),
    () => receipts.splitItem({ id: bread.id, price: -2 }),
    () => receipts.confirm({ id: draft.id, items: [{ id: bread.id, name: bread.name, price: -4.25 }] }),
    () => receipts.confirm({ id: draft.id, items: [{ name: "GF PIE", price: -4.25 }] }),
    () => person.call.taxReport.addLineItem({ name: "GF cake", price: -5, purchaseDate: "2026-03-01" }),
  ];
  for (const call of calls) expect((await refusalOf(call())).code).toBe("BAD_REQUEST");
  const priced = async () =>
    (await receipts.get({ id: draft.id })).items.map(({ kind, price }) => [kind, price]);
  expect(await priced()).toEqual([
    [bread.kind, 6.01],
    ["return", -4.25],
  ]);
  await receipts.changeDetails({ id: bread.id, name: bread.name, price: 7.77 });
  await receipts.changeDetails({ id: buns.id, name: buns.name, price: -4.5 });
  expect(await priced()).toEqual([
    [bread.kind, 7.77],
    ["return", -4.5],
  ]);
  await receipts.changeDetails({ id: bread.id, name: bread.name, price: -7.77, kind: "return" });
  expect((await priced())[0]).toEqual(["return", -7.77]);
});

test("receipts-54 the upload page's list saves a return as it stands on the draft", async () => {
  const person = await testApp.signIn();
  const draft = await readReceipt(testApp, person, refundOn("2026-03-14"));
  const items = draft.items.map(({ id, name, price }) => ({ id, name, price }));
  await person.call.receipts.confirm({ id: draft.id, items });
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems.map(({ kind, price }) => [kind, price]).sort()).toEqual([
    ["counterpart", 4.49],
    ["return", -6.99],
  ]);
});

test("claim-11 the return of a deleted purchase is shared as it will be once that is gone for good", async () => {
  const person = await testApp.signIn();
  const { call, user } = person;
  const mia = await call.people.add({
    name: "Mia",
    relation: "child",
    birthDate: "2014-05-05",
    celiac: true,
  });
  await call.people.setShares({ shares: [{ personId: user.id, share: 1 }] });
  const [kept, gone, back] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await logged(testApp, person, [
    { id: kept },
    { id: gone },
    { id: back, kind: "return", quantity: -1, price: -699, regularPrice: -349, returnOfId: gone },
  ]);
  const mias = [{ personId: mia.id, share: 1 }];
  await call.taxReport.changeLineItems({ lineItemIds: [kept, gone], shares: mias });
  await call.taxReport.deleteLineItem({ id: gone });
  const told = async () => [
    (await call.taxReport.products({ year: 2026 })).products.map(({ person: who, amountToClaim }) => [
      who?.name,
      amountToClaim,
    ]),
    await call.people.lineItemShares({ id: back }),
    await call.people.shares(),
  ];
  const atOnce = await told();
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * 86_400_000);
  await clearExpired(testApp.services);
  expect(await testApp.database.lineItem.count({ where: { id: gone } })).toBe(0);
  expect(atOnce).toEqual(await told());
});

/** Two loaves of which one came back at their regular price, and one at a price of its own. */
async function partlyReturned() {
  const person = await testApp.signIn();
  const [bought, back, own] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const came = { kind: "return", quantity: -1, price: -699, returnOfId: bought };
  await logged(testApp, person, [
    { id: bought, quantity: 2, price: 1398, regularPrice: 698, taxCents: 140, regularTaxCents: 70 },
    { ...came, id: back, regularPrice: -349, taxCents: -70, regularTaxCents: -35 },
    { ...came, id: own, regularPrice: -300 },
  ]);
  const row = (id: string) => testApp.database.lineItem.findUniqueOrThrow({ where: { id } });
  return { ...person, bought, back, own, row };
}

test("receipts-54 a return has its purchase's regular price after every change of it, unless it has its own", async () => {
  const { call, bought, back, own, row } = await partlyReturned();
  await call.taxReport.updateLineItem({ id: bought, regularPrice: 5.01 });
  const followed = { regularPrice: -251, extraCost: -448, regularTaxCents: -25, priceSource: "custom" };
  expect(await row(back)).toMatchObject(followed);
  expect((await row(own)).regularPrice).toBe(-300);
  await call.taxReport.updateLineItem({ id: bought, quantity: 3, price: 20.97 });
  expect((await row(back)).regularPrice).toBe(-251);
});

test("receipts-54 receipts-55 the halves of a return follow too, and take back together what was bought, to the cent", async () => {
  const person = await testApp.signIn();
  const [bought, one, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const half = { kind: "return", quantity: -0.5, price: -350, returnOfId: bought };
  await logged(testApp, person, [
    { id: bought, quantity: 1, price: 700, regularPrice: 399 },
    { ...half, id: one, regularPrice: -199 },
    { ...half, id: other, regularPrice: -200 },
  ]);
  await person.call.taxReport.updateLineItem({ id: bought, regularPrice: 5.01 });
  const rows = await testApp.database.lineItem.findMany({ where: { returnOfId: bought } });
  expect(rows.map(({ regularPrice }) => regularPrice).toSorted((a, b) => a - b)).toEqual([-251, -250]);
});

test("receipts-54 receipts-55 so do four returns of one each, again and again", async () => {
  const person = await testApp.signIn();
  const bought = crypto.randomUUID();
  const back = { kind: "return", quantity: -1, price: -500, regularPrice: -250, returnOfId: bought };
  await logged(testApp, person, [
    { id: bought, quantity: 4, price: 2000, regularPrice: 1000 },
    ...Array.from({ length: 4 }, () => back),
  ]);
  const after = async (regularPrice: number) => {
    await person.call.taxReport.updateLineItem({ id: bought, regularPrice });
    const rows = await testApp.database.lineItem.findMany({ where: { returnOfId: bought } });
    return rows.map((row) => row.regularPrice).toSorted((a, b) => a - b);
  };
  expect(await after(10.02)).toEqual([-251, -251, -250, -250]);
  expect(await after(12)).toEqual([-300, -300, -300, -300]);
});

test("receipts-54 receipts-55 the halves of a return stay as they are while the purchase does", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const [bought, mirrored] = [crypto.randomUUID(), crypto.randomUUID()];
  const half = { kind: "return", quantity: -0.5, price: -350 };
  const [one, two, three, four] = Array.from({ length: 4 }, () => crypto.randomUUID()).toSorted();
  await logged(testApp, person, [
    { id: bought, quantity: 1, price: 700, regularPrice: 399 },
    { ...half, id: one, returnOfId: bought, regularPrice: -199 },
    { ...half, id: two, returnOfId: bought, regularPrice: -200 },
    { id: mirrored, quantity: 1, price: 700, regularPrice: 399 },
    { ...half, id: three, returnOfId: mirrored, regularPrice: -200 },
    { ...half, id: four, returnOfId: mirrored, regularPrice: -199 },
  ]);
  const prices = async () => {
    const rows = await testApp.database.lineItem.findMany({
      where: { returnOfId: { in: [bought, mirrored] } },
      orderBy: { id: "asc" },
    });
    return rows.map(({ regularPrice }) => regularPrice);
  };
  for (const id of [bought, mirrored]) await call.taxReport.updateLineItem({ id, store: "Corner Shop" });
  expect(await prices()).toEqual([-199, -200, -200, -199]);
});

test("receipts-54 so it has after a change of several items, and its Undo", async () => {
  const { call, bought, back, row } = await partlyReturned();
  const before = await row(back);
  const regularPrice = { price: 2, quantity: 1 };
  const { undoId } = await call.taxReport.changeLineItems({ lineItemIds: [bought], regularPrice });
  expect(await row(back)).toMatchObject({ regularPrice: -200, priceSource: "custom" });
  await call.taxReport.undoLineItems({ id: undoId });
  expect(await row(back)).toEqual(before);
});

test("receipts-54 so it has after a correction of the purchase's receipt, and its Undo", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const item = readItem("GF WHT BREAD", 699);
  const { id } = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-01", [item]));
  await call.receipts.confirm({ id });
  const back = await readReceipt(testApp, person, refundOn("2026-03-14"));
  await call.receipts.confirm({ id: back.id });
  const returned = () =>
    testApp.database.lineItem.findFirstOrThrow({ where: { receiptId: back.id, kind: "return" } });
  const before = await returned();
  const { items } = await call.receipts.reopen({ id });
  await call.receipts.setRegularPrice({ id: items[0]?.id ?? "", customRegularPrice: 1 });
  await call.receipts.confirm({ id });
  expect(await returned()).toMatchObject({ regularPrice: -100, extraCost: -599 });
  await call.receipts.undo({ id });
  expect(await returned()).toEqual(before);
});

test("receipts-54 so it has where its own receipt is being corrected while the purchase's price is changed again", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const purchase = await bought(person);
  await call.taxReport.updateLineItem({ id: purchase, regularPrice: 4 });
  const back = await readReceipt(testApp, person, refundOn("2026-03-14"));
  await call.receipts.confirm({ id: back.id });
  await call.receipts.reopen({ id: back.id });
  await call.taxReport.updateLineItem({ id: purchase, regularPrice: 5 });
  await call.receipts.confirm({ id: back.id });
  const { lineItems } = await call.taxReport.lineItems();
  expect(lineItems.find(({ kind }) => kind === "return")?.regularPrice).toBe(-5);
});

test("receipts-54 a correction of its receipt keeps a return's price of its own", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const purchase = await bought(person);
  const back = await readReceipt(testApp, person, refundOn("2026-03-14"));
  await call.receipts.confirm({ id: back.id });
  const returned = async () =>
    (await call.taxReport.lineItems()).lineItems.find(({ kind }) => kind === "return");
  await call.taxReport.updateLineItem({ id: (await returned())?.id ?? "", regularPrice: 2 });
  await call.receipts.reopen({ id: back.id });
  await call.taxReport.updateLineItem({ id: purchase, regularPrice: 5 });
  await call.receipts.confirm({ id: back.id });
  expect((await returned())?.regularPrice).toBe(-2);
});

test("receipts-54 a correction of its receipt keeps the price of a return whose purchase was deleted", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const purchase = await bought(person);
  await call.taxReport.updateLineItem({ id: purchase, regularPrice: 4 });
  const back = await readReceipt(testApp, person, refundOn("2026-03-14"));
  await call.receipts.confirm({ id: back.id });
  await call.taxReport.deleteLineItem({ id: purchase });
  await call.receipts.reopen({ id: back.id });
  await call.receipts.confirm({ id: back.id });
  const { lineItems } = await call.taxReport.lineItems();
  expect(lineItems.find(({ kind }) => kind === "return")?.regularPrice).toBe(-4);
});
