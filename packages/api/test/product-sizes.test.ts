import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const WITHOUT_SIZE = { priceEvidence: seen(349, 675, "g"), sizeCompared: false };
const dayOf = (day: string) => ({ purchaseDate: new Date(`${day}T00:00:00Z`) });

async function withLines(...rows: Parameters<typeof logged>[2]) {
  const person = await testApp.signIn();
  await logged(testApp, person, rows);
  const lines = () => person.call.taxReport.lineItems().then(({ lineItems }) => lineItems);
  return { ...person, person, lines, report: person.call.taxReport };
}

describe("reports-58 sizes are asked once a product", () => {
  test("one row a product, whatever its spelling, the largest amount first, with the sizes its other items have", async () => {
    const { report } = await withLines(
      { ...WITHOUT_SIZE },
      { ...WITHOUT_SIZE, name: "GF BREAD" },
      { ...WITHOUT_SIZE, name: "GF bread", ...dayOf("2025-05-01") },
      { size: 400, unit: "g", name: "Gf Bread", ...dayOf("2025-06-01") },
      { ...WITHOUT_SIZE, name: "GF penne", price: 2999 },
      { name: "GF oats", priceSource: "estimate", sizeCompared: false },
    );
    const { products, more } = await report.missingSizes({ year: 2026 });
    expect(more).toBe(0);
    expect(products).toMatchObject([
      { product: "GF penne", itemCount: 1, paid: 29.99, knownSizes: [], regularUnit: "g" },
      { itemCount: 2, paid: 13.98, knownSizes: [{ size: 400, unit: "g" }] },
    ]);
  });

  test("a size fills every item of the product without one, in all years, and Undo takes it back", async () => {
    const { report, lines } = await withLines(
      { ...WITHOUT_SIZE },
      { ...WITHOUT_SIZE, name: "gf-bread", ...dayOf("2024-02-01") },
      { size: 500, unit: "g" },
      { ...WITHOUT_SIZE, name: "GF penne" },
    );
    const before = await lines();
    const sized = await report.sizeProducts({ products: [{ product: "GF BREAD", size: 450, unit: "g" }] });
    expect(sized).toMatchObject({ changed: 2, filed: 0, left: 0 });
    const after = await lines();
    const figures = Object.fromEntries(
      after.map(({ name, purchaseDate, size, regularPrice, sizeCompared }) => [
        `${name} ${purchaseDate} ${sizeCompared}`,
        [size, regularPrice],
      ]),
    );
    expect(figures).toEqual({
      "GF bread 2026-03-14 true": [expect.any(Number), expect.any(Number)],
      // 3.49 for 675 g is 2.33 for 450 g.
      "gf-bread 2024-02-01 true": [450, 2.33],
      "GF penne 2026-03-14 false": [null, 3.49],
    });
    expect(after.filter(({ size }) => size === 450)).toHaveLength(2);
    expect(after.filter(({ size }) => size === 500)).toHaveLength(1);
    await report.undoLineItems({ id: sized.undoId ?? "" });
    expect(await lines()).toEqual(before);
  });

  test("what a filed claim has, what is weighed and what another person has stay", async () => {
    const other = await withLines({ ...WITHOUT_SIZE });
    const { user, report, lines, call } = await withLines(
      { ...WITHOUT_SIZE },
      { ...WITHOUT_SIZE, name: "GF BREAD", soldByWeight: true, size: 300, unit: "g" },
    );
    const { id } = await call.claims.create({ taxYear: 2026 });
    await testApp.database.lineItem.updateMany({
      where: { userId: user.id, soldByWeight: false },
      data: { claimId: id },
    });
    const sized = await report.sizeProducts({ products: [{ product: "GF bread", size: 450, unit: "g" }] });
    expect(sized).toEqual({ undoId: null, changed: 0, filed: 1, left: 0 });
    expect((await lines()).map(({ size }) => size).toSorted()).toEqual([300, null]);
    expect((await other.lines()).map(({ size }) => size)).toEqual([null]);
  });

  test("two sizes for one product, a size of 0 and one without a unit are refused, and nothing changes", async () => {
    const { report, lines } = await withLines({ ...WITHOUT_SIZE });
    const loaf = { product: "GF bread", size: 450, unit: "g" } as const;
    const twice = [loaf, { ...loaf, product: "GF BREAD", size: 675 }];
    expect((await refusalOf(report.sizeProducts({ products: twice }))).message).toContain("two sizes");
    const none = report.sizeProducts({ products: [{ ...loaf, size: 0 }] });
    expect((await refusalOf(none)).message).toContain("sizeAboveZero");
    expect((await lines()).map(({ size }) => size)).toEqual([null]);
  });
});

