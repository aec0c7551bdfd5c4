import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extraOf, household } from "./support/claims";
import { familyAroundADeath } from "./support/family-around-a-death";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.clock.now = new Date("2027-02-10T12:00:00Z");
});
afterAll(() => testApp.close());

const cents = (dollars: number) => Math.round(dollars * 100);

/** What the price book says of the claim's days, and the claim of itself; its comparators add up to it. */
async function toldOf(
  { call }: Pick<Awaited<ReturnType<TestApp["signIn"]>>, "call">,
  id: string,
  days: { year: number; from: string; to: string },
) {
  const { total, restingOn, comparators } = await call.priceBook.checklist(days);
  const { amountToClaim } = await call.claims.checklist({ id });
  expect(comparators.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(total));
  expect(Object.values(restingOn).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(total));
  return { total, amountToClaim, comparators };
}

describe("claim-88 the price book of a claim's days comes to the claim", () => {
  test("around a death the others keep their twelve months", async () => {
    const { anna, ben, id } = await familyAroundADeath(testApp);
    const period = {
      from: "2025-01-02",
      to: "2026-01-01",
      ofPersons: [{ personId: ben, from: "2025-01-01", to: "2026-12-31" }],
    };
    await anna.call.claims.change({ id, period });
    const told = await toldOf(anna, id, { year: 2026, from: "2025-01-01", to: "2026-12-31" });
    // 23 × 30.00 of Ben's, and of Anna's 24 × 40.00 the twelve of her own months.
    expect([told.total, told.amountToClaim]).toEqual([1170, 1170]);
    expect(
      told.comparators.map(({ comparedWith, amount, itemCount }) => [comparedWith, amount, itemCount]),
    ).toEqual([
      ["Bread", 690, 23],
      ["Pasta", 480, 12],
    ]);
  });

  test("what the claim converts counts, and is listed in what it was paid in", async () => {
    const ann = await testApp.signIn();
    await household(testApp, ann, 2025, [{ relation: "self", celiac: true, income: 50_000 }]);
    const day = new Date("2025-03-03T00:00:00Z");
    const bought = { purchaseDate: day, size: 500, unit: "g" };
    await logged(testApp, ann, [
      {
        ...bought,
        name: "GF loaf",
        quantity: 4,
        price: 2796,
        regularPrice: 1034,
        priceEvidence: seen(349, 675, "g"),
      },
      {
        ...bought,
        name: "GF crackers",
        currency: "USD",
        quantity: 3,
        price: 2247,
        regularPrice: 1197,
        priceEvidence: seen(399, 500, "g"),
      },
      { ...bought, name: "GF bagels", currency: "USD", purchaseDate: new Date("2025-04-17T00:00:00Z") },
    ]);
    const rate = {
      method: "daily" as const,
      date: "2025-03-03",
      cadPerUsd: 1.4419,
      source: "Bank of Canada",
    };
    await ann.call.exchangeRates.set(rate);
    const { id } = await ann.call.claims.create({ taxYear: 2025 });
    const days = { from: "2025-01-01", to: "2025-12-31" };
    await ann.call.claims.change({ id, period: days, exchangeMethod: "daily" });
    const { total, amountToClaim, comparators } = await toldOf(ann, id, { year: 2025, ...days });
    expect([total, amountToClaim]).toEqual([32.76, 32.76]);
    expect(comparators.map(({ comparedWith, amount, currency }) => [comparedWith, amount, currency])).toEqual(
      [
        ["GF loaf", 17.62, "CAD"],
        ["GF crackers", 15.14, "USD"],
      ],
    );
    // The calendar year, where no claim's days are said, is of one currency (prices-4).
    expect((await ann.call.priceBook.checklist({ year: 2025 })).total).toBe(17.62);
  });

  test("what another claim used is not of this one", async () => {
    const ann = await testApp.signIn();
    await household(testApp, ann, 2026, [{ relation: "self", celiac: true, income: 50_000 }]);
    await logged(testApp, ann, [
      extraOf(5, "2025-11-02", { name: "GF oats" }),
      extraOf(7, "2026-02-02", { name: "GF rolls" }),
    ]);
    const before = await ann.call.claims.create({ taxYear: 2025 });
    await ann.call.claims.file({ id: before.id });
    const { id } = await ann.call.claims.create({ taxYear: 2026 });
    const days = { from: "2026-01-01", to: "2026-12-31" };
    await ann.call.claims.change({ id, period: days });
    expect(await toldOf(ann, id, { year: 2026, ...days })).toMatchObject({ total: 7, amountToClaim: 7 });
  });
});

describe("claim-89 the step of sizes counts the products that the list asks about", () => {
  const NOT_COMPARED = { priceEvidence: seen(349, 675, "g"), sizeCompared: false };
  const at = (day: string) => ({ purchaseDate: new Date(`${day}T00:00:00Z`) });

  test.each([
    ["a chosen period", { from: "2025-10-01", to: "2026-09-30" }],
    ["the calendar year, until one is chosen", null],
  ])("one a product, none of several printed sizes, and of %s", async (_name, period) => {
    const ann = await testApp.signIn();
    await household(testApp, ann, 2026, [{ relation: "self", celiac: true, income: 50_000 }]);
    await logged(testApp, ann, [
      { ...NOT_COMPARED, name: "GF penne" },
      { ...NOT_COMPARED, name: "GF PENNE" },
      { ...NOT_COMPARED, name: "GF broth", size: 900, unit: "ml" },
      { ...NOT_COMPARED, name: "GF broth", size: 450, unit: "ml" },
      { ...NOT_COMPARED, name: "GF bites", size: 300, unit: "ml" },
      { ...NOT_COMPARED, name: "GF oats", ...at("2024-12-24") },
      { ...NOT_COMPARED, name: "GF rolls", priceSource: "custom" },
    ]);
    const { id } = await ann.call.claims.create({ taxYear: 2026 });
    if (period) await ann.call.claims.change({ id, period });
    const { products } = await ann.call.taxReport.missingSizes({
      year: 2026,
      ...(period ?? { from: "2026-01-01", to: "2026-12-31" }),
    });
    const stepOf = async () =>
      (await ann.call.claims.checklist({ id })).entries.find(({ step }) => step === "sizes");
    expect(products.map(({ product }) => product.toLowerCase()).sort()).toEqual(["gf bites", "gf penne"]);
    expect((await stepOf())?.left).toHaveLength(products.length);
    await ann.call.taxReport.sizeProducts({
      products: products.map(({ product }) => ({ product, size: 400, unit: "g" as const })),
    });
    expect(await stepOf()).toMatchObject({ done: true, left: [] });
  });
});

test("claim-91 a claim of a tax year without a purchase holds those of the year before", async () => {
  const ann = await testApp.signIn();
  const { call } = ann;
  await household(testApp, ann, 2025, [{ relation: "self", celiac: true, income: 50_000 }]);
  await logged(testApp, ann, [extraOf(1900, "2024-11-02"), extraOf(600, "2024-12-02")]);
  expect(await call.taxReport.years()).toEqual({ years: [2024], currentYear: 2027 });
  const { id } = await call.claims.create({ taxYear: 2025 });
  const { best } = await call.claims.bestPeriod({ id });
  expect(best[0]).toMatchObject({ isCalendarYear: false, expenses: 2500 });
  const { from = "", to = "" } = best[0] ?? {};
  await call.claims.change({ id, period: { from, to } });
  expect(to.slice(0, 4)).toBe("2025");
  expect(await toldOf(ann, id, { year: 2025, from, to })).toMatchObject({ total: 2500, amountToClaim: 2500 });
});
