import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Rows = Parameters<typeof logged>[2];

async function yearOf(rows: Rows, year = 2026) {
  const person = await testApp.signIn();
  await logged(testApp, person, rows);
  return { person, report: await person.call.taxReport.products({ year }) };
}

const loaf = { priceEvidence: seen(349, 675, "g"), unit: "g" };

describe("claim-2 a claim is summed by product and size", () => {
  test("claim-4 the CRA's own example: 52 loaves, 3.49, 6.99, incremental cost 3.50, to claim 182.00", async () => {
    const { person, report } = await yearOf(Array.from({ length: 52 }, () => ({})));
    expect(report.products).toMatchObject([
      {
        numberBought: 52,
        averageRegularCost: 3.49,
        averageGfCost: 6.99,
        incrementalCost: 3.5,
        amountToClaim: 182,
        averagesAreRounded: false,
        paid: 363.48,
        compared: 181.48,
      },
    ]);
    const { csv } = await person.call.taxReport.downloadProducts({ year: 2026 });
    const [headings = [], row = []] = parse(csv, { bom: true }) as string[][];
    expect(headings.slice(0, 6)).toEqual([
      "Food product",
      "Number of products bought (for the calendar year)",
      "Average cost of product with gluten",
      "Average cost of gluten-free product",
      "Incremental cost",
      "Amount to claim",
    ]);
    expect(row.slice(0, 6)).toEqual(["GF bread", "52", "3.49", "6.99", "3.50", "182.00"]);
  });

  test("an accountant's table comes to 49.48, row by row", async () => {
    const bought = (name: string, quantity: number, regular: number, price: number) => ({
      name,
      quantity,
      price: quantity * price,
      regularPrice: quantity * regular,
    });
    const { report } = await yearOf([
      bought("Bread", 12, 299, 428),
      bought("Flour", 5, 699, 849),
      bought("Chicken strips", 1, 699, 849),
      bought("Stuffing mix", 4, 198, 598),
      bought("Cookies", 3, 298, 598),
    ]);
    expect(report.products.map(({ product, amountToClaim }) => [product, amountToClaim])).toEqual([
      ["Stuffing mix", 16],
      ["Bread", 15.48],
      ["Cookies", 9],
      ["Flour", 7.5],
      ["Chicken strips", 1.5],
    ]);
    expect(report.totalToClaim).toBe(49.48);
    expect(report.belowCategoryTotals).toBeNull();
  });

  test("two sizes are two rows, and a return lowers its own: 8.84 and 23.55, together 32.39", async () => {
    const bought = "00000000-0000-7000-8000-0000000000e1";
    const { report } = await yearOf([
      { ...loaf, id: bought, size: 400, quantity: 3, price: 1947, regularPrice: 620 },
      {
        ...loaf,
        size: 400,
        kind: "return",
        quantity: -1,
        price: -649,
        regularPrice: -207,
        returnOfId: bought,
      },
      { ...loaf, size: 600, quantity: 4, price: 3596, regularPrice: 1241 },
    ]);
    expect(report.products).toMatchObject([
      {
        size: 600,
        averageRegularCost: 3.1,
        averageGfCost: 8.99,
        incrementalCost: 5.888,
        amountToClaim: 23.55,
        averagesAreRounded: true,
      },
      {
        size: 400,
        kind: "counterpart",
        numberBought: 2,
        paid: 12.98,
        compared: 4.14,
        averageRegularCost: 2.07,
        averageGfCost: 6.49,
        incrementalCost: 4.42,
        amountToClaim: 8.84,
        averagesAreRounded: false,
        perMeasure: { measure: "100 g", price: 1.62, regularPrice: 0.52 },
      },
    ]);
    expect(report).toMatchObject({ totalToClaim: 32.39, totalPaid: 48.94, totalCompared: 16.55 });
  });

  test("a return counts in the year of its purchase, and not in its own", async () => {
    const bought = "00000000-0000-7000-8000-0000000000e2";
    const { person, report } = await yearOf(
      [
        { id: bought, purchaseDate: new Date("2025-12-30"), quantity: 2, price: 1398, regularPrice: 698 },
        {
          kind: "return",
          purchaseDate: new Date("2026-01-02"),
          returnOfId: bought,
          name: "CREDIT",
          quantity: -1,
          price: -699,
          regularPrice: -349,
        },
      ],
      2025,
    );
    expect(report).toMatchObject({ totalToClaim: 3.5, products: [{ numberBought: 1 }] });
    expect((await person.call.taxReport.products({ year: 2026 })).products).toEqual([]);
    const { id } = await person.call.claims.create({ taxYear: 2025 });
    expect((await person.call.claims.checklist({ id })).amountToClaim).toBe(3.5);
    const next = await person.call.claims.create({ taxYear: 2026 });
    expect(await person.call.claims.checklist(next)).toMatchObject({ lineItems: 0, amountToClaim: 0 });
  });

  test.each([
    ["of a purchase that is not known", { name: "REFUND GF bread" }, null],
    ["printed in French", { name: "GF BREAD RETOUR", size: 400, unit: "g" }, null],
    ["under another name, of a known purchase", { name: "LOAF BACK" }, "e3"],
  ])("claim-21 a return lowers its product's row: %s", async (_which, given, of) => {
    const bought = randomUUID();
    const { person, report } = await yearOf([
      { ...loaf, id: bought, size: 400, quantity: 2, price: 1298, regularPrice: 414 },
      {
        kind: "return",
        quantity: -1,
        price: -649,
        regularPrice: -207,
        returnOfId: of && bought,
        ...given,
      },
    ]);
    expect(report.products).toMatchObject([
      { product: "GF bread", size: 400, numberBought: 1, amountToClaim: 4.42 },
    ]);
    const { id } = await person.call.claims.create({ taxYear: 2026 });
    expect((await person.call.claims.checklist({ id })).amountToClaim).toBe(4.42);
  });

  test("claim-21 a return of a product in two sizes that says none is listed by itself, and claims nothing", async () => {
    const { report } = await yearOf([
      { ...loaf, size: 400 },
      { ...loaf, size: 600 },
      { kind: "return", name: "RETURN GF BREAD", quantity: -1, price: -649, regularPrice: -207 },
    ]);
    expect(report.products.map(({ size, numberBought }) => [size, numberBought])).toEqual([
      [400, 1],
      [600, 1],
      [null, -1],
    ]);
    expect(report.products.at(-1)).toMatchObject({ amountToClaim: 0, paid: -6.49 });
  });

  test("what is sold by weight counts as bought once a purchase, with its weight shown: 1.245 kg, 5.47", async () => {
    const ham = { name: "GF ham", soldByWeight: true, unit: "kg", priceEvidence: seen(1100, 1, "kg") };
    const { report } = await yearOf([
      { ...ham, size: 0.835, price: 1286, regularPrice: 919 },
      { ...ham, size: 0.41, price: 631, regularPrice: 451 },
    ]);
    expect(report.products).toMatchObject([
      {
        size: null,
        weight: 1.245,
        unit: "kg",
        numberBought: 2,
        paid: 19.17,
        compared: 13.7,
        amountToClaim: 5.47,
        incrementalCost: 2.735,
        perMeasure: { measure: "100 g", price: 1.54, regularPrice: 1.1 },
      },
    ]);
  });

  test.each([
    { prices: [300, 300, 650], claim: 0.5, category: 2.5, below: 2 },
    { prices: [300, 300, 500], claim: 0, category: 1, below: 1 },
  ])(
    "claim-3 cheaper twice, dearer once: $prices claims $claim where category totals say $category, and both CSVs say why",
    async ({ prices, claim, category, below }) => {
      const { person, report } = await yearOf(prices.map((price) => ({ price, regularPrice: 400 })));
      expect(report).toMatchObject({ totalToClaim: claim, belowCategoryTotals: below });
      const summary = await person.call.taxReport.summary({ year: 2026 });
      expect(summary.totals.countedExtraCost).toBe(category);
      const { lineItems } = await person.call.taxReport.lineItems();
      expect(lineItems.map(({ extraCost }) => extraCost).sort()).toEqual(
        prices.map((price) => (price - 400) / 100).sort(),
      );
      const stated = "The claim uses averages over the period, as CRA's summary does, so it can be lower.";
      expect((await person.call.taxReport.download({ year: 2026 })).csv).toContain(stated);
      expect((await person.call.taxReport.downloadProducts({ year: 2026 })).csv).toContain(stated);
    },
  );

  test("each row has a floor of its own: 5.00 and -2.00 claim 5.00", async () => {
    const { report } = await yearOf([
      { size: 400, unit: "g", price: 900, regularPrice: 400 },
      { size: 600, unit: "g", price: 300, regularPrice: 500 },
    ]);
    expect(report.totalToClaim).toBe(5);
  });

  test("prices-22 a price carried by the index is 3.39 in June 2024, is marked, and the CSV can be walked back", async () => {
    const carriedBy = { fromMonth: "2025-06", toMonth: "2024-06", fromLevel: 192.8, toLevel: 187.5 };
    const priceEvidence = seen(349, 675, "g", {
      carriedBy: { ...carriedBy, how: "published" },
      estimated: true,
    });
    const carried = { size: 675, unit: "g", priceEvidence, priceSource: "catalogue", regularPrice: 339 };
    const { person, report } = await yearOf([carried]);
    expect(report.products).toMatchObject([{ compared: 3.39, restsOn: { estimate: 3.6 } }]);
    const { csv } = await person.call.taxReport.download({ year: 2026 });
    const [row] = parse(csv, { bom: true, columns: true, relax_column_count: true }) as Record<
      string,
      string
    >[];
    expect(row).toMatchObject({
      Size: "675",
      Unit: "g",
      Kind: "counterpart",
      "Signed Difference": "3.60",
      "Size Compared": "yes",
      "Rests On": "Estimate",
      Evidence:
        "White Bread; 675 g at 3.49; Maple Grocer; 2026-03-01; shelf; carried from 2025-06 (index 192.8) to 2024-06 (index 187.5)",
    });
  });

  test("prices-21 where the month of the index is missing, the CSV says that the nearest one was taken", async () => {
    const carriedBy = { fromMonth: "2026-05", toMonth: "2026-11", fromLevel: 200, toLevel: 200 };
    const priceEvidence = seen(349, 675, "g", { carriedBy: { ...carriedBy, how: "nearest" } });
    const { person } = await yearOf([{ size: 675, unit: "g", priceEvidence, priceSource: "catalogue" }]);
    expect((await person.call.taxReport.download({ year: 2026 })).csv).toContain(
      "to 2026-11 (index 200), by the nearest published month",
    );
  });

  test("claim-4 every row multiplies out, and the rows add up to the claim, whatever was bought", async () => {
    const purchase = fc.record({
      name: fc.constantFrom("GF bread", "Gf Bread", "GF pasta", "Crackers"),
      size: fc.constantFrom(null, 400, 600),
      quantity: fc.constantFrom(1, 2, 7, 0.4),
      price: fc.nat(9_999),
      regularPrice: fc.nat(9_999),
      priceSource: fc.constantFrom("custom", "catalogue", "estimate"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(purchase, { maxLength: 12 }), async (rows) => {
        const { person, report } = await yearOf(
          rows.map((row) => ({ ...row, unit: row.size === null ? null : "g" })),
        );
        const cents = (dollars: number) => Math.round(dollars * 100);
        for (const row of report.products) {
          expect(Math.round(row.numberBought * row.incrementalCost * 100 + 1e-7)).toBe(
            cents(row.amountToClaim),
          );
          expect(cents(row.amountToClaim)).toBe(Math.max(0, cents(row.paid) - cents(row.compared)));
          const parts = Object.values(row.restsOn).map(cents);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(row.amountToClaim));
        }
        const byRow = new Map<string, number>();
        for (const { name, size, price, regularPrice } of rows) {
          const key = `${name.toLowerCase()} ${size}`;
          byRow.set(key, (byRow.get(key) ?? 0) + price - regularPrice);
        }
        // The signed differences of a row's line items, floored at zero once (claim-2).
        const floored = [...byRow.values()].map((difference) => Math.max(0, difference));
        const sum = report.products.reduce((total, row) => total + cents(row.amountToClaim), 0);
        expect(sum).toBe(floored.reduce((total, amount) => total + amount, 0));
        expect(cents(report.totalToClaim)).toBe(sum);
        const paid = rows.reduce((total, { price }) => total + price, 0);
        expect(cents(report.totalPaid)).toBe(paid);
        const summary = await person.call.taxReport.summary({ year: 2026 });
        const below = cents(summary.totals.countedExtraCost) - sum;
        expect(cents(report.belowCategoryTotals ?? 0)).toBe(below);
        expect(below).toBeGreaterThanOrEqual(0);
        const csv = (await person.call.taxReport.downloadProducts({ year: 2026 })).csv;
        const table = parse(csv, { bom: true, relax_column_count: true }) as string[][];
        expect(table[report.products.length + 1]?.[5]).toBe(report.totalToClaim.toFixed(2));
      }),
      { numRuns: 40 },
    );
  });
});

