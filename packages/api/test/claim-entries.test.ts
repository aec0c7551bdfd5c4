import { CLAIM_TABLES } from "@gf-ledger/documents/claim/tables/claim-tables";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** A claim of 2025 with gluten-free food of 400 dollars more. */
async function withClaim(edition: "ca" | "us" = "ca") {
  const person = await testApp.signIn(undefined, edition);
  const currency = edition === "us" ? "USD" : "CAD";
  await logged(testApp, person, [extraOf(400, "2025-02-03", { currency })]);
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  return { ...person, claimId: id };
}

const refundOf = (amount: number, rest: object = {}) =>
  ({ kind: "reimbursement", date: "2025-04-04", amount, note: "Health plan", ...rest }) as const;

async function documentsOf({ context }: Person, id: string) {
  if (!context.actor) throw new Error("This person is signed in.");
  return answerOf(await prepareClaimDocuments({ ...context, actor: context.actor }, { id })).read();
}

async function csvOf(person: Person, id: string, fileName: string): Promise<string[][]> {
  const claimDocuments = await documentsOf(person, id);
  const table = CLAIM_TABLES.find((one) => one.fileName === fileName);
  const parts: string[] = [];
  if (table) for await (const part of tableCsv(async () => table.tableOf(claimDocuments))) parts.push(part);
  return parse(parts.join(""), { bom: true, relax_column_count: true });
}

describe("claim-25 claim-13 other medical expenses", () => {
  test("one that is entered counts in the best twelve months, the worth and the papers, and goes again", async () => {
    const { call, claimId, ...person } = await withClaim();
    const before = await call.claims.bestPeriod({ id: claimId });
    const dentist = await call.expenses.add({ date: "2025-02-11", amount: "240.50", what: " Dentist " });
    expect(dentist).toMatchObject({
      amount: 240.5,
      currency: "CAD",
      what: "Dentist",
      personId: person.user.id,
    });
    const after = await call.claims.bestPeriod({ id: claimId });
    expect([before.best[0]?.expenses, after.best[0]?.expenses]).toEqual([400, 640.5]);
    expect(await documentsOf({ ...person, call }, claimId)).toMatchObject({ expensesCents: 64_050 });
    await call.expenses.change({ ...dentist, amount: 100, personId: undefined });
    expect(await call.expenses.list({ from: "2025-01-01", to: "2025-12-31" })).toMatchObject({
      expenses: [{ id: dentist.id, amount: 100 }],
      totals: [{ currency: "CAD", amount: 100 }],
    });
    expect(await call.expenses.list({ from: "2025-02-12" })).toEqual({
      expenses: [],
      totals: [],
      page: 1,
      perPage: 1000,
      totalItems: 0,
      totalPages: 0,
    });
    await call.expenses.delete({ id: dentist.id });
    expect(await documentsOf({ ...person, call }, claimId)).toMatchObject({ expensesCents: 40_000 });
  });

  test("two currencies are listed apart and never summed", async () => {
    const { call } = await withClaim();
    await call.expenses.add({ date: "2025-02-11", amount: 10, what: "Dentist" });
    await call.expenses.add({ date: "2025-02-12", amount: 20, what: "Clinic", currency: "USD" });
    expect((await call.expenses.list({})).totals).toEqual([
      { currency: "CAD", amount: 10 },
      { currency: "USD", amount: 20 },
    ]);
  });

  test.each([
    [{ amount: -1 }, "issues.amountAboveZero"],
    [{ amount: "much" }, "issues.amountNumber"],
    [{ what: "  " }, "issues.expenseReason"],
    [{ date: "2099-01-01" }, "Please enter a date that is not after today."],
    [{ date: "14 March" }, "entryIssues.dateForm"],
  ])("what is wrong about %o is said, and nothing is stored", async (wrong, message) => {
    const { call } = await withClaim();
    const input = { date: "2025-02-11", amount: 10, what: "Dentist", ...wrong };
    expect((await refusalOf(call.expenses.add(input))).message).toContain(message);
    expect((await call.expenses.list({})).expenses).toEqual([]);
  });

  test("a person of another household is not found", async () => {
    const { call } = await withClaim();
    const stranger = await testApp.signIn();
    const child = await stranger.call.people.add({ name: "Sam", relation: "child", celiac: false });
    const refused = call.expenses.add({ date: "2025-02-11", amount: 10, what: "X", personId: child.id });
    expect(await refusalOf(refused)).toMatchObject({ message: "Person not found in your household." });
  });
});

