import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function draftOf(name = "GF WHITE BREAD 400 G", price = 699) {
  const person = await testApp.signIn();
  const { items } = await readReceipt(
    testApp,
    person,
    readingAt("Maple Grocer", "2026-03-14", [readItem(name, price)]),
  );
  const item = items[0];
  if (!item) throw new Error("No item was read.");
  return { ...person, item, details: { id: item.id, name: item.name, price: item.price } };
}

test("receipts-58 another quantity prices the regular product again, there and back", async () => {
  const { call, item, details } = await draftOf();
  const three = await call.receipts.changeDetails({ ...details, quantity: 3 });
  expect(three).toMatchObject({ quantity: 3, matchedProductId: item.matchedProductId });
  expect(three.regularPrice).toBeGreaterThan(item.regularPrice * 2.9);
  const one = await call.receipts.changeDetails({ ...details, quantity: 1 });
  expect(one.regularPrice).toBe(item.regularPrice);
});

test("receipts-106 a regular price of the person's own goes with the number, on a draft as on its line item", async () => {
  const { call, item, details } = await draftOf();
  await call.receipts.setRegularPrice({ id: item.id, customRegularPrice: 3.49 });
  const two = await call.receipts.changeDetails({ ...details, quantity: 2 });
  expect(two).toMatchObject({ price: item.price, customRegularPrice: 6.98, regularPrice: 6.98 });
  const typed = await call.receipts.changeDetails({ ...details, quantity: 3, customRegularPrice: 9 });
  expect(typed).toMatchObject({ customRegularPrice: 9, regularPrice: 9 });
  const { drafts } = await call.receipts.drafts();
  await call.receipts.confirm({ id: drafts[0]?.id ?? "" });
  const { lineItems } = await call.taxReport.lineItems();
  const saved = await call.taxReport.updateLineItem({ id: lineItems[0]?.id ?? "", quantity: 1 });
  expect(saved).toMatchObject({ price: item.price, quantity: 1, regularPrice: 3 });
});

test("receipts-107 a ticked gluten-free line stays ticked and gluten-free under another name, with its reason", async () => {
  const { call, item, details } = await draftOf();
  expect(item).toMatchObject({ selected: true, glutenFree: true });
  const renamed = await call.receipts.changeDetails({ ...details, name: "Sandwich loaf" });
  const { glutenFreeReason } = item;
  expect(renamed).toMatchObject({ selected: true, glutenFree: true, glutenFreeReason });
  const another = await call.receipts.changeDetails({ ...details, name: "SANS GLUTEN PENNE" });
  expect(another).toMatchObject({ selected: true, glutenFree: true });
  expect(another.glutenFreeReason).not.toBe(glutenFreeReason);
});

test("receipts-107 without its tick a line is what its new name says", async () => {
  const { call, item, details } = await draftOf();
  await call.receipts.selectItem({ id: item.id, selected: false });
  const renamed = await call.receipts.changeDetails({ ...details, name: "White bread" });
  expect(renamed).toMatchObject({ selected: false, glutenFree: false, glutenFreeReason: null });
});

test("receipts-58 the size that a person gives scales the regular price, whatever the unit", async () => {
  const { call, item, details } = await draftOf("GF WHITE BREAD");
  const product = item.matchedProduct;
  if (!product) throw new Error("The bread was not matched.");
  const grams = await call.receipts.changeDetails({ ...details, size: 400, sizeUnit: "g" });
  expect(grams).toMatchObject({ size: 400, sizeUnit: "g", sizeCompared: true });
  // The price of one regular package, which the line is compared with while its size is not known.
  const expected = grams.regularPrice;
  expect(Math.abs(expected - (item.regularPrice * 400) / product.size)).toBeLessThanOrEqual(0.011);
  const kilos = await call.receipts.changeDetails({ ...details, size: 0.4, sizeUnit: "kg" });
  expect(kilos).toMatchObject({ size: 0.4, sizeUnit: "kg", regularPrice: expected });
  const two = await call.receipts.changeDetails({ ...details, quantity: 2 });
  expect(two.regularPrice).toBeCloseTo(expected * 2, 1);
  const volume = await call.receipts.changeDetails({ ...details, size: 400, sizeUnit: "ml" });
  expect(volume).toMatchObject({ sizeCompared: false });
});