describe("screens-40 what a claim's step asks for can be answered where it leads", () => {
  const OCTOBER_ON = { from: "2025-10-01", to: "2026-09-30" } as const;

  test("the days of the claim are asked about, also before its tax year, and in another currency", async () => {
    const { report, call } = await withLines(
      { ...WITHOUT_SIZE, name: "GF penne", ...dayOf("2025-11-02") },
      { ...WITHOUT_SIZE, name: "GF oats", ...dayOf("2026-12-24") },
      { ...WITHOUT_SIZE, name: "GF bagels", currency: "USD" },
      { ...WITHOUT_SIZE, name: "GF sample", price: 0 },
    );
    const { id } = await call.claims.create({ taxYear: 2026 });
    await call.claims.change({ id, period: OCTOBER_ON, exchangeMethod: "daily" });
    await call.exchangeRates.set({
      date: "2026-03-14",
      cadPerUsd: 1.4,
      method: "daily",
      source: "Bank of Canada",
    });
    const stepOf = async () =>
      (await call.claims.checklist({ id })).entries.find(({ step }) => step === "sizes");
    expect((await stepOf())?.left).toHaveLength(3);
    const { products } = await report.missingSizes({ year: 2026, ...OCTOBER_ON });
    expect(products.map(({ product, paid, ownCount }) => [product, paid, ownCount])).toEqual([
      ["GF penne", 6.99, 1],
      ["GF bagels", 0, 0],
      ["GF sample", 0, 1],
    ]);
    await report.sizeProducts({
      products: products.map(({ product }) => ({ product, size: 450, unit: "g" as const })),
    });
    expect(await stepOf()).toMatchObject({ done: true, left: [] });
  });

  test("the regular prices of those days are listed, not those of the calendar year", async () => {
    const { call } = await withLines(
      { name: "GF penne", ...dayOf("2025-11-02") },
      { name: "GF oats", ...dayOf("2026-12-24") },
    );
    const { comparators, total } = await call.priceBook.checklist({ year: 2026, ...OCTOBER_ON });
    expect(comparators.map(({ comparedWith }) => comparedWith)).toEqual(["GF penne"]);
    expect(total).toBe(3.5);
  });

  test.each([
    ["is in another measure than the regular product's", 500, "ml", 450],
    ["is too far from the regular product's, and is right", 6750, "g", 6750],
  ] as const)("a product whose size %s is asked for too, and compared at the one given", async (...given) => {
    const [, size, unit, said] = given;
    const { report, lines } = await withLines({ ...WITHOUT_SIZE, size, unit }, { size: 400, unit: "g" });
    const before = await lines();
    const { products } = await report.missingSizes({ year: 2026 });
    expect(products).toMatchObject([{ itemCount: 1, knownSizes: [{ size: 400, unit: "g" }] }]);
    const sized = await report.sizeProducts({ products: [{ product: "GF bread", size: said, unit: "g" }] });
    expect(sized).toMatchObject({ changed: 1 });
    const regularPrice = Math.round((349 * said) / 675) / 100;
    expect(await lines()).toContainEqual(
      expect.objectContaining({ size: said, unit: "g", sizeCompared: true, regularPrice }),
    );
    expect((await report.missingSizes({ year: 2026 })).products).toEqual([]);
    await report.undoLineItems({ id: sized.undoId ?? "" });
    expect(await lines()).toEqual(before);
  });
});

describe("reports-58 a size that was printed is not lost", () => {
  test("several sizes of a product that did not compare are left as they are, and not asked for", async () => {
    const { report, lines } = await withLines(
      { ...WITHOUT_SIZE, size: 500, unit: "ml" },
      { ...WITHOUT_SIZE, name: "GF BREAD", size: 1, unit: "l" },
      { ...WITHOUT_SIZE },
    );
    expect((await report.missingSizes({ year: 2026 })).products).toMatchObject([{ itemCount: 1 }]);
    const sized = await report.sizeProducts({ products: [{ product: "GF bread", size: 450, unit: "g" }] });
    expect(sized).toMatchObject({ changed: 1, left: 0 });
    const after = (await lines()).map(({ size, unit }) => `${size} ${unit}`);
    expect(after.toSorted()).toEqual(["1 l", "450 g", "500 ml"]);
    expect((await report.missingSizes({ year: 2026 })).products).toEqual([]);
  });

  test("a size that does not compare either takes no other's place", async () => {
    const { report, lines } = await withLines({ ...WITHOUT_SIZE, size: 500, unit: "ml" });
    const before = await lines();
    const sized = await report.sizeProducts({ products: [{ product: "GF bread", size: 600, unit: "ml" }] });
    expect(sized).toEqual({ undoId: null, changed: 0, filed: 0, left: 0 });
    expect(await lines()).toEqual(before);
  });
});

describe("reports-59 a product's size holds for what comes later", () => {
  test("an item added by hand and a line of the next receipt have it; one that says its own keeps that", async () => {
    const { person, report } = await withLines({ size: 450, unit: "g", name: "GF White Bread" });
    const purchase = { name: "gf white bread", price: 699, purchaseDate: "2026-03-20" } as const;
    const added = await report.addLineItem(purchase);
    expect(added).toMatchObject({ size: 450, unit: "g", sizeCompared: true });
    const { items } = await readReceipt(
      testApp,
      person,
      readingAt("Maple Grocer", "2026-03-21", [
        readItem("GF WHITE BREAD", 699),
        readItem("GF WHITE BREAD 600 G", 899),
      ]),
    );
    expect(items.map(({ size, sizeUnit }) => [size, sizeUnit])).toEqual([
      [450, "g"],
      [600, "g"],
    ]);
  });

  test("of a product with two sizes none is taken for known", async () => {
    const { report } = await withLines({ size: 450, unit: "g" }, { size: 675, unit: "g" });
    const purchase = { name: "GF bread", price: 699, purchaseDate: "2026-03-20" } as const;
    expect(await report.addLineItem(purchase)).toMatchObject({ size: null });
  });
});