describe("claim-15 the ledger of adjustments", () => {
  test("a reimbursement lowers the claim; what Canada has no text for is recorded and not counted", async () => {
    const { call, claimId, ...person } = await withClaim();
    await call.adjustments.add(refundOf(25.25));
    for (const kind of ["shipping", "tolls-and-parking"] as const)
      expect(await call.adjustments.add({ kind, date: "2025-04-05", amount: 30 })).toMatchObject({
        rule: { effect: "recorded", standing: "unconfirmed" },
      });
    expect(await call.adjustments.add({ kind: "mileage", date: "2025-04-06", miles: 100 })).toMatchObject({
      rule: { words: "Recorded but not counted: no official text was found that allows it" },
    });
    const claimDocuments = await documentsOf({ ...person, call }, claimId);
    expect(claimDocuments).toMatchObject({ foodCents: 40_000, expensesCents: 37_475 });
    expect(claimDocuments.adjustments.map(({ countedCents }) => countedCents)).toEqual([-2_525, 0, 0, 0]);
  });

  test("US miles count at the day's medical rate once guidance is switched on", async () => {
    const { call, claimId, ...person } = await withClaim("us");
    const trip = await call.adjustments.add({ kind: "mileage", date: "2025-04-06", miles: 100 });
    expect(trip).toMatchObject({ amount: 21, miles: 100, centsPerMile: 21, currency: "USD" });
    expect(await documentsOf({ ...person, call }, claimId)).toMatchObject({ expensesCents: 40_000 });
    await call.claims.change({ id: claimId, countGuidance: true });
    expect(await documentsOf({ ...person, call }, claimId)).toMatchObject({ expensesCents: 42_100 });
    expect(await call.claims.bestPeriod({ id: claimId })).toMatchObject({ best: [{ expenses: 421 }] });
  });

  test("nothing is paid back twice, by insurance and a health plan", async () => {
    const { call, user } = await withClaim("us");
    const { id } = await testApp.database.lineItem.findFirstOrThrow({ where: { userId: user.id } });
    const first = await call.adjustments.add(refundOf(20, { lineItemIds: [id] }));
    const again = call.adjustments.add({ ...refundOf(20), kind: "hsa-fsa", lineItemIds: [id] });
    expect((await refusalOf(again)).message).toContain("was already paid back");
    expect(
      await call.adjustments.change({ ...refundOf(22, { lineItemIds: [id] }), id: first.id }),
    ).toMatchObject({
      amount: 22,
      lineItemIds: [id],
    });
    await call.adjustments.delete({ id: first.id });
    await call.adjustments.add({ ...refundOf(20), kind: "hsa-fsa", lineItemIds: [id] });
    expect((await call.adjustments.list({})).adjustments).toHaveLength(1);
  });

  test.each([
    [refundOf(-1), "issues.amountKind"],
    [{ ...refundOf(1), amount: undefined }, "issues.amountNeeded"],
    [refundOf(1, { miles: 3 }), "issues.onlyMileageMiles"],
    [{ kind: "mileage", date: "2025-04-04", amount: 3 }, "issues.milesNoAmount"],
    [{ kind: "mileage", date: "2025-04-04" }, "issues.milesAboveZero"],
    [{ ...refundOf(5), kind: "correction", note: " " }, "issues.correctionReason"],
    [refundOf(5, { date: "2099-01-01" }), "Please enter a date that is not after today."],
    [
      { kind: "mileage", date: "2017-12-31", miles: 4 },
      "No medical mileage rate is known for that day: the table begins on January 1, 2018, and a year is added once the IRS has published its rate. Enter the amount as a correction instead.",
    ],
  ] as const)("%o is refused in words", async (wrong, message) => {
    const { call } = await withClaim("us");
    expect((await refusalOf(call.adjustments.add(wrong))).message).toContain(message);
    expect((await call.adjustments.list({})).adjustments).toEqual([]);
  });

  test("a line item of somebody else is not found", async () => {
    const { call } = await withClaim();
    const other = await withClaim();
    const { id } = await testApp.database.lineItem.findFirstOrThrow({ where: { userId: other.user.id } });
    expect(await refusalOf(call.adjustments.add(refundOf(5, { lineItemIds: [id] })))).toMatchObject({
      message: "Line item not found.",
    });
  });

  test("claim-17 claim-29 an entry of a filed claim that changes, comes or goes is a difference with who and why", async () => {
    const { call, claimId } = await withClaim();
    const kept = await call.adjustments.add(refundOf(20));
    await call.claims.file({ id: claimId });
    await call.adjustments.change({ ...refundOf(30), id: kept.id, why: "Letter of the plan" });
    const added = await call.expenses.add({ date: "2025-05-05", amount: 9, what: "Glasses" });
    await call.expenses.delete({ id: added.id });
    const { difference, recorded } = await call.claims.changes({ id: claimId });
    expect(difference.filter(({ thing }) => thing === "adjustment")).toMatchObject([
      { change: "changed", fields: [{ field: "amountCents", old: "2000", new: "3000" }] },
    ]);
    expect(recorded.map(({ thing, change, field, why }) => [thing, change, field, why])).toEqual([
      ["other-expense", "removed", null, null],
      ["other-expense", "added", null, null],
      ["adjustment", "changed", "amount", "Letter of the plan"],
    ]);
  });
});

