import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const read = async (...names: string[]) => {
  const person = await testApp.signIn();
  const items = names.map((name) => readItem(name, 799));
  const receipt = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", items));
  const item = (name: string) => {
    const found = receipt.items.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  return { person, receipt, item };
};

test("claim-6 food that is gluten-free by nature and what is never claimable start unticked and say why", async () => {
  const { item } = await read("GF WHITE BREAD", "GF POTATO CHIPS", "GF LAGER BEER", "GF XANTHAN GUM");
  expect(item("GF WHITE BREAD")).toMatchObject({ kind: "counterpart", selected: true, kindReason: null });
  expect(item("GF POTATO CHIPS")).toMatchObject({ kind: "natural", selected: false, glutenFree: true });
  expect(item("GF POTATO CHIPS").kindReason).toContain("naturally");
  expect(item("GF LAGER BEER")).toMatchObject({ kind: "never", selected: false });
  expect(item("GF LAGER BEER").kindReason).toContain("Alcohol");
  expect(item("GF XANTHAN GUM")).toMatchObject({ kind: "no-counterpart", selected: false });
});

test("claim-6 claim-7 one tick overrules a kind: without a counterpart the whole price then counts", async () => {
  const { person, receipt, item } = await read("GF XANTHAN GUM");
  const { id } = item("GF XANTHAN GUM");
  await person.call.receipts.selectItem({ id, selected: true });
  await person.call.receipts.confirm({ id: receipt.id });
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems).toMatchObject([
    { kind: "no-counterpart", price: 7.99, regularPrice: 0, extraCost: 7.99, priceSource: "none" },
  ]);
  expect(lineItems[0]?.priceBasis).toContain("No text of the CRA was found");
});

test("claim-6 a line that is ticked against its kind keeps a note of it, the person's own where there is one", async () => {
  const { person, receipt, item } = await read("GF POTATO CHIPS", "GF CORN TORTILLAS");
  for (const { id } of receipt.items) await person.call.receipts.selectItem({ id, selected: true });
  const { id, name } = item("GF CORN TORTILLAS");
  const kindNote = "Made on a line of their own";
  await person.call.receipts.changeDetails({ id, name, price: 7.99, kindNote });
  await person.call.receipts.confirm({ id: receipt.id });
  const { lineItems } = await person.call.taxReport.lineItems();
  const noteOf = (name: string) => lineItems.find((line) => line.name === name)?.kindNote;
  expect(noteOf("GF POTATO CHIPS")).toMatch(/^Claimed by choice\. .*naturally/);
  expect(noteOf("GF CORN TORTILLAS")).toBe(kindNote);
});

test("claim-6 a kind that the person chose, or a return, keeps no reason of the kind before", async () => {
  const { person, receipt, item } = await read("GF POTATO CHIPS", "GF CORN TORTILLAS");
  const { id, name } = item("GF POTATO CHIPS");
  const reasonOf = async () => (await person.call.receipts.get({ id: receipt.id })).items[0]?.kindReason;
  await person.call.receipts.changeDetails({ id, name, price: 8.5 });
  expect(await reasonOf()).toContain("naturally");
  await person.call.receipts.changeDetails({ id, name, price: 8.5, kind: "counterpart" });
  expect(await reasonOf()).toBeNull();
  const tortillas = { id: item("GF CORN TORTILLAS").id, name: "GF CORN TORTILLAS" };
  await person.call.receipts.changeDetails({ ...tortillas, price: -3, kind: "return" });
  const added = { receiptId: receipt.id, name: "GF POTATO CHIPS", kind: "counterpart", price: 4 } as const;
  const { items } = await person.call.receipts.addItem(added);
  expect(items.map(({ kind, kindReason }) => [kind, kindReason])).toEqual([
    ["counterpart", null],
    ["return", null],
    ["counterpart", null],
  ]);
});

test("receipts-56 a kind that was changed in the reports comes back into the draft without the old reason", async () => {
  const { person, receipt, item } = await read("GF POTATO CHIPS");
  await person.call.receipts.selectItem({ id: item("GF POTATO CHIPS").id, selected: true });
  await person.call.receipts.confirm({ id: receipt.id });
  const [row] = (await person.call.taxReport.lineItems()).lineItems;
  await person.call.taxReport.updateLineItem({ id: row?.id ?? "", kind: "counterpart" });
  const draft = await person.call.receipts.reopen({ id: receipt.id });
  expect(draft.items).toMatchObject([{ kind: "counterpart", kindReason: null }]);
});

test("claim-5 the size that a line prints stands on the item, and the regular price is for the same size", async () => {
  const { person, receipt, item } = await read("GF WHITE BREAD 300G", "GF WHITE BREAD");
  expect(item("GF WHITE BREAD 300G")).toMatchObject({ size: 300, sizeUnit: "g", sizeCompared: true });
  expect(item("GF WHITE BREAD")).toMatchObject({ size: null, sizeCompared: false });
  await person.call.receipts.confirm({ id: receipt.id });
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems.map(({ size, unit, sizeCompared }) => [size, unit, sizeCompared])).toEqual(
    expect.arrayContaining([
      [300, "g", true],
      [null, null, false],
    ]),
  );
});
