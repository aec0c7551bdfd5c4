import { CLAIM_TABLES } from "@gf-ledger/documents/claim/tables/claim-tables";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { codeOlderRows } from "../src/housekeeping/code-older-rows";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";
import { claimOfRepaidDentist, claimWithRunOut, REPAID_BEST, repaid } from "./support/worked-cases";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.clock.now = new Date("2027-02-10T12:00:00Z");
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const bestOf = async ({ call, id }: Awaited<ReturnType<typeof claimOfRepaidDentist>>) =>
  (await call.claims.bestPeriod({ id })).best[0];

async function documentsOf({ context }: Person, id: string) {
  if (!context.actor) throw new Error("This person is signed in.");
  return answerOf(await prepareClaimDocuments({ ...context, actor: context.actor }, { id })).read();
}

async function adjustmentsCsv(person: Person, id: string): Promise<string> {
  const claimDocuments = await documentsOf(person, id);
  const table = CLAIM_TABLES.find(({ fileName }) => fileName === "adjustments");
  const parts: string[] = [];
  if (table) for await (const part of tableCsv(async () => table.tableOf(claimDocuments))) parts.push(part);
  return parts.join("");
}

describe("claim-46 a repayment lowers the expense that it pays back", () => {
  test("case h: 350.00 that came after the best twelve months lowers them, in figure, worth and documents", async () => {
    const all = await claimOfRepaidDentist(testApp);
    const { call, id, dentist, person } = all;
    const entry = await call.adjustments.add(repaid({ expenseIds: [dentist.id] }));
    expect(entry).toMatchObject({
      namesNoExpense: false,
      expenseIds: [dentist.id],
      paidBack: [{ thing: "other-expense", name: "Dentist", date: "2026-03-15", claimedIn: null }],
    });
    expect(await bestOf(all)).toMatchObject({
      ...REPAID_BEST,
      expenses: 2830,
      eligible: 1570,
      leavesForNextYear: 360,
    });
    await call.claims.change({ id, period: REPAID_BEST });
    expect((await call.claims.worth({ id })).worth).toBe(299.09);
    const claimDocuments = await documentsOf(person, id);
    expect(claimDocuments).toMatchObject({
      expensesCents: 283_000,
      adjustments: [{ countedCents: -35_000 }],
    });
    expect(await adjustmentsCsv(person, id)).toContain("-350.00");
    await call.claims.change({ id, period: { from: "2026-01-01", to: "2026-12-31" } });
    expect((await call.claims.worth({ id })).worth).toBe(241.94);
  });

  test("case h2: one that is only expected lowers its expense at once", async () => {
    const all = await claimOfRepaidDentist(testApp);
    const { call, dentist } = all;
    const entry = await call.adjustments.add(repaid({ expenseIds: [dentist.id], expected: true }));
    expect(entry.expected).toBe(true);
    expect(await bestOf(all)).toMatchObject({ ...REPAID_BEST, expenses: 2830 });
    const arrived = { ...repaid({ expenseIds: [dentist.id] }), id: entry.id };
    expect(await call.adjustments.change(arrived)).toMatchObject({ expected: false });
  });

  test("case h3: money for an expense that was filed changes that year's claim, and is told so", async () => {
    const all = await claimOfRepaidDentist(testApp);
    const { call, id, dentist, person } = all;
    await call.claims.change({ id, period: REPAID_BEST });
    const filed = await call.claims.file({ id });
    const later = await call.adjustments.add(repaid({ expenseIds: [dentist.id] }));
    expect(later.paidBack).toMatchObject([{ claimedIn: 2026 }]);
    const { snapshotSha256, difference } = await call.claims.changes({ id, page: 1, perPage: 50 });
    expect(snapshotSha256).toBe(filed.snapshotSha256);
    const expenses = difference.find(({ id }) => id === '["federal","expenses",null]');
    expect(expenses?.fields).toContainEqual({ field: "amountCents", old: "318000", new: "283000" });
    expect(await documentsOf(person, id)).toMatchObject({ expensesCents: 318_000 });
    expect(await call.claims.adjust({ id })).toMatchObject({ status: "adjusted" });
    expect(await documentsOf(person, id)).toMatchObject({ expensesCents: 283_000 });
    const next = await call.claims.create({ taxYear: 2027 });
    await call.claims.change({ id: next.id, period: { from: "2026-03-16", to: "2027-03-15" } });
    expect(await documentsOf(person, next.id)).toMatchObject({ expensesCents: 36_000, adjustments: [] });
  });

  test("case h4: bread with 4.00 extra, 4.00 of it paid back, comes to nothing; by its receipt too", async () => {
    const person = await testApp.signIn();
    const { call, user } = person;
    const receipt = await testApp.database.receipt.create({
      data: {
        userId: user.id,
        status: "confirmed",
        store: "Maple Grocer",
        purchaseDate: new Date("2026-05-05T00:00:00Z"),
        totalCents: 500,
        currency: "CAD",
        reader: "local",
        readerVersion: "3",
        catalogueVersion: "2026-11",
        confidence: 1,
        evidence: {},
        imageSha256: "ab".repeat(32),
        perceptualHash: "cd".repeat(8),
      },
    });
    await logged(testApp, person, [{ ...extraOf(4, "2026-05-05"), receiptId: receipt.id }]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const entry = await call.adjustments.add(
      repaid({ date: "2026-06-01", amount: 4, receiptId: receipt.id }),
    );
    expect(entry.paidBack).toMatchObject([{ thing: "line-item", date: "2026-05-05" }]);
    for (const to of ["2026-12-31", "2026-05-05"]) {
      const from = to === "2026-12-31" ? "2026-01-01" : "2025-05-06";
      await call.claims.change({ id, period: { from, to } });
      expect(await documentsOf(person, id)).toMatchObject({ foodCents: 400, expensesCents: 0 });
    }
  });

  test("a purchase that a correction splits stays paid back as a whole", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const bread = { ...readItem("GF BREAD", 1000), box: { x: 0.1, y: 0.2, width: 0.8, height: 0.1 } };
    const read = await readReceipt(testApp, person, readingAt("Shop", "2026-05-05", [bread, bread]));
    const [first = "", second = ""] = read.items.map((item) => item.id);
    for (const id of [first, second]) await call.receipts.setRegularPrice({ id, customRegularPrice: 4 });
    await call.receipts.selectItem({ id: second, selected: false });
    await call.receipts.confirm({ id: read.id });
    const [line] = (await call.taxReport.lineItems()).lineItems;
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.adjustments.add(repaid({ date: "2026-06-01", amount: 5, lineItemIds: [line?.id ?? ""] }));
    expect(await documentsOf(person, id)).toMatchObject({ foodCents: 600, expensesCents: 100 });
    await call.receipts.reopen({ id: read.id });
    await call.receipts.splitItem({ id: first, price: 5 });
    await call.receipts.confirm({ id: read.id });
    expect(await documentsOf(person, id)).toMatchObject({ foodCents: 600, expensesCents: 100 });
    // The other loaf of the same text was there before and is not paid back.
    await call.receipts.reopen({ id: read.id });
    await call.receipts.selectItem({ id: second, selected: true });
    await call.receipts.confirm({ id: read.id });
    expect(await documentsOf(person, id)).toMatchObject({ foodCents: 1200, expensesCents: 700 });
  });

  test("a deleted purchase takes what it was repaid with it: nothing else is lowered, now or when its row is gone", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const [bread, pasta] = [crypto.randomUUID(), crypto.randomUUID()];
    await logged(testApp, person, [
      { ...extraOf(40, "2026-05-05", { name: "GF bread" }), id: bread },
      { ...extraOf(40, "2026-05-05", { name: "GF pasta" }), id: pasta },
    ]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.adjustments.add(repaid({ date: "2026-06-01", amount: 30, lineItemIds: [bread] }));
    // As it was written before it was kept that it names something.
    await testApp.database.adjustment.updateMany({
      where: { userId: person.user.id },
      data: { namesExpense: false },
    });
    await codeOlderRows(testApp.services);
    const claimed = async () => (await documentsOf(person, id)).expensesCents;
    expect(await claimed()).toBe(5000);
    await call.taxReport.deleteLineItem({ id: bread });
    expect(await claimed()).toBe(4000);
    const [entry] = (await call.adjustments.list({})).adjustments;
    await call.adjustments.change({ ...repaid({ date: "2026-06-01", amount: 30 }), id: entry?.id ?? "" });
    expect(await claimed()).toBe(4000);
    await call.taxReport.restoreLineItem({ id: bread });
    expect(await claimed()).toBe(5000);
    await call.taxReport.deleteLineItem({ id: bread });
    const { recorded } = await call.claims.changes({ id, page: 1, perPage: 50 });
    expect(recorded.filter(({ field }) => field === "namesExpense")).toEqual([]);
    await call.claims.file({ id });
    const tomorrow = new Date(testApp.clock.now.getTime() + 25 * 3_600_000);
    await clearExpired({ ...testApp.services, now: () => tomorrow });
    expect(await testApp.database.lineItem.count({ where: { id: bread } })).toBe(0);
    expect(await call.claims.changes({ id, page: 1, perPage: 50 })).toMatchObject({ difference: [] });
    const { adjustments } = await call.adjustments.list({});
    expect(adjustments).toMatchObject([{ namesNoExpense: false, lineItemIds: [], paidBack: [] }]);
  });

  test("claim-47 one that names no expense is asked for it, and is avoided by no period of its year", async () => {
    const all = await claimOfRepaidDentist(testApp);
    const { call, id, dentist, person } = all;
    const entry = await call.adjustments.add(repaid());
    expect(entry.namesNoExpense).toBe(true);
    const asked = async () =>
      (await call.claims.checklist({ id })).entries.find(({ step }) => step === "repayments");
    expect(await bestOf(all)).toMatchObject({ ...REPAID_BEST, expenses: 2830 });
    await call.claims.change({ id, period: REPAID_BEST });
    expect(await asked()).toMatchObject({ done: false, left: [entry.id] });
    expect(await documentsOf(person, id)).toMatchObject({ expensesCents: 283_000 });
    await call.adjustments.change({ ...repaid({ expenseIds: [dentist.id] }), id: entry.id });
    expect(await asked()).toMatchObject({ done: true, left: [] });
    expect(await documentsOf(person, id)).toMatchObject({ expensesCents: 283_000 });
  });

  test("claim-47 one that names no expense and was counted in its own year is not counted in the next one too", async () => {
    const { call, id, person } = await claimOfRepaidDentist(testApp);
    await call.adjustments.add(repaid());
    await call.claims.change({ id, period: REPAID_BEST });
    await call.claims.file({ id });
    const next = await call.claims.create({ taxYear: 2027 });
    await call.claims.change({ id: next.id, period: { from: "2026-03-16", to: "2027-03-15" } });
    expect(await documentsOf(person, next.id)).toMatchObject({ expensesCents: 36_000, adjustments: [] });
  });
});

