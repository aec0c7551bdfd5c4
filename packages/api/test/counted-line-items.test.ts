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

const BREAD = { name: "GF white bread", price: 7.49, purchaseDate: "2026-03-14", regularPrice: 3.49 };

/** What the reports of a year add up to, in every way that a person can read them. */
async function sums(person: Person) {
  const { totals } = await person.call.taxReport.summary({ year: 2026 });
  const { totalToClaim, products } = await person.call.taxReport.products({ year: 2026 });
  const { csv } = await person.call.taxReport.download({ year: 2026 });
  return { ...totals, totalToClaim, rows: products.length, csv };
}

const OUTSIDE = [
  ["GF lager beer", "never", /^Alcohol/],
  ["GF dog food", "never", /animals/],
  ["GF multivitamin", "never", /^Vitamins/],
  ["Restaurant meal", "never", /^A restaurant meal/],
  ["Delivery fee", "never", /service, not food/],
  ["GF potato chips", "natural", /naturally gluten-free/],
] as const;

test.each(OUTSIDE)(
  "claim-101 %s, added by hand or imported, is kept with its reason and in no sum",
  async (name, kind, why) => {
    const person = await testApp.signIn();
    await person.call.taxReport.addLineItem(BREAD);
    const before = await sums(person);
    const added = await person.call.taxReport.addLineItem({ ...BREAD, name });
    expect(added).toMatchObject({
      kind,
      counts: false,
      whyNotCounted: expect.stringMatching(why),
      kindNote: null,
      extraCost: 4,
      countedExtraCost: 0,
    });
    const lines = ["Date,Store,Item,GF price,Regular price", `2026-03-15,Maple Grocer,${name},7.49,3.49`];
    const file = { fileName: "groceries.csv", file: Buffer.from(lines.join("\n")) };
    const { mapping } = await person.call.imports.preview(file);
    await person.call.imports.make({ ...file, mapping });
    const { lineItems } = await person.call.taxReport.lineItems();
    expect(lineItems.filter((item) => item.name === name)).toEqual([
      expect.objectContaining({ kind, counts: false, whyNotCounted: added.whyNotCounted }),
      expect.objectContaining({ kind, counts: false, whyNotCounted: added.whyNotCounted }),
    ]);
    expect(await sums(person)).toEqual(before);
  },
);

test("claim-101 what would not count is counted by a tick and a note, and by neither alone", async () => {
  const person = await testApp.signIn();
  const chips = { ...BREAD, name: "GF potato chips" };
  expect((await refusalOf(person.call.taxReport.addLineItem({ ...chips, counts: true }))).code).toBe(
    "BAD_REQUEST",
  );
  const { id } = await person.call.taxReport.addLineItem(chips);
  const change = person.call.taxReport.updateLineItem;
  expect((await refusalOf(change({ id, counts: true }))).code).toBe("BAD_REQUEST");
  const kindNote = "The only brand without wheat";
  expect(await change({ id, counts: true, kindNote })).toMatchObject({
    counts: true,
    whyNotCounted: null,
    kindNote,
  });
  expect(await sums(person)).toMatchObject({ itemCount: 1, countedExtraCost: 4, totalToClaim: 4 });
  const noted = await person.call.taxReport.addLineItem({ ...chips, kindNote });
  expect(noted).toMatchObject({ counts: true, kindNote });
});

test("claim-101 a saved item is left out and counted again, alone or with others, and stays left out of its own accord", async () => {
  const person = await testApp.signIn();
  const one = await person.call.taxReport.addLineItem(BREAD);
  const other = await person.call.taxReport.addLineItem({ ...BREAD, name: "GF penne" });
  const left = await person.call.taxReport.updateLineItem({ id: one.id, counts: false });
  expect(left).toMatchObject({
    counts: false,
    countedExtraCost: 0,
    whyNotCounted: "Left out by your choice.",
  });
  expect(await sums(person)).toMatchObject({ itemCount: 1, price: 7.49, totalToClaim: 4, rows: 1 });
  expect(await person.call.taxReport.updateLineItem({ id: one.id, price: 8 })).toMatchObject({
    counts: false,
  });
  const ids = [one.id, other.id];
  const { undoId } = await person.call.taxReport.changeLineItems({ lineItemIds: ids, counts: false });
  expect(await sums(person)).toMatchObject({ itemCount: 0, totalToClaim: 0, rows: 0 });
  await person.call.taxReport.undoLineItems({ id: undoId });
  expect(await sums(person)).toMatchObject({ itemCount: 1, totalToClaim: 4 });
  await person.call.taxReport.changeLineItems({ lineItemIds: ids, counts: true });
  expect(await sums(person)).toMatchObject({ itemCount: 2, totalToClaim: 8.51 });
});

