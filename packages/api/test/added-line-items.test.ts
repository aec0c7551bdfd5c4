import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("reports-35 a purchase added by hand is figured as the same line of a receipt, and stands on none", async () => {
  const person = await testApp.signIn();
  const reading = readingAt("Maple Grocer", "2026-03-14", [readItem("GF WHT BREAD", 699)]);
  const { id } = await readReceipt(testApp, person, reading);
  await person.call.receipts.confirm({ id });
  const [read] = (await person.call.taxReport.lineItems()).lineItems;
  const added = await person.call.taxReport.addLineItem({
    name: "GF WHT BREAD",
    price: 6.99,
    purchaseDate: "2026-03-14",
    store: "Maple Grocer",
  });
  expect(added).toEqual({ ...read, id: added.id, receiptId: null, tax: null, regularTax: null });
  expect(added.regularPrice).toBeLessThan(6.99);
  expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(2);
});

test("reports-35 what the person says of it stands: category, size, quantity and regular price", async () => {
  const person = await testApp.signIn();
  const added = await person.call.taxReport.addLineItem({
    name: "Something sweet",
    price: "12.50",
    purchaseDate: "2026-03-14",
    category: "Snacks",
    quantity: 2,
    size: 300,
    unit: "g",
    regularPrice: 5,
  });
  expect(added).toMatchObject({
    store: null,
    category: "Snacks",
    quantity: 2,
    size: 300,
    unit: "g",
    price: 12.5,
    regularPrice: 5,
    priceSource: "custom",
    extraCost: 7.5,
  });
  await person.call.taxReport.deleteLineItem({ id: added.id });
  expect(await person.call.taxReport.restoreLineItem({ id: added.id })).toEqual(added);
});

test.each([
  [{ price: -1 }, "entryIssues.priceInvalid"],
  [{ size: 300 }, "entryIssues.sizeAndUnit"],
  [{ purchaseDate: "2026-02-30" }, /date/i],
])("reports-35 %o is refused with a sentence, and nothing is stored", async (wrong, words) => {
  const person = await testApp.signIn();
  const input = { name: "GF Bread", price: 5, purchaseDate: "2026-03-14", ...wrong };
  expect((await refusalOf(person.call.taxReport.addLineItem(input as never))).message).toMatch(words);
  expect((await person.call.taxReport.lineItems()).lineItems).toEqual([]);
});
