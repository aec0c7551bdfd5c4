import { afterAll, beforeAll, expect, test } from "vitest";
import { reading } from "./support/reading";
import { readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const field = <Value>(value: Value, confidence = 0.9) => ({ value, confidence, rawText: null, box: null });
const undated = {
  purchaseDate: field("2026-03-12", 0.5),
  issues: [
    {
      code: "date_in_doubt" as const,
      message: "sentences.compareWithPhoto",
      itemIndex: null,
      dates: ["2026-03-12", "2026-12-03"],
    },
  ],
};

test("receipts-108 the list tells each draft's doubts and what may answer them, newest first, and nobody else's", async () => {
  const person = await testApp.signIn();
  await readReceipt(testApp, person, reading());
  await readReceipt(testApp, person, reading({ store: field("Corner Shop"), ...undated }));
  await readReceipt(testApp, await testApp.signIn(), reading());
  const { receipts, more } = await person.call.receipts.toCheck();
  expect(receipts).toMatchObject([
    {
      store: "Corner Shop",
      doubts: ["date"],
      dates: ["2026-03-12", "2026-12-03"],
      selectedCount: 2,
      itemCount: 3,
    },
    { store: "Maple Grocer", doubts: [], dates: [], total: 15.47, itemsInDoubt: 0 },
  ]);
  expect(more).toBe(0);
});

test("receipts-108 what is answered needs no look, and what is saved or being corrected is not in the list", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const { id } = await readReceipt(testApp, person, reading(undated));
  await call.receipts.update({ id, purchaseDate: "2026-03-12" });
  expect((await call.receipts.toCheck()).receipts).toMatchObject([{ id, doubts: [] }]);
  await call.receipts.confirm({ id, onlySure: true });
  expect((await call.receipts.toCheck()).receipts).toEqual([]);
  await call.receipts.reopen({ id });
  expect((await call.receipts.toCheck()).receipts).toEqual([]);
});

test("receipts-6 a draft is told as read before once the date or store that is given makes it an earlier purchase", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const first = await readReceipt(testApp, person, reading());
  await call.receipts.confirm({ id: first.id });
  const unread = { value: null, confidence: 0, rawText: null, box: null };
  const again = await readReceipt(testApp, person, reading({ purchaseDate: unread, store: unread }));
  const { id } = again;
  expect(again.duplicateOf).toBeNull();
  const store = "maple grocer";
  expect((await call.receipts.update({ id, store })).duplicateOf).toBeNull();
  const dated = await call.receipts.update({ id, purchaseDate: "2026-03-14" });
  expect(dated.duplicateOf).toBe(first.id);
  expect((await call.receipts.toCheck()).receipts).toMatchObject([{ id, doubts: ["duplicate"] }]);
  expect(await refusalOf(call.receipts.confirm({ id, onlySure: true }))).toMatchObject({ code: "CONFLICT" });
  expect((await call.receipts.update({ id, purchaseDate: "2026-03-15" })).duplicateOf).toBeNull();
  const { imageSha256 } = first;
  const same = await readReceipt(testApp, person, reading(), { imageSha256 });
  const moved = await call.receipts.update({ id: same.id, purchaseDate: "2026-03-16" });
  expect(moved.duplicateOf).toBe(first.id);
});

test("receipts-108 a draft with a discount that is off no item is not sure, though its total agrees", async () => {
  const person = await testApp.signIn();
  const discount = { label: "SAVINGS", cents: -150, itemIndex: null, rawText: "SAVINGS 1.50-", box: null };
  const discounts = [{ ...discount, confidence: 0.9 }];
  await readReceipt(testApp, person, reading({ discounts }));
  expect((await person.call.receipts.toCheck()).receipts).toMatchObject([{ doubts: ["discount"] }]);
});