test("receipts-58 kind, note and quantity of a line go into its line item; what is left out stays", async () => {
  const { call, item, details } = await draftOf();
  await call.receipts.changeDetails({
    ...details,
    kind: "natural",
    kindNote: "The only safe brand",
    quantity: 2,
  });
  const kept = await call.receipts.changeDetails(details);
  expect(kept).toMatchObject({ kind: "natural", kindNote: "The only safe brand", quantity: 2 });
  await call.receipts.setRegularPrice({ id: item.id, customRegularPrice: 3 });
  const { drafts } = await call.receipts.drafts();
  await call.receipts.confirm({ id: drafts[0]?.id ?? "" });
  const { lineItems } = await call.taxReport.lineItems();
  expect(lineItems[0]).toMatchObject({ kind: "natural", kindNote: "The only safe brand", quantity: 2 });
});

test.each([
  [{ quantity: 0 }, "entryIssues.quantityNeeded"],
  [{ quantity: -1 }, "entryIssues.quantityNeeded"],
  [{ quantity: 1e9 }, "entryIssues.quantityTooLarge"],
  [{ size: 0, sizeUnit: "g" }, "entryIssues.sizeAboveZero"],
  [{ size: 400 }, "issues.sizeTogether"],
  [{ price: -1, kind: "counterpart" }, "issues.onlyReturnBelowZero"],
  [{ quantitty: 2 }, "quantitty"],
])("receipts-58 details with %o are refused in clear words, and nothing changes", async (wrong, words) => {
  const { call, item, details } = await draftOf();
  const refusal = await refusalOf(call.receipts.changeDetails({ ...details, ...(wrong as object) }));
  expect(refusal.code).toBe("BAD_REQUEST");
  expect(refusal.message).toContain(words);
  const { drafts } = await call.receipts.drafts();
  expect((await call.receipts.get({ id: drafts[0]?.id ?? "" })).items).toEqual([item]);
});

test("receipts-69 what a line is compared with is said: another product, none, an own price, and the tax letters", async () => {
  const { call, item, details } = await draftOf("GF WHITE BREAD");
  const { items: found } = await call.products.search({ query: "spaghetti", perPage: 1 });
  const [product] = found;
  if (!product) throw new Error("The catalogue knows no spaghetti.");
  const changed = await call.receipts.changeDetails({
    ...details,
    matchedProductId: product.id,
    quantity: 2,
    category: "Pasta and Grains",
    taxCode: "H",
  });
  expect(changed).toMatchObject({
    matchedProduct: { id: product.id },
    category: "Pasta and Grains",
    taxCode: "H",
    priceSource: "catalogue",
  });
  const single = await call.receipts.changeDetails({ ...details, quantity: 1 });
  expect(changed.regularPrice).toBeCloseTo(single.regularPrice * 2, 1);
  expect(single.matchedProduct?.id).toBe(product.id);
  const half = { size: product.size / 2, sizeUnit: "g" } as const;
  const sized = await call.receipts.changeDetails({ ...details, matchedProductId: product.id, ...half });
  expect(sized.sizeCompared).toBe(true);
  expect(sized.regularPrice).toBeCloseTo(single.regularPrice / 2, 1);
  const own = await call.receipts.changeDetails({ ...details, customRegularPrice: 2.1 });
  expect(own).toMatchObject({ regularPrice: 2.1, priceSource: "custom" });
  const none = await call.receipts.changeDetails({
    ...details,
    matchedProductId: null,
    customRegularPrice: null,
  });
  expect(none).toMatchObject({ matchedProduct: null, priceSource: "estimate" });
  expect(await call.receipts.changeDetails(details)).toMatchObject({ matchedProduct: null });
  expect(
    await refusalOf(
      call.receipts.changeDetails({ id: item.id, name: "X", price: 1, matchedProductId: "no" }),
    ),
  ).toEqual({ code: "NOT_FOUND", message: "Product not found." });
});