describe("receipts-54 claim-21 whatever was bought,", () => {
  test("what comes back whole leaves the claim that was there without it, whether its purchase is known or not", async () => {
    const purchase = fc.record({
      name: fc.constantFrom("GF bread", "GF pasta"),
      size: fc.constantFrom(400, 600),
      quantity: fc.constantFrom(1, 2, 7),
      price: fc.integer({ min: 1, max: 9_999 }),
      regularPrice: fc.nat(9_999),
    });
    const bought = fc.array(purchase, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(bought, purchase, fc.boolean(), async (others, back, isKnown) => {
        const id = randomUUID();
        const kept = others.map((row) => ({ ...row, unit: "g" }));
        const whole = { ...back, unit: "g" };
        const returned = {
          ...whole,
          kind: "return",
          name: `RETURN ${back.name}`,
          returnOfId: isKnown ? id : null,
          quantity: -back.quantity,
          price: -back.price,
          regularPrice: 0 - back.regularPrice,
        };
        const { report: without } = await yearOf(kept);
        const { report } = await yearOf([...kept, { ...whole, id }, returned]);
        for (const total of ["totalToClaim", "totalPaid", "totalCompared"] as const)
          expect(report[total]).toBe(without[total]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("claim-19 estimates under guard", () => {
  test("a claim of which more than a quarter rests on estimates is warned about, sizes not compared first", async () => {
    const { report } = await yearOf([
      { name: "GF pasta", price: 300, regularPrice: 200, priceSource: "estimate" },
      { name: "GF cookies", price: 900, regularPrice: 500, priceSource: "estimate" },
      { name: "GF buns", price: 600, regularPrice: 400, priceSource: "catalogue", sizeCompared: false },
      { name: "GF bread", price: 700, regularPrice: 400 },
    ]);
    expect(report.restsOn).toEqual({ evidence: 0, yourWord: 3, published: 0, estimate: 7 });
    expect(report.warnsOfEstimates).toBe(true);
    expect(report.lookUpFirst.map(({ product, why }) => [product, why])).toEqual([
      ["GF buns", "size-not-compared"],
      ["GF cookies", "estimate"],
      ["GF pasta", "estimate"],
    ]);
  });

  test("a quarter or less is not warned about, and an estimate has no size to compare", async () => {
    const { report } = await yearOf([
      { name: "GF pasta", price: 300, regularPrice: 200, priceSource: "estimate", sizeCompared: false },
      { price: 700, regularPrice: 400 },
    ]);
    expect(report.warnsOfEstimates).toBe(false);
    expect(report.lookUpFirst).toMatchObject([{ product: "GF pasta", why: "estimate" }]);
  });
});

describe("claim-5 a price without a regular package compares no sizes", () => {
  test.each(["estimate", "custom", "none"])(
    "API, both CSVs and the checklist say neither yes nor no for %s, whatever the row holds",
    async (priceSource) => {
      for (const sizeCompared of [true, false]) {
        const row = { name: "GF pasta", price: 300, regularPrice: 200, size: 450, unit: "g" };
        const { person, report } = await yearOf([{ ...row, priceSource, sizeCompared }]);
        const { lineItems } = await person.call.taxReport.lineItems();
        expect([lineItems, report.products]).toMatchObject([
          [{ sizeCompared: null }],
          [{ sizeCompared: null }],
        ]);
        const csv = [
          await person.call.taxReport.download({ year: 2026 }),
          await person.call.taxReport.downloadProducts({ year: 2026 }),
        ].map((file) => parse(file.csv, { bom: true, relax_column_count: true }) as string[][]);
        for (const [headings = [], cells = []] of csv)
          expect(cells[headings.indexOf("Size Compared")]).toBe("");
        const { comparators } = await person.call.priceBook.checklist({ year: 2026 });
        expect(comparators[0]?.check).toBe(priceSource === "estimate" ? "estimate" : "fine");
      }
    },
  );

  test("one package that was not compared speaks for its product, beside an estimate", async () => {
    const line = { name: "GF pasta", price: 300, regularPrice: 200 };
    const { report } = await yearOf([
      { ...line, priceSource: "estimate" },
      { ...line, priceSource: "catalogue", sizeCompared: false },
    ]);
    expect(report.products).toMatchObject([{ sizeCompared: false }]);
  });
});

describe("claim-9 sales tax counts by default in the US, and by choice in Canada", () => {
  const taxed = { price: 699, regularPrice: 349, taxCents: 91, regularTaxCents: 45 };

  test("shown apart and left out in Canada until the person chooses it", async () => {
    const { person, report } = await yearOf([taxed]);
    const [row] = report.products;
    expect(report).toMatchObject({
      countsTax: false,
      totalToClaim: 3.5,
      totalTax: 0.91,
      totalRegularTax: 0.45,
    });
    expect(row).toMatchObject({ paid: 6.99, tax: 0.91, regularTax: 0.45 });
    await person.call.account.updateProfile({ countTax: true });
    const counted = await person.call.taxReport.products({ year: 2026 });
    expect(counted).toMatchObject({
      countsTax: true,
      totalPaid: 7.9,
      totalCompared: 3.94,
      totalToClaim: 3.96,
      belowCategoryTotals: -0.46,
    });
    const { csv } = await person.call.taxReport.downloadProducts({ year: 2026 });
    expect(csv).toContain("The claim counts sales tax, which category totals leave out.");
  });

  test("counted in the US unless the person says otherwise", async () => {
    const person = await testApp.signIn(undefined, "us");
    await logged(testApp, person, [{ ...taxed, currency: "USD" }]);
    expect(await person.call.taxReport.products({ year: 2026 })).toMatchObject({
      countsTax: true,
      totalToClaim: 3.96,
    });
    await person.call.account.updateProfile({ countTax: false });
    expect(await person.call.taxReport.products({ year: 2026 })).toMatchObject({
      countsTax: false,
      totalToClaim: 3.5,
      totalTax: 0.91,
    });
  });
});