test("receipts-129 a line in doubt that is said to be right as it was read is sure, and so is its receipt", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const read = reading();
  const items = read.items.map((item, index) => (index === 0 ? { ...item, confidence: 0.4 } : item));
  const { id, items: lines } = await readReceipt(testApp, person, { ...read, items });
  expect((await call.receipts.toCheck()).receipts).toMatchObject([
    { id, doubts: ["items"], itemsInDoubt: 1 },
  ]);
  const { id: line = "", name = "", price = 0 } = lines[0] ?? {};
  await call.receipts.changeDetails({ id: line, name, price });
  expect((await call.receipts.toCheck()).receipts).toMatchObject([{ doubts: ["items"] }]);
  const told = await call.receipts.changeDetails({ id: line, name, price, sure: true });
  expect(told).toMatchObject({ name, price, confidence: 1 });
  expect((await call.receipts.toCheck()).receipts).toMatchObject([{ doubts: [], itemsInDoubt: 0 }]);
});

test("receipts-129 the list's own answer holds each line in doubt with what may answer it, so that no receipt is fetched for it", async () => {
  const person = await testApp.signIn();
  const read = reading();
  const items = read.items.map((item, index) => (index === 0 ? { ...item, confidence: 0.4 } : item));
  const others = [{ name: "OTHER BREAD", cents: 649 }];
  const issues = [
    { code: "line_in_doubt" as const, message: "sentences.compareWithPhoto", itemIndex: 0, others },
  ];
  const { items: stored } = await readReceipt(testApp, person, { ...read, items, issues });
  const { id, name, price, box } = stored[0] ?? {};
  const [receipt] = (await person.call.receipts.toCheck()).receipts;
  expect(receipt?.lines).toEqual([{ id, name, price, box, message: "sentences.compareWithPhoto", others }]);
});

test("receipts-130 a price that is corrected is added up again: the receipt is sure once its items are its total", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const misread = reading();
  const items = misread.items.map((item, index) =>
    index === 0 ? { ...item, price: 599, confidence: 0.4 } : item,
  );
  const issues = [
    { code: "items_do_not_add_up" as const, message: "sentences.subtotalDiffers", itemIndex: null },
  ];
  const arithmetic = { itemsCents: 1447, subtotalAgrees: false, totalAgrees: true };
  const { id, items: lines } = await readReceipt(testApp, person, { ...misread, items, issues, arithmetic });
  const doubts = async () => (await call.receipts.toCheck()).receipts[0]?.doubts;
  expect(await doubts()).toEqual(["sum", "items"]);
  const { id: line = "", name = "" } = lines[0] ?? {};
  await call.receipts.changeDetails({ id: line, name, price: 6.99 });
  expect(await doubts()).toEqual([]);
  await call.receipts.changeDetails({ id: line, name, price: 7.99 });
  expect(await doubts()).toEqual(["sum"]);
  expect(await refusalOf(call.receipts.confirm({ id, onlySure: true }))).toMatchObject({ code: "CONFLICT" });
});

test("reading-121 receipts-130 a row that was left out is told with the draft until its corrected items add up", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const misread = reading();
  const items = misread.items.map((item, index) => (index === 0 ? { ...item, price: 599 } : item));
  const row = { name: "KIWI", cents: 399 };
  const message = 'sentences.rowLeftOut {"row":"KIWI 3.99"}';
  const issues = [{ code: "row_left_out" as const, message, itemIndex: null, row }];
  const arithmetic = { itemsCents: 1447, subtotalAgrees: false, totalAgrees: false };
  const { id, items: lines } = await readReceipt(testApp, person, { ...misread, items, issues, arithmetic });
  const told = async () => (await call.receipts.get({ id })).issues;
  const worded =
    "“KIWI 3.99” has a price, but it does not look like an item, so it was left out; please check it.";
  expect(await told()).toEqual([{ ...issues[0], message: worded }]);
  const { id: line = "", name = "" } = lines[0] ?? {};
  await call.receipts.changeDetails({ id: line, name, price: 6.49 });
  expect((await told()).map(({ code }) => code)).toContain("row_left_out");
  await call.receipts.changeDetails({ id: line, name, price: 6.99 });
  expect((await told()).map(({ code }) => code)).not.toContain("row_left_out");
});

