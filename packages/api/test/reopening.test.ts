import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt, yearOf } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const ITEMS = [readItem("GF WHT BREAD", 699), readItem("GF PENNE", 449), readItem("BANANAS", 399)];

async function saved(person: Person, items = ITEMS) {
  const { id } = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", items));
  await person.call.receipts.confirm({ id });
  return id;
}
const everything = (userId: string) =>
  testApp.database.lineItem.findMany({ where: { userId, deletedAt: null }, orderBy: { id: "asc" } });
const byName = async (person: Person, name: string) => {
  const { lineItems } = await person.call.taxReport.lineItems();
  const found = lineItems.find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test("receipts-56 reopened and saved as it is, a receipt leaves every line item as it was, and is not counted twice", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const [before, { confirmedAt }] = [
    await everything(person.user.id),
    await testApp.database.receipt.findUniqueOrThrow({ where: { id } }),
  ];
  testApp.clock.now = new Date("2026-03-25T12:00:00Z");
  // A price of the person's own for the product, set since, is not what was said by opening and saving.
  const product = before[0]?.matchedProductId ?? "";
  await person.call.products.setPrice({ productId: product, ownPrice: 0.5 });
  const draft = await person.call.receipts.reopen({ id });
  expect(draft).toMatchObject({ status: "draft", reopened: true });
  expect(await everything(person.user.id)).toEqual(before);
  expect(await person.call.receipts.confirm({ id })).toEqual({ lineItemCount: 2 });
  expect(await everything(person.user.id)).toEqual(before);
  expect(await person.call.receipts.get({ id })).toMatchObject({ status: "confirmed", reopened: false });
  expect((await testApp.database.receipt.findUniqueOrThrow({ where: { id } })).confirmedAt).toEqual(
    confirmedAt,
  );
  testApp.clock.now = new Date("2026-03-20T12:00:00Z");
});

test("receipts-56 until it is saved again the reports keep what was saved; then they hold the correction once", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const bread = await byName(person, "GF WHT BREAD");
  const { items } = await person.call.receipts.reopen({ id });
  const [loaf, penne, bananas] = items.map((item) => item.id);
  await person.call.receipts.changeDetails({ id: loaf ?? "", name: "GF WHITE BREAD", price: 7.25 });
  await person.call.receipts.selectItem({ id: penne ?? "", selected: false });
  await person.call.receipts.selectItem({ id: bananas ?? "", selected: true });
  await person.call.receipts.update({ id, purchaseDate: "2026-03-15" });
  expect(await byName(person, "GF WHT BREAD")).toMatchObject({ price: 6.99, purchaseDate: "2026-03-14" });
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.call.receipts.confirm({ id })));
  expect(answers).toEqual(Array(5).fill({ lineItemCount: 2 }));
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems.map(({ name, price, purchaseDate }) => [name, price, purchaseDate]).sort()).toEqual([
    ["BANANAS", 3.99, "2026-03-15"],
    ["GF WHITE BREAD", 7.25, "2026-03-15"],
  ]);
  expect((await byName(person, "GF WHITE BREAD")).id).toBe(bread.id);
});

test("receipts-56 what was changed in the reports is taken into the draft and stays", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const { id: bread } = await byName(person, "GF WHT BREAD");
  const { id: penne } = await byName(person, "GF PENNE");
  await person.call.taxReport.updateLineItem({
    id: bread,
    name: "Loaf",
    price: 8,
    regularPrice: 3,
    category: "Snacks",
    store: "Corner Shop",
    purchaseDate: "2026-03-02",
  });
  await person.call.taxReport.deleteLineItem({ id: penne });
  const draft = await person.call.receipts.reopen({ id });
  expect(draft.items.map((item) => [item.name, item.price, item.regularPrice, item.selected])).toEqual([
    ["Loaf", 8, 3, true],
    ["GF PENNE", 4.49, expect.any(Number), false],
    ["BANANAS", 3.99, expect.any(Number), false],
  ]);
  await person.call.receipts.addItem({ receiptId: id, name: "GF OATS", price: 5 });
  await person.call.receipts.confirm({ id });
  expect(await byName(person, "Loaf")).toMatchObject({
    id: bread,
    price: 8,
    regularPrice: 3,
    category: "Snacks",
    store: "Corner Shop",
    purchaseDate: "2026-03-02",
  });
  expect(await byName(person, "GF OATS")).toMatchObject({
    store: "Maple Grocer",
    purchaseDate: "2026-03-14",
  });
});

