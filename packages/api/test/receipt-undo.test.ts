import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.clock.now = new Date("2026-03-20T12:00:00Z");
});

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const ITEMS = [readItem("GF WHT BREAD", 699), readItem("GF PENNE", 449), readItem("BANANAS", 399)];
const later = (seconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
};

const read = (person: Person) => readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", ITEMS));
const everything = async (userId: string) => ({
  receipts: await testApp.database.receipt.findMany({
    where: { userId },
    include: { items: { orderBy: { position: "asc" } } },
  }),
  lineItems: await testApp.database.lineItem.findMany({ where: { userId }, orderBy: { id: "asc" } }),
});

describe("receipts-66 Undo", () => {
  test("brings a discarded draft back with everything on it", async () => {
    const person = await testApp.signIn();
    const { id, items } = await read(person);
    await person.call.receipts.changeDetails({ id: items[0]?.id ?? "", name: "GF LOAF", price: 7.25 });
    const [view, before] = [await person.call.receipts.get({ id }), await everything(person.user.id)];
    await person.call.receipts.discardDraft({ id });
    expect((await person.call.receipts.drafts()).drafts).toEqual([]);
    later(14);
    expect(await person.call.receipts.undo({ id })).toEqual(view);
    expect(await everything(person.user.id)).toEqual(before);
    expect(await person.call.receipts.confirm({ id })).toEqual({ lineItemCount: 2 });
  });

  test("puts a removed line back at its place, and what was changed since stays", async () => {
    const person = await testApp.signIn();
    const { id, items } = await read(person);
    const [loaf = "", penne = ""] = items.map((item) => item.id);
    await person.call.receipts.removeItem({ id: loaf });
    await person.call.receipts.changeDetails({ id: penne, name: "GF FUSILLI", price: 4.49 });
    const back = await person.call.receipts.undo({ id });
    expect(back.items.map(({ name }) => name)).toEqual(["GF WHT BREAD", "GF FUSILLI", "BANANAS"]);
    expect(back.items[0]).toEqual(items[0]);
  });

  test("receipts-138 a line of a correction that comes back is that of its line item, which keeps its id and claim", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const { id } = await read(person);
    await call.receipts.confirm({ id });
    const claim = await call.claims.create({ taxYear: 2026 });
    await call.claims.file({ id: claim.id });
    const { lineItems } = await everything(person.user.id);
    const { items } = await call.receipts.reopen({ id });
    await call.receipts.removeItem({ id: items[0]?.id ?? "" });
    await call.receipts.undo({ id });
    await call.receipts.confirm({ id });
    expect((await everything(person.user.id)).lineItems).toEqual(lineItems);
    expect(lineItems.map(({ claimId }) => claimId)).toEqual([claim.id, claim.id]);
  });

  test("moves what the reader doubts of the lines behind back with them", async () => {
    const person = await testApp.signIn();
    const doubt = (itemIndex: number, message: string) => ({
      code: "line_in_doubt" as const,
      message,
      itemIndex,
    });
    const reading = readingAt("Maple Grocer", "2026-03-14", ITEMS);
    const issues = [doubt(0, "The bread is hard to read."), doubt(2, "The bananas are hard to read.")];
    const { id, items, issues: before } = await readReceipt(testApp, person, { ...reading, issues });
    await person.call.receipts.removeItem({ id: items[0]?.id ?? "" });
    const { issues: after } = await person.call.receipts.undo({ id });
    expect([...after].sort((a, b) => Number(a.itemIndex) - Number(b.itemIndex))).toEqual(before);
  });

  test("of a saved correction: receipt, items and line items are as they were saved first", async () => {
    const person = await testApp.signIn();
    const { id } = await read(person);
    await person.call.receipts.confirm({ id });
    const before = await everything(person.user.id);
    const { items } = await person.call.receipts.reopen({ id });
    const [loaf = "", penne = "", bananas = ""] = items.map((item) => item.id);
    await person.call.receipts.changeDetails({ id: loaf, name: "GF WHITE BREAD", price: 7.25 });
    await person.call.receipts.removeItem({ id: penne });
    await person.call.receipts.selectItem({ id: bananas, selected: true });
    await person.call.receipts.addItem({ receiptId: id, name: "GF OATS", price: 5 });
    await person.call.receipts.update({ id, store: "Corner Shop" });
    expect(await refusalOf(person.call.receipts.undo({ id: loaf }))).toMatchObject({ code: "NOT_FOUND" });
    later(86_400 * 2);
    await clearExpired(person.context);
    await person.call.receipts.confirm({ id });
    expect((await everything(person.user.id)).lineItems).not.toEqual(before.lineItems);
    await person.call.receipts.undo({ id });
    expect(await everything(person.user.id)).toEqual(before);
    expect(await refusalOf(person.call.receipts.undo({ id }))).toEqual({
      code: "NOT_FOUND",
      message: "There is nothing left to undo here.",
    });
  });

  test("of a saved correction lets what named a line name it again: a repayment (claim-46) and a comment", async () => {
    const person = await testApp.signIn();
    const { id } = await read(person);
    await person.call.receipts.confirm({ id });
    const [bread = { id: "" }] = (await person.call.taxReport.lineItems()).lineItems.filter(
      ({ name }) => name === "GF WHT BREAD",
    );
    const claim = await person.call.claims.create({ taxYear: 2026 });
    await person.call.comments.add({ claimId: claim.id, lineItemId: bread.id, text: "Whose loaf?" });
    const repaid = { kind: "reimbursement", date: "2026-03-19", amount: 1, note: "" } as const;
    await person.call.adjustments.add({ ...repaid, lineItemIds: [bread.id] });
    const names = async () => ({
      comment: (await testApp.database.claimComment.findFirstOrThrow({ where: { claimId: claim.id } }))
        .lineItemId,
      repaid: (await person.call.adjustments.list({})).adjustments.map(({ lineItemIds }) => lineItemIds),
    });
    const { items } = await person.call.receipts.reopen({ id });
    await person.call.receipts.selectItem({ id: items[0]?.id ?? "", selected: false });
    await person.call.receipts.confirm({ id });
    expect(await names()).toEqual({ comment: null, repaid: [[]] });
    await person.call.receipts.undo({ id });
    expect(await names()).toEqual({ comment: bread.id, repaid: [[bread.id]] });
  });

  /** A saved receipt and its bread, which is back on a receipt of another month. */
  async function withReturn(person: Person) {
    const { id } = await readReceipt(testApp, person, readingAt("Maple Grocer", "2025-12-30", ITEMS));
    await person.call.receipts.confirm({ id });
    const returning = async () => {
      const item = readItem("RETURN GF WHT BREAD", -699);
      const back = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-01-10", [item]));
      return back.id;
    };
    const untick = async () => {
      const { items } = await person.call.receipts.reopen({ id });
      await person.call.receipts.selectItem({ id: items[0]?.id ?? "", selected: false });
    };
    return { id, returning, untick };
  }

  test("receipts-138 of a saved correction lets the returns of other receipts and drafts name their purchase again", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const { id, returning, untick } = await withReturn(person);
    const back = await returning();
    await call.receipts.confirm({ id: back });
    await call.taxReport.deleteLineItem({ id: (await call.taxReport.lineItems()).lineItems[0]?.id ?? "" });
    const draft = await returning();
    await call.taxReport.restoreLineItem({
      id: (await testApp.database.lineItem.findFirstOrThrow({ where: { receiptId: back } })).id,
    });
    const links = async () => [
      (await testApp.database.lineItem.findFirstOrThrow({ where: { receiptId: back } })).returnOfId,
      (await testApp.database.receiptItem.findFirstOrThrow({ where: { receiptId: draft } })).returnOfId,
    ];
    const before = [await links(), await call.taxReport.products({ year: 2026 })];
    expect(before[0]).toEqual([expect.any(String), expect.any(String)]);
    await untick();
    await call.receipts.confirm({ id });
    expect(await links()).toEqual([null, null]);
    await call.receipts.undo({ id });
    expect([await links(), await call.taxReport.products({ year: 2026 })]).toEqual(before);
  });

  test("receipts-138 of a saved correction puts a purchase and its return on one receipt back", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const { id } = await read(person);
    await call.receipts.confirm({ id });
    const bread = (await call.taxReport.lineItems()).lineItems.find(({ name }) => name === "GF WHT BREAD");
    const { items } = await call.receipts.reopen({ id });
    const [, , bananas = { id: "" }] = items;
    const returned = { id: bananas.id, name: "GF WHT BREAD", price: 6.99, returnOf: bread?.id ?? "" };
    await call.receipts.changeDetails(returned);
    await call.receipts.selectItem({ id: bananas.id, selected: true });
    await call.receipts.confirm({ id });
    later(120);
    const before = await everything(person.user.id);
    await call.receipts.reopen({ id });
    await call.receipts.selectItem({ id: items[0]?.id ?? "", selected: false });
    await call.receipts.confirm({ id });
    await call.receipts.undo({ id });
    expect(await everything(person.user.id)).toEqual(before);
  });

  test("receipts-138 of a saved correction leaves the claim that was filed, or taken back, while it went on", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const { id } = await read(person);
    await call.receipts.confirm({ id });
    const claim = await call.claims.create({ taxYear: 2026 });
    const claimIds = async () => [
      ...new Set((await everything(person.user.id)).lineItems.map(({ claimId }) => claimId)),
    ];
    const correct = async (meanwhile: () => Promise<unknown>) => {
      const { items } = await call.receipts.reopen({ id });
      await call.receipts.selectItem({ id: items[0]?.id ?? "", selected: false });
      await meanwhile();
      await call.receipts.confirm({ id });
      await call.receipts.undo({ id });
    };
    await correct(() => call.claims.file({ id: claim.id }));
    expect(await claimIds()).toEqual([claim.id]);
    await correct(() => call.claims.takeBack({ id: claim.id, why: "Not sent yet" }));
    expect(await claimIds()).toEqual([null]);
  });

  test("of a saved correction takes back what it remembered, and leaves what was remembered since", async () => {
    const person = await testApp.signIn();
    const { id } = await read(person);
    await person.call.receipts.confirm({ id });
    const corrected = async (name: string) => {
      const { items } = await person.call.receipts.reopen({ id });
      const [loaf = ""] = items.map((item) => item.id);
      await person.call.receipts.changeDetails({ id: loaf, name, price: 6.99 });
      await person.call.receipts.confirm({ id });
    };
    const remembered = async () =>
      (await person.call.corrections.list()).corrections.map(({ name, correctedOn }) => [name, correctedOn]);

    await corrected("GF Sourdough");
    expect(await remembered()).toContainEqual(["GF Sourdough", "2026-03-20"]);
    await person.call.receipts.undo({ id });
    expect(await remembered()).toEqual([]);

    await corrected("GF Sourdough");
    later(86_400);
    await corrected("GF Rye");
    expect(await remembered()).toContainEqual(["GF Rye", "2026-03-21"]);
    await person.call.receipts.undo({ id });
    expect(await remembered()).toContainEqual(["GF Sourdough", "2026-03-20"]);

    later(60);
    await corrected("GF Rye");
    const [rye] = (await person.call.corrections.list()).corrections;
    await person.call.corrections.forget({ id: rye?.id ?? "" });
    await person.call.receipts.undo({ id });
    expect(await remembered()).toEqual([]);
  });

  test("of a saved correction puts the price book back too", async () => {
    const person = await testApp.signIn();
    const regular = readItem("WHITE BREAD", 349);
    const { id } = await readReceipt(
      testApp,
      person,
      readingAt("Maple Grocer", "2026-03-14", [...ITEMS.slice(0, 2), regular]),
    );
    await person.call.receipts.confirm({ id });
    const prices = () =>
      testApp.database.priceObservation.findMany({
        where: { userId: person.user.id },
        select: { receiptItemId: true, price: true, store: true },
        orderBy: { receiptItemId: "asc" },
      });
    const before = await prices();
    expect(before).toMatchObject([{ price: 349, store: "Maple Grocer" }]);
    const { items } = await person.call.receipts.reopen({ id });
    await person.call.receipts.changeDetails({ id: items[2]?.id ?? "", name: "WHITE BREAD", price: 2.5 });
    await person.call.receipts.update({ id, store: "Corner Shop" });
    await person.call.receipts.confirm({ id });
    await person.call.receipts.undo({ id });
    expect(await prices()).toEqual(before);
  });

  test("is refused after a minute, to somebody else, and for a receipt that is being corrected again", async () => {
    const [person, stranger] = [await testApp.signIn(), await testApp.signIn()];
    const { id } = await read(person);
    await person.call.receipts.discardDraft({ id });
    expect(await refusalOf(stranger.call.receipts.undo({ id }))).toMatchObject({ code: "NOT_FOUND" });
    later(61);
    expect(await refusalOf(person.call.receipts.undo({ id }))).toMatchObject({ code: "NOT_FOUND" });

    const { id: other } = await read(person);
    await person.call.receipts.confirm({ id: other });
    await person.call.receipts.reopen({ id: other });
    await person.call.receipts.confirm({ id: other });
    await person.call.receipts.reopen({ id: other });
    const open = await everything(person.user.id);
    expect(await refusalOf(person.call.receipts.undo({ id: other }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await everything(person.user.id)).toEqual(open);
  });

  test("nothing is kept for it longer than a day", async () => {
    const person = await testApp.signIn();
    const { id } = await read(person);
    await person.call.receipts.discardDraft({ id });
    later(86_401);
    await clearExpired(person.context);
    expect(await testApp.database.undo.count({ where: { userId: person.user.id } })).toBe(0);
  });
});