test("reading-156 receipts-130 a total in doubt is asked until the corrected items come to it", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const misread = reading();
  const items = misread.items.map((item, index) => (index === 0 ? { ...item, price: 599 } : item));
  const issues = [{ code: "total_in_doubt" as const, message: "sentences.totalDoubtful", itemIndex: null }];
  const arithmetic = { itemsCents: 1447, subtotalAgrees: null, totalAgrees: null };
  const subtotalCents = { value: null, confidence: 0, rawText: null, box: null };
  const read = { ...misread, items, issues, arithmetic, subtotalCents };
  const { id, items: lines } = await readReceipt(testApp, person, read);
  const asked = async () => (await call.receipts.toCheck()).receipts[0]?.doubts;
  expect(await asked()).toEqual(["sum"]);
  const { id: line = "", name = "" } = lines[0] ?? {};
  await call.receipts.changeDetails({ id: line, name, price: 6.49 });
  const corrected = await call.receipts.get({ id });
  expect(corrected.issues.map(({ message }) => message)).toEqual([
    "The total is not certain; please check it.",
  ]);
  expect(corrected.arithmetic.totalAgrees).toBeNull();
  await call.receipts.changeDetails({ id: line, name, price: 6.99 });
  expect([await asked(), (await call.receipts.get({ id })).issues]).toEqual([[], []]);
});

test("reading-121 an item that was added for a row that was left out stands for it, whatever it is called and costs later", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const row = { name: "KIW1", cents: 399 };
  const message = 'sentences.rowLeftOut {"row":"KIW1 3.99"}';
  const issues = [{ code: "row_left_out" as const, message, itemIndex: null, row }];
  const arithmetic = { itemsCents: 1547, subtotalAgrees: false, totalAgrees: false };
  const { id } = await readReceipt(testApp, person, { ...reading(), issues, arithmetic });
  const codes = async () => (await call.receipts.get({ id })).issues.map(({ code }) => code);
  expect(await codes()).toEqual(["row_left_out"]);
  const { items } = await call.receipts.addItem({ receiptId: id, name: "KIW1", price: 3.99 });
  expect(await codes()).toEqual([]);
  await call.receipts.changeDetails({ id: items.at(-1)?.id ?? "", name: "KIWI", price: 4.99 });
  expect(await codes()).toEqual([]);
});

test("receipts-130 a correction takes no doubt away that was not of the sums: another receipt that follows", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const misread = reading();
  const items = misread.items.map((item, index) => (index === 0 ? { ...item, price: 599 } : item));
  const issues = [
    { code: "items_do_not_add_up" as const, message: "sentences.subtotalDiffers", itemIndex: null },
    { code: "total_does_not_add_up" as const, message: "sentences.totalDiffers", itemIndex: null },
  ];
  const arithmetic = { itemsCents: 1447, subtotalAgrees: false, totalAgrees: false };
  const { id, items: lines } = await readReceipt(testApp, person, { ...misread, items, issues, arithmetic });
  const { id: line = "", name = "" } = lines[0] ?? {};
  await call.receipts.changeDetails({ id: line, name, price: 6.99 });
  expect((await call.receipts.toCheck()).receipts).toMatchObject([{ id, doubts: ["sum"] }]);
  // The receipt itself says the same as the list.
  const told = await call.receipts.get({ id });
  expect(told.arithmetic).toEqual({ itemsCents: 1547, subtotalAgrees: true, totalAgrees: false });
  expect(told.issues.map(({ code }) => code)).toEqual(["total_does_not_add_up"]);
});

test("receipts-109 a draft in doubt is not saved among those that are sure, though it can be saved by itself", async () => {
  const person = await testApp.signIn();
  const { call } = person;
  const { id } = await readReceipt(testApp, person, reading(undated));
  expect(await refusalOf(call.receipts.confirm({ id, onlySure: true }))).toMatchObject({ code: "CONFLICT" });
  expect((await call.taxReport.lineItems()).lineItems).toEqual([]);
  expect((await call.receipts.toCheck()).receipts).toHaveLength(1);
  expect(await call.receipts.confirm({ id })).toEqual({ lineItemCount: 2 });
  // Saved once, it is not saved again, and the same number is answered.
  expect(await call.receipts.confirm({ id, onlySure: true })).toEqual({ lineItemCount: 2 });
});