test("claim-101 the kind never takes an item out, and a kind that counts brings it back", async () => {
  const person = await testApp.signIn();
  const { id } = await person.call.taxReport.addLineItem(BREAD);
  const change = person.call.taxReport.updateLineItem;
  expect(await change({ id, kind: "never" })).toMatchObject({ kind: "never", counts: false });
  expect(await sums(person)).toMatchObject({ itemCount: 0, totalToClaim: 0 });
  expect(await change({ id, kind: "counterpart" })).toMatchObject({ counts: true, whyNotCounted: null });
  await change({ id, counts: false });
  expect(await change({ id, kind: "intermediate" })).toMatchObject({ counts: false });
});

test("claim-101 what has no regular counterpart counts in Canada once the person says so", async () => {
  const person = await testApp.signIn();
  const { regularPrice: _none, ...gum } = { ...BREAD, name: "GF xanthan gum" };
  const added = await person.call.taxReport.addLineItem(gum);
  expect(added).toMatchObject({
    kind: "no-counterpart",
    counts: false,
    whyNotCounted: expect.stringMatching(/^There is no/),
  });
  const counted = await person.call.taxReport.updateLineItem({ id: added.id, countsInFull: true });
  expect(counted).toMatchObject({ counts: true, countedExtraCost: 7.49 });
});

/** A loaf that was bought on the first and brought back, with pasta beside it, on the fourteenth. */
async function broughtBack(person: Person) {
  const loaf = readItem("GF WHT BREAD", 699);
  const first = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-01", [loaf]));
  await person.call.receipts.confirm({ id: first.id });
  const { lineItems } = await person.call.taxReport.lineItems();
  const back = [readItem("RETURN GF WHT BREAD", -699), readItem("GF PENNE", 449)];
  const second = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", back));
  return { purchase: lineItems[0]?.id ?? "", draft: second.id };
}

test("claim-101 a return counts exactly when its purchase does, whichever was first", async () => {
  const person = await testApp.signIn();
  const { purchase, draft } = await broughtBack(person);
  const returned = async () =>
    (await person.call.taxReport.lineItems()).lineItems.find(({ kind }) => kind === "return");
  await person.call.taxReport.updateLineItem({ id: purchase, counts: false });
  await person.call.receipts.confirm({ id: draft });
  expect(await returned()).toMatchObject({
    counts: false,
    countedExtraCost: 0,
    whyNotCounted: "The purchase that this return takes back does not count.",
  });
  const { totalToClaim } = await person.call.taxReport.products({ year: 2026 });
  expect(totalToClaim).toBeGreaterThan(0);
  await person.call.taxReport.updateLineItem({ id: purchase, counts: true });
  expect(await returned()).toMatchObject({ counts: true, whyNotCounted: null });
  expect(await sums(person)).toMatchObject({ totalToClaim });
  const { undoId } = await person.call.taxReport.changeLineItems({ lineItemIds: [purchase], counts: false });
  expect(await returned()).toMatchObject({ counts: false });
  await person.call.taxReport.undoLineItems({ id: undoId });
  expect(await returned()).toMatchObject({ counts: true });
  const alone = (await returned())?.id ?? "";
  expect(await person.call.taxReport.updateLineItem({ id: alone, counts: false })).toMatchObject({
    counts: true,
  });
});

test("claim-101 a corrected receipt shows what was left out without a tick, and a tick counts it again", async () => {
  const person = await testApp.signIn();
  const loaf = readItem("GF WHT BREAD", 699);
  const { id } = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-01", [loaf]));
  await person.call.receipts.confirm({ id });
  const lines = async () => (await person.call.taxReport.lineItems()).lineItems;
  const [saved] = await lines();
  await person.call.taxReport.updateLineItem({ id: saved?.id ?? "", counts: false });
  const open = await person.call.receipts.reopen({ id });
  expect(open.items).toMatchObject([{ selected: false }]);
  await person.call.receipts.discardDraft({ id });
  expect(await lines()).toMatchObject([{ id: saved?.id, counts: false }]);
  const again = await person.call.receipts.reopen({ id });
  await person.call.receipts.selectItem({ id: again.items[0]?.id ?? "", selected: true });
  await person.call.receipts.confirm({ id });
  expect(await lines()).toMatchObject([{ id: saved?.id, counts: true }]);
});
