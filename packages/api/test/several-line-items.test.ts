import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const LOAF = { size: 400, unit: "g", priceEvidence: seen(349, 675, "g"), regularPrice: 207 };

async function withLines(...rows: Parameters<typeof logged>[2]) {
  const person = await testApp.signIn();
  await logged(testApp, person, rows);
  const lines = () => person.call.taxReport.lineItems().then(({ lineItems }) => lineItems);
  const before = await lines();
  const { changeLineItems, undoLineItems } = person.call.taxReport;
  return {
    person,
    before,
    ids: before.map(({ id }) => id),
    lines,
    change: changeLineItems,
    undo: undoLineItems,
  };
}

describe("reports-48 several line items are changed at once", () => {
  test("their category, and each kind with the regular price that follows from it; Undo gives every figure back", async () => {
    const { before, ids, lines, change, undo } = await withLines(
      LOAF,
      { name: "GF flour" },
      { name: "GF gum" },
    );
    const changed = await change({ lineItemIds: ids, category: "Snacks", kind: "no-counterpart" });
    expect(changed.lineItems.map(({ category, kind }) => [category, kind])).toEqual(
      ids.map(() => ["Snacks", "no-counterpart"]),
    );
    expect(changed.lineItems.map(({ extraCost }) => extraCost)).toEqual([0, 0, 0]);
    const back = await undo({ id: changed.undoId });
    expect(back.lineItems).toHaveLength(3);
    expect(await lines()).toEqual(before);
    expect((await refusalOf(undo({ id: changed.undoId }))).code).toBe("NOT_FOUND");
  });

  test("their name, size and regular price once: each price follows from its own quantity, and Undo gives all back", async () => {
    const { before, ids, lines, change, undo } = await withLines(
      { price: 699, regularPrice: 349 },
      { price: 2097, regularPrice: 1047, quantity: 3 },
    );
    const regularPrice = { price: 6.99, quantity: 2 };
    const one = await change({ lineItemIds: ids, name: "GF rye", size: 500, unit: "g", regularPrice });
    const figures = one.lineItems.map(({ name, size, unit, quantity, regularPrice, priceSource }) => ({
      name,
      size,
      unit,
      quantity,
      regularPrice,
      priceSource,
    }));
    const rye = { name: "GF rye", size: 500, unit: "g", priceSource: "custom" };
    expect(figures.toSorted((a, b) => a.quantity - b.quantity)).toEqual([
      { ...rye, quantity: 1, regularPrice: 3.5 },
      { ...rye, quantity: 3, regularPrice: 10.49 },
    ]);
    await undo({ id: one.undoId });
    expect(await lines()).toEqual(before);
  });

  test("a size without its unit, a quantity of 0 and a price above what is allowed change nothing", async () => {
    const { before, ids, lines, change } = await withLines({});
    await expect(change({ lineItemIds: ids, size: 500 })).rejects.toThrow("entryIssues.sizeAndUnit");
    await expect(change({ lineItemIds: ids, regularPrice: { price: 3.49, quantity: 0 } })).rejects.toThrow(
      "entryIssues.quantityNeeded",
    );
    const large = { lineItemIds: ids, name: "GF rye", regularPrice: { price: 3.49, quantity: 0.000_001 } };
    expect((await refusalOf(change(large))).code).toBe("BAD_REQUEST");
    expect(await lines()).toEqual(before);
  });

  test("who eats them, and Undo says again what was said of each", async () => {
    const { person, ids, change, undo } = await withLines({}, {});
    const { call } = person;
    const { id: mia } = await call.people.add({ name: "Mia", relation: "child", celiac: true });
    const [first = "", second = ""] = ids;
    await call.people.setLineItemShares({ id: first, shares: [{ personId: mia, share: 0.25 }] });
    const stated = async () =>
      Promise.all([first, second].map(async (id) => (await call.people.lineItemShares({ id })).shares));
    const before = await stated();
    const half = [{ personId: mia, share: 0.5 }];
    const { undoId } = await change({ lineItemIds: ids, shares: half });
    expect(await stated()).toEqual([half, half]);
    await undo({ id: undoId });
    expect(await stated()).toEqual(before);
    const tooMuch = { lineItemIds: ids, shares: [...half, { personId: mia, share: 0.7 }] };
    expect((await refusalOf(change(tooMuch))).code).toBe("BAD_REQUEST");
    expect(await stated()).toEqual(before);
  });

  test("they are removed, and are all there again after Undo", async () => {
    const { before, ids, lines, change, undo } = await withLines(LOAF, {}, { name: "GF pasta" });
    const two = ids.slice(0, 2);
    const { undoId, lineItems } = await change({ lineItemIds: two, remove: true });
    expect([lineItems, (await lines()).map(({ id }) => id)]).toEqual([[], ids.slice(2)]);
    await undo({ id: undoId });
    expect(await lines()).toEqual(before);
  });

  test("one that was deleted since stays deleted after Undo, as it was before, and can be brought back by itself", async () => {
    const { person, before, ids, lines, change, undo } = await withLines({}, { name: "GF flour" });
    const { deleteLineItem, restoreLineItem } = person.call.taxReport;
    const [id = ""] = ids;
    const changed = await change({ lineItemIds: ids, category: "Snacks" });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await deleteLineItem({ id });
    expect((await undo({ id: changed.undoId })).lineItems).toHaveLength(1);
    expect(await lines()).toEqual(before.slice(1));
    expect(await restoreLineItem({ id })).toEqual(before[0]);
    expect(await lines()).toEqual(before);
  });

  test("reports-74 Undo leaves what was changed of one by itself since, and takes the change back of the others", async () => {
    const { person, ids, lines, change, undo } = await withLines(
      {},
      { name: "GF flour" },
      { name: "GF gum" },
    );
    const [edited = "", shared = "", other = ""] = ids;
    const { undoId } = await change({ lineItemIds: ids, category: "Snacks", shares: [] });
    await person.call.taxReport.updateLineItem({ id: edited, price: 5 });
    const mine = [{ personId: person.user.id, share: 0.5 }];
    await person.call.people.setLineItemShares({ id: shared, shares: mine });
    await undo({ id: undoId });
    const now = new Map((await lines()).map((line) => [line.id, line]));
    expect(now.get(edited)).toMatchObject({ category: "Snacks", price: 5, extraCost: 1.51 });
    expect([now.get(shared)?.category, now.get(other)?.category]).toEqual([
      "Bread and Bakery",
      "Bread and Bakery",
    ]);
    const sharesOf = (id: string) => person.call.people.lineItemShares({ id });
    expect(await sharesOf(shared)).toMatchObject({ from: "item", shares: mine });
    expect((await sharesOf(other)).from).not.toBe("item");
  });

  test("reports-9 one that another of the household brought back already is answered as it is, and nothing is recorded", async () => {
    const { person, before, ids, change, undo } = await withLines({});
    const [id = ""] = ids;
    const changed = await change({ lineItemIds: ids, remove: true });
    await undo({ id: changed.undoId });
    const recorded = () => testApp.database.recordChange.count({ where: { userId: person.user.id } });
    const known = await recorded();
    expect(await person.call.taxReport.restoreLineItem({ id })).toEqual(before[0]);
    expect(await recorded()).toBe(known);
  });

  test("all of them or none: with a return among those of another kind, with a stranger's, or with one that is gone", async () => {
    const { before, ids, lines, change } = await withLines(
      {},
      { kind: "return", price: -699, regularPrice: -349, quantity: -1 },
    );
    const stranger = await withLines({});
    expect((await refusalOf(change({ lineItemIds: ids, kind: "intermediate" }))).message).toMatch(/return/);
    for (const lineItemIds of [[...ids, ...stranger.ids], stranger.ids])
      expect((await refusalOf(change({ lineItemIds, category: "Snacks" }))).code).toBe("NOT_FOUND");
    expect([await lines(), await stranger.lines()]).toEqual([before, stranger.before]);
  });

  test("kinds against the rule need a note, and nothing to change is told so", async () => {
    const { ids, change } = await withLines({});
    expect((await refusalOf(change({ lineItemIds: ids, kind: "natural", counts: true }))).code).toBe(
      "BAD_REQUEST",
    );
    const noted = { lineItemIds: ids, kind: "natural", kindNote: "A substitute for wheat" } as const;
    expect((await change(noted)).lineItems).toMatchObject([{ kind: "natural" }]);
    await expect(change({ lineItemIds: ids })).rejects.toThrow("issues.lineItemsChange");
  });

  test("only its maker takes a change back, within a minute", async () => {
    const { ids, change, undo, lines } = await withLines({});
    const stranger = await withLines({});
    const { undoId } = await change({ lineItemIds: ids, category: "Snacks" });
    expect((await refusalOf(stranger.undo({ id: undoId }))).code).toBe("NOT_FOUND");
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 61_000);
    expect((await refusalOf(undo({ id: undoId }))).code).toBe("NOT_FOUND");
    testApp.clock.now = now;
    await undo({ id: undoId });
    expect((await lines()).map(({ category }) => category)).toEqual(["Bread and Bakery"]);
  });
});
