import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const TILL = [readItem("WHT LF 4471", 699), readItem("BANANAS", 399)];
const read = (person: Person, store: string, day: string) =>
  readReceipt(testApp, person, readingAt(store, day, TILL));

/** Names, sizes and ticks the loaf by hand, and saves. */
async function corrected(person: Person, store = "Save-On-Foods, Kelowna") {
  testApp.clock.now = new Date("2026-05-03T10:00:00Z");
  const draft = await read(person, store, "2026-05-03");
  const id = draft.items[0]?.id ?? "";
  const details = { name: "GF White Loaf", price: 6.99, size: 400, sizeUnit: "g" } as const;
  await person.call.receipts.changeDetails({ id, ...details, category: "Bread and Bakery" });
  await person.call.receipts.selectItem({ id, selected: true });
  await person.call.receipts.confirm({ id: draft.id });
  return draft;
}

test("receipts-59 what was corrected is proposed when the same text is read at the same chain again, and says when", async () => {
  const person = await testApp.signIn();
  const first = await corrected(person);
  expect(first.items[0]).toMatchObject({ name: "WHT LF 4471", selected: false, correction: null });
  const again = await read(person, "Save-On-Foods #912", "2026-05-10");
  expect(again.items[0]).toMatchObject({
    name: "GF White Loaf",
    category: "Bread and Bakery",
    selected: true,
    size: 400,
    sizeUnit: "g",
    rawText: "WHT LF 4471 6.99",
    correction: { correctedOn: "2026-05-03", store: "Save-On-Foods, Kelowna" },
  });
  expect(again.items[1]).toMatchObject({ name: "BANANAS", correction: null });
});

test("receipts-59 at another chain name and size are proposed, and the tick is left to the line itself", async () => {
  const person = await testApp.signIn();
  await corrected(person);
  const elsewhere = await read(person, "Corner Shop", "2026-05-10");
  expect(elsewhere.items[0]).toMatchObject({
    name: "GF White Loaf",
    size: 400,
    correction: expect.anything(),
  });
  const oats = [readItem("GF OATS", 599)];
  const first = await readReceipt(
    testApp,
    person,
    readingAt("Corner Shop", "2026-05-03", [...TILL, ...oats]),
  );
  await person.call.receipts.selectItem({ id: first.items[2]?.id ?? "", selected: false });
  await person.call.receipts.confirm({ id: first.id });
  const other = await readReceipt(testApp, person, readingAt("Food Hall", "2026-05-10", oats));
  expect(other.items[0]).toMatchObject({ selected: true, correction: { store: "Corner Shop" } });
});

test("receipts-59 a line that nobody corrected, or whose receipt was not saved, is not remembered", async () => {
  const person = await testApp.signIn();
  const draft = await read(person, "Corner Shop", "2026-05-03");
  await person.call.receipts.changeDetails({ id: draft.items[0]?.id ?? "", name: "GF Loaf", price: 6.99 });
  expect(await person.call.corrections.list()).toMatchObject({ corrections: [] });
  const second = await readReceipt(
    testApp,
    person,
    readingAt("Corner Shop", "2026-05-04", [readItem("GF PENNE", 449)]),
  );
  await person.call.receipts.confirm({ id: second.id });
  expect(await person.call.corrections.list()).toMatchObject({ corrections: [] });
});

test("receipts-59 a product that a person compares a line with is remembered, even where nothing else was changed", async () => {
  const person = await testApp.signIn();
  const items = [readItem("GF WHITE BREAD", 699)];
  const first = await readReceipt(testApp, person, readingAt("Corner Shop", "2026-05-03", items));
  const [loaf] = first.items;
  const { items: found } = await person.call.products.search({ query: "hamburger buns" });
  const chosen = found.find(({ id }) => id !== loaf?.matchedProductId);
  await person.call.receipts.changeDetails({
    id: loaf?.id ?? "",
    name: loaf?.name ?? "",
    price: 6.99,
    matchedProductId: chosen?.id ?? "",
  });
  await person.call.receipts.confirm({ id: first.id });
  const again = await readReceipt(testApp, person, readingAt("Corner Shop", "2026-05-10", items));
  expect(again.items[0]).toMatchObject({
    name: loaf?.name,
    matchedProductId: chosen?.id,
    correction: { correctedOn: expect.any(String) },
  });
});