test("receipts-56 a line item whose line was removed from the draft goes with the next save, and not before", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const before = await yearOf(testApp, person.user.id);
  const { items } = await person.call.receipts.reopen({ id });
  await person.call.receipts.removeItem({ id: items[1]?.id ?? "" });
  expect(await yearOf(testApp, person.user.id)).toEqual(before);
  await person.call.receipts.confirm({ id });
  expect(await everything(person.user.id)).toHaveLength(1);
});

test("receipts-57 a correction can be left: the receipt and its line items stay as they were saved", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const before = await everything(person.user.id);
  const { items } = await person.call.receipts.reopen({ id });
  expect(await person.call.receipts.drafts()).toMatchObject({ drafts: [{ id, reopened: true }] });
  await person.call.receipts.changeDetails({ id: items[0]?.id ?? "", name: "Other", price: 1 });
  await person.call.receipts.removeItem({ id: items[1]?.id ?? "" });
  await person.call.receipts.update({ id, store: "Elsewhere", purchaseDate: "2026-01-01" });
  await person.call.receipts.discardDraft({ id });
  const values = (rows: typeof before) => rows.map(({ receiptItemId: _item, ...row }) => row);
  expect(values(await everything(person.user.id))).toEqual(values(before));
  const left = await person.call.receipts.get({ id });
  expect(left).toMatchObject({ status: "confirmed", store: "Maple Grocer", purchaseDate: "2026-03-14" });
  expect(left.items.filter((item) => item.selected).map((item) => item.name)).toEqual([
    "GF WHT BREAD",
    "GF PENNE",
  ]);
});

test("receipts-57 while a receipt is corrected, its line items can be neither changed, shared nor deleted in the reports", async () => {
  const person = await testApp.signIn();
  const id = await saved(person);
  const { id: bread } = await byName(person, "GF WHT BREAD");
  await person.call.receipts.reopen({ id });
  const refusal = {
    code: "CONFLICT",
    message:
      "The receipt of this record is being corrected. Save the receipt, or leave its correction, first.",
  };
  const { call } = person;
  expect(await refusalOf(call.taxReport.updateLineItem({ id: bread, price: 1 }))).toEqual(refusal);
  expect(await refusalOf(call.taxReport.deleteLineItem({ id: bread }))).toEqual(refusal);
  const shares = [{ personId: person.user.id, share: 0.5 }];
  expect(await refusalOf(call.people.setLineItemShares({ id: bread, shares }))).toEqual(refusal);
  await call.receipts.confirm({ id });
  expect(await call.taxReport.updateLineItem({ id: bread, price: 1 })).toMatchObject({ price: 1 });
});

test("receipts-56 a draft, or somebody else's receipt, can't be reopened; reopening twice keeps the corrections", async () => {
  const person = await testApp.signIn();
  const draft = await readReceipt(testApp, person, readingAt("Shop", "2026-03-14", ITEMS));
  expect((await refusalOf(person.call.receipts.reopen({ id: draft.id }))).message).toBe(
    "This receipt is not saved yet, so you can change it directly.",
  );
  const stranger = await testApp.signIn();
  const id = await saved(person);
  expect((await refusalOf(stranger.call.receipts.reopen({ id }))).code).toBe("NOT_FOUND");
  const { items } = await person.call.receipts.reopen({ id });
  await person.call.receipts.changeDetails({ id: items[0]?.id ?? "", name: "Other", price: 1 });
  expect((await person.call.receipts.reopen({ id })).items[0]).toMatchObject({ name: "Other", price: 1 });
});

test("receipts-56 splitting a line of a reopened receipt changes nothing of what the year holds", async () => {
  const person = await testApp.signIn();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 2, max: 3000 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 2999 }),
      async (prices, part) => {
        await testApp.database.countedSave.deleteMany({ where: { userId: person.user.id } });
        const items = prices.map((price, at) => readItem(at === 0 ? "GF WHT BREAD" : `GF ZZQX ${at}`, price));
        const id = await saved(person, items);
        const before = await yearOf(testApp, person.user.id);
        const [first] = (await person.call.receipts.reopen({ id })).items;
        const cents = Math.min(part, (prices[0] ?? 2) - 1);
        await person.call.receipts.splitItem({ id: first?.id ?? "", price: cents / 100 });
        await person.call.receipts.confirm({ id });
        expect(await everything(person.user.id)).not.toHaveLength(0);
        const after = await yearOf(testApp, person.user.id);
        expect(after).toEqual(before);
      },
    ),
    { numRuns: 12 },
  );
});