describe("claim-49 what is wrong about a repayment is said when it is entered", () => {
  test("one that is larger than its expense, alone or with another, is refused, and nothing is entered", async () => {
    const { call, dentist } = await claimOfRepaidDentist(testApp);
    const tooMuch = repaid({ expenseIds: [dentist.id], amount: 2400.01 });
    expect(await refusalOf(call.adjustments.add(tooMuch))).toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringContaining("more than what was paid"),
    });
    await call.adjustments.add(repaid({ expenseIds: [dentist.id], amount: 2000 }));
    const rest = repaid({ expenseIds: [dentist.id], kind: "hsa-fsa" });
    expect(await refusalOf(call.adjustments.add({ ...rest, amount: 400.01 }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await call.adjustments.add({ ...rest, amount: 400 })).toMatchObject({ amount: 400 });
    expect((await call.adjustments.list({})).adjustments).toHaveLength(2);
  });

  test("one of two expenses is spread over them, and their periods take their own parts", async () => {
    const { call, id, dentist, person } = await claimOfRepaidDentist(testApp);
    const { expenses } = await call.expenses.list({});
    const both = repaid({ expenseIds: expenses.map((one) => one.id), amount: 270 });
    await call.adjustments.add(both);
    await call.claims.change({ id, period: { from: "2026-01-01", to: "2026-12-31" } });
    // 240.00 of the 270.00 are the dentist's, 30.00 the physiotherapist's of the year before.
    expect(await documentsOf(person, id)).toMatchObject({
      expensesCents: 48_000 + 240_000 - 24_000,
      adjustments: [{ enteredCents: 27_000, countedCents: -24_000 }],
    });
    expect(await refusalOf(call.expenses.delete({ id: dentist.id }))).toMatchObject({ code: "CONFLICT" });
  });

  test("claim-83 of two products, what one row does not count is taken off no other, and the entry says both amounts", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const [dear = "", cookies = ""] = [crypto.randomUUID(), crypto.randomUUID()];
    const loaf = (price: number, day: string) => ({
      purchaseDate: new Date(`${day}T00:00:00Z`),
      price,
      regularPrice: 400,
      priceSource: "custom",
    });
    // The row of loaves counts 0.50 of the dear one's 2.50: 3.00 + 3.00 + 6.50 - 12.00. The cookies count 3.00.
    await logged(testApp, person, [
      loaf(300, "2026-01-05"),
      loaf(300, "2026-02-05"),
      { ...loaf(650, "2026-03-05"), id: dear },
      { ...extraOf(3, "2026-03-05", { name: "GF cookies" }), id: cookies },
    ]);
    const { id } = await call.claims.create({ taxYear: 2026 });
    const both = repaid({ lineItemIds: [dear, cookies], amount: 2.75 });
    const entry = await call.adjustments.add(both);
    expect(entry.paidBack.map(({ name }) => name).sort()).toEqual(["GF bread", "GF cookies"]);
    // 1.25 of it are the loaf's, of which its row has 0.50; the cookies' 1.50 stay 1.50.
    expect(await documentsOf(person, id)).toMatchObject({
      foodCents: 350,
      expensesCents: 150,
      adjustments: [{ enteredCents: 275, countedCents: -200 }],
    });
    expect(await adjustmentsCsv(person, id)).toContain(
      "It is divided among them in proportion to their amounts",
    );
  });

  test("one that is larger than all that it names is asked about in words, and nothing is spread to others", async () => {
    const { person, call, id, dentist } = await claimOfRepaidDentist(testApp);
    const { expenses } = await call.expenses.list({});
    const named = expenses.map((one) => one.id);
    const { expensesCents } = await documentsOf(person, id);
    const refused = await refusalOf(call.adjustments.add(repaid({ expenseIds: named, amount: 2700.01 })));
    expect(refused.message).toBe(
      "This is more than what was paid. Enter what was paid back for these purchases and expenses, or name the others that it paid back too.",
    );
    expect(await documentsOf(person, id)).toMatchObject({ expensesCents, adjustments: [] });
    // Once it is entered, neither the entry nor its expense can be changed so that it is more.
    const entry = await call.adjustments.add(repaid({ expenseIds: named, amount: 2700 }));
    const more = call.adjustments.change({ ...repaid({ expenseIds: named, amount: 2700.01 }), id: entry.id });
    expect((await refusalOf(more)).message).toBe(refused.message);
    const one = call.adjustments.change({
      ...repaid({ expenseIds: [dentist.id], amount: 2700 }),
      id: entry.id,
    });
    expect((await refusalOf(one)).message).toBe(refused.message);
    expect((await call.adjustments.list({})).adjustments).toMatchObject([
      { amount: 2700, expenseIds: named },
    ]);
  });

  test("one of an expense that was filed and of one that was not lowers each in its own claim, once", async () => {
    const { person, call, id, dentist } = await claimOfRepaidDentist(testApp);
    await call.claims.change({ id, period: REPAID_BEST });
    await call.claims.file({ id });
    const glasses = await call.expenses.add({ what: "Glasses", date: "2027-01-15", amount: 600 });
    // 240.00 and 60.00 of the 300.00.
    const later = await call.adjustments.add(
      repaid({ date: "2027-02-09", expenseIds: [dentist.id, glasses.id], amount: 300 }),
    );
    expect(later.paidBack.map(({ name, claimedIn }) => [name, claimedIn]).sort()).toEqual([
      ["Dentist", 2026],
      ["Glasses", null],
    ]);
    const { correction } = await call.claims.returnLines({ id });
    expect(correction?.lines[0]).toMatchObject({ previous: 3180, change: -240, revised: 2940 });
    const next = await call.claims.create({ taxYear: 2027 });
    await call.claims.change({ id: next.id, period: { from: "2026-03-16", to: "2027-03-15" } });
    expect(await documentsOf(person, next.id)).toMatchObject({
      expensesCents: 36_000 + 60_000 - 6_000,
      adjustments: [{ enteredCents: 30_000, countedCents: -6_000 }],
    });
  });

  test("of another account's expense, of an unknown receipt, or named by what is no repayment: refused", async () => {
    const { call, dentist } = await claimOfRepaidDentist(testApp);
    const other = await claimOfRepaidDentist(testApp);
    const of = (rest: object) => refusalOf(call.adjustments.add(repaid(rest)));
    expect(await of({ expenseIds: [other.dentist.id] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await of({ receiptId: other.dentist.id })).toMatchObject({ code: "NOT_FOUND" });
    const shipping = await of({ kind: "shipping", expenseIds: [dentist.id] });
    expect(shipping).toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("claim-48 in the United States a repayment of a later year", () => {
  test("case i: entered before filing it lowers the food's year: 800.00, of which 96.00 are saved", async () => {
    const { call, id, runOut } = await claimWithRunOut(testApp, 29_700);
    await call.adjustments.add(runOut);
    expect(await call.claims.worth({ id })).toMatchObject({ worth: 96, deduction: { dueToGlutenFree: 800 } });
  });

  test("claim-62 of the day on which it is filed, which is still the day before elsewhere, is of what is filed", async () => {
    const { call, id, runOut } = await claimWithRunOut(testApp, 29_700);
    const before = testApp.clock.now;
    testApp.clock.now = new Date(`${runOut.date}T07:05:00Z`);
    await call.adjustments.add(runOut);
    expect(await call.claims.file({ id })).toMatchObject({ filedOn: runOut.date });
    const changes = await call.claims.changes({ id, page: 1, perPage: 50 });
    expect(changes).toMatchObject({ difference: [], incomeOfLaterYears: [] });
    testApp.clock.now = before;
  });

  test.each([
    ["i", 29_700, 400],
    ["i2", 28_350, 200],
    ["i3", 20_000, 0],
  ])(
    "case %s: after filing it leaves the return as it was, and is income of 2026",
    async (_case, other, income) => {
      const { call, id, runOut, person } = await claimWithRunOut(testApp, other);
      const { snapshotSha256 } = await call.claims.file({ id, filedOn: "2026-02-20" });
      const entry = await call.adjustments.add(runOut);
      const changes = await call.claims.changes({ id, page: 1, perPage: 50 });
      expect(changes).toMatchObject({
        snapshotSha256,
        difference: [],
        incomeOfLaterYears: [{ adjustmentId: entry.id, year: 2026, amount: 400, income }],
      });
      const next = await call.claims.create({ taxYear: 2026 });
      expect((await call.claims.checklist({ id: next.id })).amountToClaim).toBe(0);
      expect(await refusalOf(documentsOf(person, next.id))).toMatchObject({ code: "conflict" });
    },
  );
});