test("receipts-59 a line that was unticked is proposed without its tick", async () => {
  const person = await testApp.signIn();
  const items = [readItem("GF PENNE", 449), readItem("GF OATS", 599)];
  const first = await readReceipt(testApp, person, readingAt("Corner Shop", "2026-05-03", items));
  await person.call.receipts.selectItem({ id: first.items[1]?.id ?? "", selected: false });
  await person.call.receipts.confirm({ id: first.id });
  const again = await readReceipt(testApp, person, readingAt("Corner Shop", "2026-05-10", items));
  expect(again.items.map(({ selected }) => selected)).toEqual([true, false]);
});

test("receipts-59 the size of a package is asked once: another spelling of the same name has it", async () => {
  const person = await testApp.signIn();
  await corrected(person);
  const other = [readItem("GF WHITE LOAF", 699)];
  const next = await readReceipt(testApp, person, readingAt("Corner Shop", "2026-05-10", other));
  expect(next.items[0]).toMatchObject({ size: 400, sizeUnit: "g", correction: null });
});

test("receipts-60 a correction can be forgotten by its owner, and is proposed no more", async () => {
  const person = await testApp.signIn();
  await corrected(person);
  const { corrections } = await person.call.corrections.list();
  const id = corrections[0]?.id ?? "";
  const stranger = await testApp.signIn();
  expect(await refusalOf(stranger.call.corrections.forget({ id }))).toEqual({
    code: "NOT_FOUND",
    message: "Correction not found.",
  });
  const used = await read(person, "Save-On-Foods", "2026-05-10");
  expect(await person.call.corrections.forget({ id })).toEqual({ id });
  const after = await read(person, "Save-On-Foods", "2026-05-11");
  expect(after.items[0]).toMatchObject({ name: "WHT LF 4471", selected: false, correction: null });
  expect((await person.call.receipts.get({ id: used.id })).items[0]).toMatchObject({
    name: "GF White Loaf",
    correction: null,
  });
});

const NOTHING_LEFT = { code: "NOT_FOUND", message: "There is nothing left to undo here." };

/** What is remembered of a person, and which items of receipts say that they repeat it. */
const rememberedOf = ({ user }: Person) =>
  testApp.database.correction.findMany({
    where: { userId: user.id },
    include: { items: { select: { id: true } } },
  });

/** A correction that was used once, and then forgotten. */
async function forgotten() {
  const person = await testApp.signIn();
  await corrected(person);
  const used = await read(person, "Save-On-Foods", "2026-05-10");
  const before = await rememberedOf(person);
  const id = before[0]?.id ?? "";
  expect(before.map(({ items }) => items.map((item) => item.id))).toEqual([[used.items[0]?.id]]);
  await person.call.corrections.forget({ id });
  return { person, used, before, id };
}

test("receipts-60 a forgotten correction comes back exactly, also on the items that it was used for", async () => {
  const { person, used, before, id } = await forgotten();
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 59_000);
  expect(await person.call.corrections.restore({ id })).toMatchObject({
    id,
    name: "GF White Loaf",
    correctedOn: "2026-05-03",
  });
  expect(await rememberedOf(person)).toEqual(before);
  expect((await person.call.receipts.get({ id: used.id })).items[0]).toEqual(used.items[0]);
  const after = await read(person, "Save-On-Foods", "2026-05-11");
  expect(after.items[0]).toMatchObject({ name: "GF White Loaf", correction: { correctedOn: "2026-05-03" } });
  expect(await refusalOf(person.call.corrections.restore({ id }))).toEqual(NOTHING_LEFT);
});

test("receipts-60 a forgotten correction is brought back by its owner alone, and for a minute", async () => {
  const { person, id } = await forgotten();
  const stranger = await testApp.signIn();
  expect(await refusalOf(stranger.call.corrections.restore({ id }))).toEqual(NOTHING_LEFT);
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 61_000);
  expect(await refusalOf(person.call.corrections.restore({ id }))).toEqual(NOTHING_LEFT);
  expect(await rememberedOf(person)).toEqual([]);
});

test("receipts-60 what was corrected again since stays, and the forgotten correction with it stays forgotten", async () => {
  const { person, id } = await forgotten();
  const draft = await read(person, "Save-On-Foods", "2026-05-03");
  const item = draft.items[0]?.id ?? "";
  await person.call.receipts.changeDetails({ id: item, name: "GF Grey Loaf", price: 6.99 });
  await person.call.receipts.selectItem({ id: item, selected: true });
  await person.call.receipts.confirm({ id: draft.id });
  const since = await rememberedOf(person);
  expect(await refusalOf(person.call.corrections.restore({ id }))).toEqual(NOTHING_LEFT);
  expect(await rememberedOf(person)).toEqual(since);
  expect(since.map(({ name }) => name)).toEqual(["GF Grey Loaf"]);
});

