import { summaryTable } from "@gf-ledger/documents/claim/tables/summary-table";
import { tableCsv } from "@gf-ledger/documents/table/table-csv";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dueDays } from "../src/calendar/due-days";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import { answerOf } from "../src/refusals/refusal-error";
import { household, otherExpense } from "./support/claims";
import { familyAroundADeath } from "./support/family-around-a-death";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const DIED_ON = "2026-11-14";
const signedIn = ({ context }: Person) => {
  if (!context.actor) throw new Error("This person is signed in.");
  return { ...context, actor: context.actor };
};

describe("claim-120, claim-121 around a death", () => {
  test("finds 24 months for the dead and twelve for the others, 4,370.00 in one claim, best on the final return", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    const { best, asked } = await anna.call.claims.bestPeriod({ id });
    const ofPersons = [{ personId: ben, from: "2025-01-01", to: "2026-12-31", expenses: 1890 }];
    expect(best[0]).toEqual({
      from: "2025-01-02",
      to: "2026-01-01",
      isCalendarYear: false,
      ofPersons,
      expenses: 4370,
      eligible: 3470,
      leavesForNextYear: 1380,
    });
    expect(asked).toEqual([]);

    const period = {
      from: "2025-01-02",
      to: "2026-01-01",
      ofPersons: [{ personId: ben, from: "2025-01-01", to: "2026-12-31" }],
    };
    expect((await anna.call.claims.change({ id, period })).period).toEqual(period);
    const worth = await anna.call.claims.worth({ id });
    expect(worth.sections.map(({ part, amount }) => [part, amount])).toEqual([
      ["federal", 485.8],
      ["provincial", 175.24],
      ["supplement", 0],
    ]);
    expect(worth).toMatchObject({ worth: 661.04, claimant: { personId: ben, difference: 102.87 } });
    expect(worth.finalReturns).toMatchObject([{ personId: ben, dueOn: "2027-05-14" }]);
    expect(worth.finalReturns[0]?.words).toContain("due by May 14, 2027");
    expect(worth.finalReturns[0]?.words).toContain("may file by the same day, and pays by April 30");
    expect(worth.asked).toContainEqual(
      expect.objectContaining({ question: "province-at-death", personIds: [ben] }),
    );

    const partners = [{ personId: ben, provinceAtDeath: "BC" as const }];
    await anna.call.claims.change({ id, worthInputs: { partners } });
    const moved = await anna.call.claims.worth({ id });
    expect(moved.asked.map(({ question }) => question)).not.toContain("province-at-death");
    // British Columbia, 2026: 3,470.00 × 5.60%.
    expect(moved.sections.find(({ part }) => part === "provincial")?.amount).toBe(194.32);
  });

  test("the papers say both windows, head no column with twelve months, and come to the same cent", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    const period = {
      from: "2025-01-02",
      to: "2026-01-01",
      ofPersons: [{ personId: ben, from: "2025-01-01", to: "2026-12-31" }],
    };
    await anna.call.claims.change({ id, period });
    const filed = await anna.call.claims.file({ id });
    expect(filed.period).toEqual(period);
    const documents = await answerOf(await prepareClaimDocuments(signedIn(anna), { id })).read();
    expect(documents.period).toEqual(period);
    expect(documents.expensesCents).toBe(437_000);
    const summary = summaryTable(documents);
    const facts = JSON.stringify(summary.facts);
    for (const words of [
      "January 1, 2025 to December 31, 2026",
      "Ben, who died on November 14, 2026",
      "May 14, 2027",
    ])
      expect(facts).toContain(words);
    const parts: string[] = [];
    for await (const part of tableCsv(async () => summary)) parts.push(part);
    const csv: string[][] = parse(parts.join(""), { bom: true, relax_column_count: true });
    expect(csv[0]).toContain("Number of products bought (for the period)");
    expect(csv.at(-1)?.[13]).toBe("4370.00");
    expect((await anna.call.claims.changes({ id })).difference).toEqual([]);
  });

  test("claim-121 the year after asks nothing of the dead, recommends the survivor, and counts nothing twice", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp, 2025);
    const period = {
      from: "2024-01-02",
      to: "2025-01-01",
      ofPersons: [{ personId: ben, from: "2024-01-01", to: "2025-12-31" }],
    };
    await anna.call.claims.change({ id, period });
    await anna.call.claims.file({ id });
    await otherExpense(testApp, anna, { personId: ben, date: "2025-05-05", dollars: 77 });
    const next = await anna.call.claims.create({ taxYear: 2026 });
    await anna.call.claims.change({ id: next.id, period: { from: "2025-02-01", to: "2026-01-31" } });
    const worth = await anna.call.claims.worth({ id: next.id });
    expect(worth.claimant?.personId).toBe(anna.user.id);
    expect(worth.finalReturns).toEqual([]);
    const asked = worth.asked.flatMap(({ personIds }) => personIds);
    expect(asked).not.toContain(ben);
    // Pasta of February to December 2025 is Anna's; bread, and the 77.00, are in the days that were filed for Ben.
    const lines = worth.sections.flatMap((section) => section.lines);
    expect(lines.find(({ key }) => key === "expenses")?.amount).toBe(11 * 40 + 900);
    const { people } = await anna.call.people.list({ year: 2026 });
    expect(people.map(({ name, incomeMatters }) => [name, incomeMatters])).toEqual([
      ["Anna", true],
      ["Ben", false],
      ["Cleo", false],
    ]);
  });

  test("claim-121 the calendar has the day of a final return beside that of the living", async () => {
    const { anna } = await familyAroundADeath(testApp);
    const days = (await dueDays(signedIn(anna))).filter(({ taxYear }) => taxYear === 2026);
    expect(days.filter(({ kind }) => kind !== "may-discard").map(({ kind, day }) => [kind, day])).toEqual([
      ["period-ends", "2026-01-01"],
      ["filing", "2027-04-30"],
      ["final-return", "2027-05-14"],
    ]);
  });

  test("claim-122 nothing bought after a death is the dead person's, and the one who is left eats what is unsaid", async () => {
    const anna = await testApp.signIn();
    const ids = await household(testApp, anna, 2026, [
      { name: "Anna", relation: "self", celiac: true },
      { name: "Ben", relation: "spouse", celiac: true, diedOn: DIED_ON },
    ]);
    const on = (date: string) => ({
      purchaseDate: new Date(`${date}T00:00:00Z`),
      price: 1100,
      regularPrice: 100,
    });
    await logged(testApp, anna, [
      { ...on(DIED_ON), name: "Bread" },
      { ...on("2026-11-15"), name: "Cake" },
      { ...on("2026-11-15"), name: "Unsaid" },
    ]);
    const rows = await testApp.database.lineItem.findMany({ where: { userId: anna.user.id } });
    const shares = [{ personId: ids.spouse ?? "", share: 0.5 }];
    for (const { id, name } of rows)
      if (name !== "Unsaid") await anna.call.people.setLineItemShares({ id, shares });
    const { products } = await anna.call.taxReport.products({ year: 2026 });
    expect(
      products.map(({ product, person, amountToClaim }) => [product, person?.name, amountToClaim]),
    ).toEqual([
      ["Unsaid", "Anna", 10],
      ["Bread", "Ben", 5],
    ]);
  });

  test.each([
    [
      { from: "2025-01-01", to: "2026-11-13" },
      "The period for a person who died has to include the day of the death.",
    ],
    [{ from: "2024-12-01", to: "2026-12-31" }, "Around a death the period has at most 24 months."],
  ])("claim-120 refuses %o for Ben, and keeps nothing", async (days, message) => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    const period = { from: "2026-01-01", to: "2026-12-31", ofPersons: [{ personId: ben, ...days }] };
    expect(await refusalOf(anna.call.claims.change({ id, period }))).toEqual({
      code: "BAD_REQUEST",
      message,
    });
    expect((await anna.call.claims.get({ id })).period).toBeNull();
  });

  test("claim-120 refuses the days of a living person, and of one for whom nothing was paid", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    const own = (personId: string) => ({
      id,
      period: {
        from: "2026-01-01",
        to: "2026-12-31",
        ofPersons: [{ personId, from: "2025-01-01", to: "2026-12-31" }],
      },
    });
    expect(await refusalOf(anna.call.claims.change(own(anna.user.id)))).toMatchObject({
      message: "A period of up to 24 months is for a person who died in the tax year.",
    });
    await testApp.database.otherExpense.deleteMany({ where: { personId: ben } });
    await testApp.database.lineItem.deleteMany({ where: { userId: anna.user.id, name: "Bread" } });
    expect(await refusalOf(anna.call.claims.change(own(ben)))).toMatchObject({
      message: "Nothing was paid in that period for the person who died: the twelve months are enough.",
    });
  });
});
