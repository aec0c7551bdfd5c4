import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { logged } from "./support/logged";
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

const GONE = { code: "NOT_FOUND", message: "There is nothing left to undo here." };
const BREAD = { name: "GF WHT BREAD", price: 6.99 };
const later = (seconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
};

/** Everything of a household, in an order of its own. */
async function rowsOf(userId: string) {
  const { database } = testApp;
  const [where, orderBy] = [{ userId }, { id: "asc" }] as const;
  const named = { orderBy: { personId: "asc" } } as const;
  return {
    people: await database.person.findMany({ where, orderBy, include: { incomes: true } }),
    allocations: await database.allocation.findMany({ where, orderBy, include: { parts: named } }),
    expenses: await database.otherExpense.findMany({ where, orderBy }),
    adjustments: await database.adjustment.findMany({ where, orderBy, include: { lineItems: true } }),
    items: await database.receiptItem.findMany({
      where: { receipt: { userId } },
      orderBy,
      select: { id: true, shares: true },
    }),
  };
}

/** A child with something of everything that can point to a person. */
async function family() {
  const person = await testApp.signIn();
  const { call, user } = person;
  const lineItem = crypto.randomUUID();
  await logged(testApp, person, [{ id: lineItem }]);
  const mia = await call.people.add({
    name: "Mia",
    relation: "child",
    birthDate: "2014-05-05",
    celiac: true,
    diagnosedOn: "2018-11-05",
    letter: { date: "2019-01-31", practitioner: "doctor", signedBy: "Dr. Asha Rao" },
    netIncomeByYear: { 2024: 0, 2025: 120.5 },
  });
  await call.people.add({ name: "Bo", relation: "child", celiac: false });
  const alone = [{ personId: mia.id, share: 0.75 }];
  const both = [
    { personId: mia.id, share: 0.5 },
    { personId: user.id, share: 0.25 },
  ];
  const draft = await readReceipt(
    testApp,
    person,
    readingAt("Maple Grocer", "2026-03-14", [readItem(BREAD.name, 699), readItem("BANANAS", 399)]),
  );
  const item = draft.items[0]?.id ?? "";
  await call.receipts.changeDetails({ id: item, ...BREAD, shares: both });
  await call.people.setShares({ shares: alone });
  await call.people.setShares({ category: "Snacks", shares: both });
  await call.people.setLineItemShares({ id: lineItem, shares: both });
  const entry = { date: "2026-03-02", personId: mia.id };
  await call.expenses.add({ ...entry, amount: 80, what: "Glasses" });
  await call.adjustments.add({ ...entry, kind: "shipping", amount: 4.5, lineItemIds: [lineItem] });
  return { ...person, mia, alone, both, lineItem, item };
}