const numbered = (articleCode: string | null, name = "GF BREAD") => [
  { ...readItem(name, 699), articleCode },
  readItem("BANANAS", 399),
];

/** Renames the first line of a receipt of the chain, and saves. */
async function renamed(person: Person, items: ReturnType<typeof numbered>, name: string, day = "2026-05-03") {
  const draft = await readReceipt(testApp, person, readingAt("Save-On-Foods", day, items));
  const id = draft.items[0]?.id ?? "";
  await person.call.receipts.changeDetails({ id, name, price: 6.99 });
  await person.call.receipts.selectItem({ id, selected: true });
  await person.call.receipts.confirm({ id: draft.id });
  return draft.id;
}

const proposedName = async (person: Person, store: string, items: ReturnType<typeof numbered>, day: string) =>
  (await readReceipt(testApp, person, readingAt(store, day, items))).items[0]?.name;

test("receipts-87 a correction is proposed by article number under another text of the same chain, and at no other", async () => {
  const person = await testApp.signIn();
  await renamed(person, numbered("036000291452"), "GF White Loaf");
  const other = numbered("0036000291452", "GF BRD WHT");
  expect(await proposedName(person, "Save-On-Foods #912", other, "2026-05-10")).toBe("GF White Loaf");
  expect(await proposedName(person, "Corner Shop", other, "2026-05-11")).toBe("GF BRD WHT");
  const { corrections } = await person.call.corrections.list();
  expect(corrections).toMatchObject([{ articleCode: "36000291452", name: "GF White Loaf" }]);
});

test("receipts-87 two articles of one text are remembered beside each other: the number goes before the text", async () => {
  const person = await testApp.signIn();
  await renamed(person, numbered("036000291452"), "GF White Loaf");
  await renamed(person, numbered("673919"), "GF Brown Loaf", "2026-05-04");
  const named = (code: string | null, day: string) =>
    proposedName(person, "Save-On-Foods", numbered(code), day);
  expect(await named("036000291452", "2026-05-10")).toBe("GF White Loaf");
  expect(await named("673919", "2026-05-11")).toBe("GF Brown Loaf");
});

test("receipts-87 goods weighed in the shop are known again at another price; what may hold a price elsewhere is not", async () => {
  const person = await testApp.signIn();
  await renamed(person, numbered("212345005992"), "GF Ham");
  expect(await proposedName(person, "Save-On-Foods", numbered("212345012990", "HAM CKD"), "2026-05-10")).toBe(
    "GF Ham",
  );
  await renamed(person, numbered("2123450059921", "GF TURKEY"), "GF Sliced Turkey");
  const { corrections } = await person.call.corrections.list();
  expect(corrections.find(({ name }) => name === "GF Sliced Turkey")).toMatchObject({ articleCode: null });
});

test("receipts-66 receipts-87 Undo of a correction takes back what it remembered by number, and no other number", async () => {
  const person = await testApp.signIn();
  await renamed(person, numbered("673919"), "GF Brown Loaf");
  const id = await renamed(person, numbered("036000291452"), "GF White Loaf", "2026-05-04");
  await person.call.receipts.reopen({ id });
  const item = (await person.call.receipts.get({ id })).items[0]?.id ?? "";
  await person.call.receipts.changeDetails({ id: item, name: "GF Grey Loaf", price: 6.99 });
  await person.call.receipts.confirm({ id });
  await person.call.receipts.undo({ id });
  const { corrections } = await person.call.corrections.list();
  const names = corrections.map(({ articleCode, name }) => `${articleCode} ${name}`).sort();
  expect(names).toEqual(["36000291452 GF White Loaf", "673919 GF Brown Loaf"]);
});

test("reading-46 a line item keeps the article number of its line", async () => {
  const person = await testApp.signIn();
  await renamed(person, numbered("036000291452"), "GF White Loaf");
  const { lineItems } = await person.call.taxReport.lineItems();
  expect(lineItems.map(({ articleCode }) => articleCode)).toEqual(["036000291452"]);
});

test("receipts-60 a forgotten correction comes back once when three windows ask at the same time", async () => {
  const { person, before, id } = await forgotten();
  const asked = await Promise.allSettled([1, 2, 3].map(() => person.call.corrections.restore({ id })));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await rememberedOf(person)).toEqual(before);
});