describe("claim-14 exchange rates", () => {
  async function withCrackers() {
    const owner = await withClaim();
    await logged(testApp, owner, [extraOf(100, "2025-03-03", { name: "Crackers", currency: "USD" })]);
    return owner;
  }

  test("what a claim converts is listed with amount, rate, year and source", async () => {
    const { call, claimId } = await withCrackers();
    const rates = await call.claims.rates({ id: claimId });
    expect(rates).toMatchObject({
      method: "annual-average",
      needed: [{ of: "2025", cadPerUsd: 1.3978, from: "table", amounts: 1 }],
      converted: [{ name: "Crackers", original: 101, originalCurrency: "USD", amount: 141.18, of: "2025" }],
    });
    expect(rates.converted[0]?.source).toContain("Bank of Canada");
  });

  test("a currency without a rate is refused with the day to enter, and a typed rate opens the way", async () => {
    const { call, claimId } = await withCrackers();
    await call.claims.change({ id: claimId, exchangeMethod: "daily" });
    expect((await refusalOf(call.claims.file({ id: claimId }))).message).toBe(
      "An exchange rate is missing for 2025-03-03. Enter it and where you read it, then file again.",
    );
    expect(await call.claims.rates({ id: claimId })).toMatchObject({
      needed: [{ of: "2025-03-03", cadPerUsd: null, rateId: null }],
      converted: [{ amount: null, cadPerUsd: null }],
    });
    const typed = {
      method: "daily",
      date: "2025-03-03",
      cadPerUsd: 1.45,
      source: "bankofcanada.ca",
    } as const;
    const rate = await call.exchangeRates.set(typed);
    expect(await call.claims.rates({ id: claimId })).toMatchObject({
      needed: [{ cadPerUsd: 1.45, source: "bankofcanada.ca", from: "given", rateId: rate.id }],
    });
    expect(await call.claims.checklist({ id: claimId })).toMatchObject({
      amountToClaim: 545,
      missingRates: [],
    });
    await call.exchangeRates.delete({ id: rate.id });
    expect(await call.claims.checklist({ id: claimId })).toMatchObject({ missingRates: ["2025-03-03"] });
  });

  test("claim-59 a repayment of another year asks for its rate where it is typed, and what it repays of other years too", async () => {
    const owner = await withClaim();
    const { call, claimId } = owner;
    await logged(testApp, owner, [
      extraOf(60, "2025-05-05", { name: "GF pizza" }),
      extraOf(70, "2025-07-07", { name: "GF tart" }),
      extraOf(100, "2024-12-12", { name: "Crackers", currency: "USD" }),
      extraOf(30, "2025-06-06", { name: "GF cake", currency: "USD" }),
    ]);
    const idOf = async (name: string) =>
      (await testApp.database.lineItem.findFirstOrThrow({ where: { name, userId: owner.user.id } })).id;
    const [cake, pizza] = [await idOf("GF cake"), await idOf("GF pizza")];
    const [tart, crackers] = [await idOf("GF tart"), await idOf("Crackers")];
    await call.claims.change({ id: claimId, exchangeMethod: "daily" });
    const usd = await call.adjustments.add(
      refundOf(20, { date: "2026-01-15", currency: "USD", lineItemIds: [cake, pizza] }),
    );
    await call.adjustments.add(refundOf(5, { date: "2026-02-02", lineItemIds: [tart, crackers] }));
    const { missingRates } = await call.claims.checklist({ id: claimId });
    expect(missingRates).toEqual(["2024-12-12", "2025-06-06", "2026-01-15"]);
    const { needed, converted } = await call.claims.rates({ id: claimId });
    expect(needed.map(({ of, cadPerUsd, amounts }) => [of, cadPerUsd, amounts])).toEqual(
      missingRates.map((day) => [day, null, 1]),
    );
    expect(converted).toMatchObject([
      { thing: "line-item", id: crackers, date: "2024-12-12", amount: null },
      { thing: "line-item", id: cake, original: 31 },
      { thing: "adjustment", id: usd.id, name: "Health plan", original: 20, originalCurrency: "USD" },
    ]);
    for (const { date } of needed)
      await call.exchangeRates.set({ method: "daily", date, cadPerUsd: 1.4, source: "a bank" });
    expect(await call.claims.file({ id: claimId })).toMatchObject({ status: "filed" });
  });

  test("an average is of its year, typed for any day of it, once", async () => {
    const { call } = await testApp.signIn();
    const typed = { method: "annual-average", date: "2026-03-03", cadPerUsd: 1.4, source: "a bank" } as const;
    const first = await call.exchangeRates.set(typed);
    const second = await call.exchangeRates.set({ ...typed, date: "2026-02-02", cadPerUsd: 1.41 });
    expect([second.id, second.date]).toEqual([first.id, "2026-01-01"]);
    expect((await call.exchangeRates.list()).rates).toMatchObject([{ cadPerUsd: 1.41 }]);
  });

  test.each([
    [{ cadPerUsd: 0.7 * 0.7 }, "issues.exchangeRate"],
    [{ cadPerUsd: 13.978 }, "issues.exchangeRate"],
    [{ source: " " }, "issues.rateSource"],
    [{ date: "2099-01-01" }, "Please enter a date that is not after today."],
  ])("a rate with %o is refused in words", async (wrong, message) => {
    const { call } = await testApp.signIn();
    const typed = {
      method: "daily",
      date: "2025-03-03",
      cadPerUsd: 1.4,
      source: "a bank",
      ...wrong,
    } as const;
    expect((await refusalOf(call.exchangeRates.set(typed))).message).toContain(message);
  });

  test("claim-17 claim-29 a rate that is typed again after filing is a difference, and recorded", async () => {
    const { call, claimId } = await withCrackers();
    await call.claims.file({ id: claimId });
    const average = {
      method: "annual-average",
      date: "2025-06-06",
      cadPerUsd: 1.5,
      source: "a bank",
    } as const;
    await call.exchangeRates.set({ ...average, why: "The bank's own rate" });
    const { amountFiled, amountNow, recorded } = await call.claims.changes({ id: claimId });
    expect([amountFiled, amountNow]).toEqual([539.78, 550]);
    expect(recorded).toMatchObject([
      { thing: "exchange-rate", change: "added", why: "The bank's own rate", new: { cadPerUsd: 1.5 } },
    ]);
  });

  test("claim-18 an expense and a reimbursement in the other currency stand converted in every paper", async () => {
    const { call, claimId, ...person } = await withCrackers();
    await call.expenses.add({ date: "2025-05-10", amount: 50, what: "Clinic", currency: "USD" });
    await call.adjustments.add(refundOf(20, { currency: "USD" }));
    // By hand at 1.3978: 400.00 + 139.78 of food, less 27.96, and 69.89.
    const claimDocuments = await documentsOf({ ...person, call }, claimId);
    expect(claimDocuments).toMatchObject({ foodCents: 53_978, expensesCents: 58_171 });
    const csv = await csvOf({ ...person, call }, claimId, "adjustments");
    const [heading, refund, clinic] = csv;
    expect(heading?.slice(10)).toEqual([
      "Entered before conversion",
      "Currency entered",
      "Exchange rate",
      "Rate of",
      "Source of the rate",
    ]);
    expect(refund?.slice(5, 7)).toEqual(["27.96", "-27.96"]);
    expect(clinic?.slice(5, 7)).toEqual(["69.89", "69.89"]);
    expect([refund, clinic].map((row) => row?.slice(10, 14))).toEqual([
      ["20.00", "USD", "1.3978", "2025"],
      ["50.00", "USD", "1.3978", "2025"],
    ]);
    expect(await call.claims.worth({ id: claimId })).toMatchObject({ amountToClaim: 539.78 });
  });
});