describe("claim-33 a removed person", () => {
  test("comes back exactly: the person, incomes, shares, expenses and adjustments under their own ids", async () => {
    const { call, user, mia } = await family();
    const [before, list] = [await rowsOf(user.id), await call.people.list({})];
    expect(await call.people.delete({ id: mia.id, withAll: true })).toMatchObject({
      gone: { lineItems: 2, categories: 1, otherExpenses: 1, adjustments: 1 },
    });
    expect(await rowsOf(user.id)).not.toEqual(before);
    later(14);
    const seen = list.people.find(({ id }) => id === mia.id);
    expect(await call.people.restore({ id: mia.id })).toEqual(seen);
    expect(await rowsOf(user.id)).toEqual(before);
    expect(await call.people.list({})).toEqual(list);
    expect(await refusalOf(call.people.restore({ id: mia.id }))).toEqual(GONE);
  });

  test("comes back once more after a second removal, and the record of changes names each", async () => {
    const { call, user, mia } = await family();
    const before = await rowsOf(user.id);
    for (const _ of [1, 2]) {
      await call.people.delete({ id: mia.id, withAll: true });
      await call.people.restore({ id: mia.id });
    }
    expect(await rowsOf(user.id)).toEqual(before);
    const recorded = await testApp.database.recordChange.findMany({
      where: { userId: user.id, thingId: mia.id, change: { in: ["added", "removed"] } },
      orderBy: { changedAt: "asc" },
    });
    expect(recorded.map(({ change }) => change)).toEqual(["added", "removed", "added", "removed", "added"]);
  });

  test("does not take back what was said since: shares said again stay, and so does a draft's line", async () => {
    const { call, user, mia, lineItem, item } = await family();
    await call.people.delete({ id: mia.id, withAll: true });
    const mine = [{ personId: user.id, share: 1 }];
    await call.people.setShares({ shares: mine });
    await call.people.setShares({ category: "Snacks", shares: null });
    await call.people.setLineItemShares({ id: lineItem, shares: mine });
    await call.receipts.changeDetails({ id: item, ...BREAD, shares: [] });
    await call.people.restore({ id: mia.id });
    expect(await call.people.shares()).toMatchObject({ household: mine, categories: [], lineItems: 1 });
    expect(await call.people.lineItemShares({ id: lineItem })).toMatchObject({ shares: mine });
    const { items } = await rowsOf(user.id);
    expect(items.find(({ id }) => id === item)?.shares).toEqual([]);
  });

  test("claim-46 is named again by what somebody else was repaid for their expense", async () => {
    const { call, mia } = await family();
    const glasses = (await call.expenses.list({})).expenses[0]?.id ?? "";
    const dentist = await call.expenses.add({ date: "2026-03-02", amount: 90, what: "Dentist" });
    const repaid = { kind: "reimbursement", date: "2026-03-19", note: "Insurer" } as const;
    const { id } = await call.adjustments.add({
      ...repaid,
      amount: 60,
      expenseIds: [glasses, dentist.id],
    });
    const { id: gone } = await call.adjustments.add({ ...repaid, amount: 5, expenseIds: [glasses] });
    const named = async () => {
      const { adjustments } = await call.adjustments.list({});
      return adjustments.find((row) => row.id === id)?.expenseIds;
    };
    await call.people.delete({ id: mia.id, withAll: true });
    expect(await named()).toEqual([dentist.id]);
    await call.adjustments.delete({ id: gone });
    await call.people.restore({ id: mia.id });
    expect(await named()).toEqual([glasses, dentist.id].sort());
  });

  test("leaves out line items of an adjustment that are gone since", async () => {
    const { call, user, mia, lineItem } = await family();
    await call.people.delete({ id: mia.id, withAll: true });
    await testApp.database.lineItem.delete({ where: { id: lineItem } });
    await call.people.restore({ id: mia.id });
    expect((await rowsOf(user.id)).adjustments).toMatchObject([{ personId: mia.id, lineItems: [] }]);
  });

  test("stays gone after a minute, and a day later nothing is kept", async () => {
    const { call, context, user, mia } = await family();
    await call.people.delete({ id: mia.id, withAll: true });
    later(61);
    const before = await rowsOf(user.id);
    expect(await refusalOf(call.people.restore({ id: mia.id }))).toEqual(GONE);
    expect(await rowsOf(user.id)).toEqual(before);
    later(86_400);
    await clearExpired(context);
    expect(await testApp.database.undo.count({ where: { userId: user.id } })).toBe(0);
  });

  test("is refused whole where another partner has taken the place, and then still comes back without them", async () => {
    const { call, user } = await testApp.signIn();
    const partner = { name: "Kim", relation: "spouse", celiac: false } as const;
    const { id } = await call.people.add(partner);
    await call.people.delete({ id });
    const { id: other } = await call.people.add({ ...partner, name: "Jo" });
    expect(await refusalOf(call.people.restore({ id }))).toEqual({
      code: "BAD_REQUEST",
      message: "A household can have only one spouse or partner",
    });
    await call.people.delete({ id: other });
    expect(await call.people.restore({ id })).toMatchObject({ id, name: "Kim" });
    expect((await rowsOf(user.id)).people.map(({ name }) => name)).toEqual(["You", "Kim"]);
  });

  test("is nobody else's to bring back", async () => {
    const [{ call, mia }, stranger] = [await family(), await testApp.signIn()];
    await call.people.delete({ id: mia.id, withAll: true });
    expect(await refusalOf(stranger.call.people.restore({ id: mia.id }))).toEqual(GONE);
    expect(await call.people.restore({ id: mia.id })).toMatchObject({ name: "Mia" });
  });

  test("comes back once when three windows ask at the same time", async () => {
    const { call, user, mia } = await family();
    const before = await rowsOf(user.id);
    await call.people.delete({ id: mia.id, withAll: true });
    const asked = await Promise.allSettled([1, 2, 3].map(() => call.people.restore({ id: mia.id })));
    expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
    expect(await rowsOf(user.id)).toEqual(before);
  });
});
