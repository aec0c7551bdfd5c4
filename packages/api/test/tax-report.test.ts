import type { Prisma } from "@gf-ledger/db/generated/client";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function log({ user }: Person, rows: Partial<Row>[]) {
  await testApp.database.lineItem.createMany({
    data: rows.map((given) => {
      const row = { ...DEFAULTS, ...given, userId: user.id };
      return { ...row, extraCost: row.price - row.regularPrice };
    }),
  });
}

type Row = Prisma.LineItemCreateManyInput;
/** The same person, who chose French to keep. */
const inFrench = ({ context }: Person) => createCaller({ ...context, ownLocale: "fr-CA" });
const rowsOf = (csv: string): string[][] => parse(csv, { bom: true, relax_column_count: true });

const DEFAULTS = {
  purchaseDate: new Date("2026-03-14T00:00:00Z"),
  store: "Maple Grocer",
  name: "GF bread",
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 699,
  regularPrice: 349,
  priceSource: "catalogue",
};

describe("reports-1 GET /api/tax-report/gf-receipts", () => {
  test("reports-1 one row an item, newest first, in the names and numbers of the wire", async () => {
    const person = await testApp.signIn();
    const day = (date: string) => ({ purchaseDate: new Date(`${date}T00:00:00Z`) });
    await log(person, [
      { ...day("2025-11-30"), name: "GF penne" },
      { ...day("2026-03-14"), store: null },
      { ...day("2026-01-02"), name: "GF crackers" },
    ]);
    const { lineItems } = await person.call.taxReport.lineItems();
    expect(lineItems.map(({ purchaseDate, name }) => [purchaseDate, name])).toEqual([
      ["2026-03-14", "GF bread"],
      ["2026-01-02", "GF crackers"],
      ["2025-11-30", "GF penne"],
    ]);
    expect(lineItems[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      store: null,
      category: "Bread and Bakery",
      price: 6.99,
      regularPrice: 3.49,
      extraCost: 3.5,
    });
  });

  test("reports-55 they are answered 20,000 at a time at most; a page that is not full is the last", async () => {
    const person = await testApp.signIn();
    await testApp.pool.query(
      `INSERT INTO line_items (id, user_id, purchase_date, name, category, quantity, currency, price, regular_price,
         price_source, size_compared, extra_cost)
       SELECT gen_random_uuid(), $1, date '2025-12-31' + n / 20001, 'GF loaf ' || n, 'Bread and Bakery', 1, 'CAD', 699,
         349, 'own', true, 350
       FROM generate_series(1, 20003) n`,
      [person.user.id],
    );
    const pages = [
      await person.call.taxReport.lineItems(),
      await person.call.taxReport.lineItems({ page: 2 }),
      await person.call.taxReport.lineItems({ page: 3 }),
    ];
    expect(pages.map(({ lineItems }) => lineItems.length)).toEqual([20_000, 3, 0]);
    expect(pages[0]?.lineItems[0]?.purchaseDate).toBe("2026-01-01");
    const named = new Set(pages.flatMap(({ lineItems }) => lineItems).map(({ name }) => name));
    expect(named.size).toBe(20_003);
    await expect(person.call.taxReport.lineItems({ perPage: 20_001 })).rejects.toThrow();
  });

  /** The ids of all pages that follow `cursor`, two line items at a time. */
  async function walkFrom(person: Person, cursor: string | null): Promise<string[]> {
    if (cursor === null) return [];
    const { lineItems, nextCursor } = await person.call.taxReport.lineItems({ cursor, perPage: 2 });
    return [...lineItems.map(({ id }) => id), ...(await walkFrom(person, nextCursor))];
  }
  const on = (day: string) => ({ purchaseDate: new Date(`${day}T00:00:00Z`) });
  const idsOf = async ({ call }: Person) => (await call.taxReport.lineItems()).lineItems.map(({ id }) => id);

  test("api-79 a walk by cursor tells each line item once, several of one day too, and ends with null", async () => {
    const person = await testApp.signIn();
    await log(person, [...Array(7).fill(on("2026-03-14")), on("2026-03-15"), on("2025-12-31")]);
    const all = await idsOf(person);
    const first = await person.call.taxReport.lineItems({ perPage: 2 });
    const walked = [...first.lineItems.map(({ id }) => id), ...(await walkFrom(person, first.nextCursor))];
    expect(walked).toEqual(all);
    expect(new Set(walked).size).toBe(9);
    const whole = await person.call.taxReport.lineItems({ perPage: 9 });
    expect([whole.lineItems.length, whole.nextCursor]).toEqual([9, null]);
    expect((await (await testApp.signIn()).call.taxReport.lineItems()).nextCursor).toBeNull();
  });

  test("api-79 what is deleted or added between two pages leaves no other out and tells none twice", async () => {
    const person = await testApp.signIn();
    await log(person, Array(6).fill(on("2026-03-14")));
    const all = await idsOf(person);
    const { nextCursor, lineItems } = await person.call.taxReport.lineItems({ perPage: 2 });
    for (const { id } of lineItems) await person.call.taxReport.deleteLineItem({ id });
    // Gone altogether, as the housekeeping leaves it: the cursor needs no row.
    await testApp.database.lineItem.deleteMany({ where: { id: { in: lineItems.map(({ id }) => id) } } });
    expect(await walkFrom(person, nextCursor)).toEqual(all.slice(2));

    await log(person, [on("2026-03-15"), on("2026-03-15"), on("2026-03-15")]);
    expect(await walkFrom(person, nextCursor)).toEqual(all.slice(2));
    await log(person, [on("2026-03-13")]);
    expect((await walkFrom(person, nextCursor)).slice(0, 4)).toEqual(all.slice(2));
    expect(await walkFrom(person, nextCursor)).toHaveLength(5);
  });

  test("api-79 another account's cursor is a place in one's own list, and a broken one is refused with its field", async () => {
    const owner = await testApp.signIn();
    await log(owner, [on("2026-03-14"), on("2026-03-13")]);
    const { nextCursor } = await owner.call.taxReport.lineItems({ perPage: 1 });
    const other = await testApp.signIn();
    await log(other, [on("2026-01-02"), on("2026-05-01")]);
    const theirs = await other.call.taxReport.lineItems({ cursor: nextCursor ?? "" });
    expect(theirs.lineItems.map(({ purchaseDate }) => purchaseDate)).toEqual(["2026-01-02"]);

    const id = nextCursor?.split("_")[1];
    const broken = [
      "",
      "x",
      id,
      `2026-02-30_${id}`,
      `2026-03-14_${id}_`,
      "2026-03-14_1",
      `${nextCursor}' OR 1=1`,
    ];
    for (const cursor of broken) {
      const refusal = await other.call.taxReport.lineItems({ cursor }).then(
        () => null,
        (error: unknown) => String(error),
      );
      expect([cursor, refusal]).toEqual([cursor, expect.stringContaining("issues.notACursor")]);
    }
    await expect(other.call.taxReport.lineItems({ cursor: nextCursor ?? "", page: 2 })).rejects.toThrow(
      "issues.cursorOrPage",
    );
  });

  test("matching-10 a row without a category is 'Uncategorized' there and in the summary", async () => {
    const person = await testApp.signIn();
    await log(person, [{ category: "" }]);
    const { lineItems } = await person.call.taxReport.lineItems();
    expect(lineItems.map(({ category }) => category)).toEqual(["Uncategorized"]);
    const { categories } = await person.call.taxReport.summary({ year: 2026 });
    expect(categories.map(({ category }) => category)).toEqual(["Uncategorized"]);
  });
});

describe("reports-3 GET /api/tax-report/summary", () => {
  test("sums each category, largest deduction first, and the grand totals", async () => {
    const person = await testApp.signIn();
    await log(person, [{}, {}, { category: "Snacks", price: 1001, regularPrice: 1 }]);
    expect(await person.call.taxReport.summary({ year: "2026" })).toEqual({
      year: 2026,
      currency: "CAD",
      categories: [
        {
          category: "Snacks",
          itemCount: 1,
          price: 10.01,
          regularPrice: 0.01,
          countedExtraCost: 10,
        },
        {
          category: "Bread and Bakery",
          itemCount: 2,
          price: 13.98,
          regularPrice: 6.98,
          countedExtraCost: 7,
        },
      ],
      totals: { itemCount: 3, price: 23.99, regularPrice: 6.99, countedExtraCost: 17 },
    });
  });

  test("reports-6 an item that costs less than its regular product takes nothing off the claim", async () => {
    const person = await testApp.signIn();
    await log(person, [{}, { price: 100, regularPrice: 900 }]);
    const { totals } = await person.call.taxReport.summary({ year: 2026 });
    expect(totals.countedExtraCost).toBe(3.5);
  });

  test("prices-4 amounts of the other currency are never added", async () => {
    const person = await testApp.signIn();
    await log(person, [{}, { currency: "USD" }]);
    expect((await person.call.taxReport.summary({ year: 2026 })).totals.itemCount).toBe(1);
  });

  test("claim-32 what is in the other currency is left out of the sums and named beside them, in every file", async () => {
    const person = await testApp.signIn();
    const { taxReport } = person.call;
    const filesOf = async () => {
      const { csv } = await taxReport.download({ year: 2026 });
      const { csv: products } = await taxReport.downloadProducts({ year: 2026 });
      return [csv, products, (await taxReport.ledger({ year: 2026 })).text];
    };
    await log(person, [{}, { currency: "USD", purchaseDate: new Date("2025-12-31T00:00:00Z") }]);
    expect(await taxReport.products({ year: 2026 })).toMatchObject({ itemsInOtherCurrency: 0 });
    for (const file of await filesOf()) expect(file).not.toContain("US dollars");
    await log(person, [{ currency: "USD" }, { currency: "USD" }]);
    expect(await taxReport.products({ year: 2026 })).toMatchObject({
      itemsInOtherCurrency: 2,
      totalToClaim: 3.5,
    });
    for (const file of await filesOf())
      expect(file).toContain("2 items are in US dollars and not in these sums; your claim converts them");
  });

  test("prices-17 the first and the last day of a year belong to it", async () => {
    const person = await testApp.signIn();
    const day = (date: string) => ({ purchaseDate: new Date(`${date}T00:00:00Z`) });
    await log(person, [day("2025-12-31"), day("2026-01-01"), day("2026-12-31"), day("2027-01-01")]);
    expect((await person.call.taxReport.summary({ year: 2026 })).totals.itemCount).toBe(2);
    expect((await person.call.taxReport.years()).years).toEqual([2027, 2026, 2025]);
  });

  test.each(["99999", "NaN", "20x6", "", "-2026"])("reports-4 year %j is refused", async (year) => {
    const { call } = await testApp.signIn();
    expect((await refusalOf(call.taxReport.summary({ year }))).code).toBe("BAD_REQUEST");
  });
});

describe("reports-13 the year summed by product, as the CRA asks for it", () => {
  const products = (person: Person) => person.call.taxReport.products({ year: 2026 });

  test("each product with the number bought, the average costs and the amount to claim", async () => {
    const person = await testApp.signIn();
    const pasta = { name: "GF penne", price: 499, regularPrice: 200 };
    await log(person, [{ name: "gf BREAD" }, {}, pasta]);
    const report = await products(person);
    expect(report).toMatchObject({ year: 2026, currency: "CAD", totalToClaim: 9.99, totalPaid: 18.97 });
    expect(report.products).toEqual([
      {
        product: "GF bread",
        person: null,
        share: 1,
        category: "Bread and Bakery",
        kind: "counterpart",
        size: null,
        unit: null,
        weight: null,
        numberBought: 2,
        averageRegularCost: 3.49,
        averageGfCost: 6.99,
        incrementalCost: 3.5,
        amountToClaim: 7,
        averagesAreRounded: false,
        paid: 13.98,
        compared: 6.98,
        tax: 0,
        regularTax: 0,
        perMeasure: null,
        sizeCompared: false,
        restsOn: { evidence: 0, yourWord: 0, published: 0, estimate: 7 },
      },
      expect.objectContaining({ product: "GF penne", amountToClaim: 2.99 }),
    ]);
  });

  test("reports-5, accounts-35 another year, another currency and another person's expenses stay out", async () => {
    const [person, other] = [await testApp.signIn(), await testApp.signIn()];
    await log(person, [{ purchaseDate: new Date("2025-12-31T00:00:00Z") }, { currency: "USD" }]);
    await log(other, [{}]);
    expect((await products(person)).products).toEqual([]);
  });

  test("it comes to what the summary by category comes to", async () => {
    const person = await testApp.signIn();
    const [snack, three] = [
      { price: 100, regularPrice: 99 },
      { price: 999, regularPrice: 666 },
    ];
    await log(person, [{}, { ...snack, name: "GF bar", category: "Snacks" }, { ...three, quantity: 3 }]);
    const { totals } = await person.call.taxReport.summary({ year: 2026 });
    expect((await products(person)).totalToClaim).toBe(totals.countedExtraCost);
  });

  test("reports-13 as CSV: the summary's columns, safe in a spreadsheet, the total last", async () => {
    const person = await testApp.signIn(undefined, "us");
    await log(person, [{ name: "=HYPERLINK(1)", currency: "USD" }]);
    const { fileName, csv } = await person.call.taxReport.downloadProducts({ year: 2026 });
    expect(fileName).toBe("gluten-free-products-2026.csv");
    const rows: string[][] = parse(csv, { bom: true });
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      [
        "Product",
        "Number Bought",
        "Average Cost With Gluten",
        "Average Cost Gluten-Free",
        "Incremental Cost",
        "Amount To Claim",
      ],
      ["'=HYPERLINK(1)", "1", "3.49", "6.99", "3.50", "3.50"],
      ["Total", "", "", "", "", "3.50"],
    ]);
    expect(rows[1]?.slice(6)).toEqual(
      [
        "",
        "",
        "",
        "counterpart",
        "6.99",
        "3.49",
        "0.00",
        "0.00",
        "no",
        "0.00",
        "0.00",
        "0.00",
        "3.50",
      ].concat("Size not compared."),
    );
  });
});

describe("claim-27 the products of a year in French", () => {
  test("claim-27 has the summary's headings in French, and the same amounts", async () => {
    const person = await testApp.signIn();
    await log(person, [{}, { name: "GF bar", price: 500, regularPrice: 200 }]);
    const french = rowsOf((await inFrench(person).taxReport.downloadProducts({ year: 2026 })).csv);
    const english = rowsOf((await person.call.taxReport.downloadProducts({ year: 2026 })).csv);
    expect(french[0]?.slice(0, 6)).toEqual([
      "Produit alimentaire",
      "Nombre de produits achetés (pour l’année civile)",
      "Coût moyen du produit avec gluten",
      "Coût moyen du produit sans gluten",
      "Coût supplémentaire",
      "Montant à demander",
    ]);
    expect(french.slice(1, 3).map((row) => row.slice(0, 6))).toEqual(
      english.slice(1, 3).map((row) => row.slice(0, 6)),
    );
    expect([french[1]?.[9], french[1]?.[19]]).toEqual([
      "A un produit comparable avec gluten",
      "Format non comparé.",
    ]);
    expect(french.at(-1)?.[19]).toBe("Les taxes ne sont pas comptées.");
  });
});

describe("reports-7 line items", () => {
  test("reports-8 the extra cost is recomputed from the prices, whatever the client sends", async () => {
    const person = await testApp.signIn();
    await log(person, [{}]);
    const [row] = (await person.call.taxReport.lineItems()).lineItems;
    const updated = await person.call.taxReport.updateLineItem({
      id: row?.id ?? "",
      price: "8.00",
      extraCost: 999,
    });
    expect(updated).toMatchObject({ price: 8, regularPrice: 3.49, extraCost: 4.51 });
  });

  test("reports-9 a deleted item comes back once when three windows ask at the same time", async () => {
    const person = await testApp.signIn();
    await log(person, [{}]);
    const before = (await person.call.taxReport.lineItems()).lineItems;
    const id = before[0]?.id ?? "";
    await person.call.taxReport.deleteLineItem({ id });
    await Promise.all([1, 2, 3].map(() => person.call.taxReport.restoreLineItem({ id })));
    expect((await person.call.taxReport.lineItems()).lineItems).toEqual(before);
  });

  test("reports-9 a deleted item leaves every report, and Undo brings it back for a moment", async () => {
    const person = await testApp.signIn();
    await log(person, [{}]);
    const id = (await person.call.taxReport.lineItems()).lineItems[0]?.id ?? "";
    await person.call.taxReport.deleteLineItem({ id });
    expect((await person.call.taxReport.lineItems()).lineItems).toEqual([]);
    expect(await person.call.taxReport.years()).toMatchObject({ years: [] });
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 59_000);
    await person.call.taxReport.restoreLineItem({ id });
    expect((await person.call.taxReport.lineItems()).lineItems).toHaveLength(1);
    await person.call.taxReport.deleteLineItem({ id });
    const now = testApp.clock.now;
    testApp.clock.now = new Date(now.getTime() + 61_000);
    expect((await refusalOf(person.call.taxReport.restoreLineItem({ id }))).code).toBe("NOT_FOUND");
    testApp.clock.now = now;
  });

  test("accounts-35 somebody else's line items are not found", async () => {
    const owner = await testApp.signIn();
    await log(owner, [{}]);
    const id = (await owner.call.taxReport.lineItems()).lineItems[0]?.id ?? "";
    const { call } = await testApp.signIn();
    const calls = [
      call.taxReport.updateLineItem({ id, name: "Mine" }),
      call.taxReport.deleteLineItem({ id }),
      call.taxReport.restoreLineItem({ id }),
    ];
    const codes = await Promise.all(calls.map(async (one) => (await refusalOf(one)).code));
    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect((await call.taxReport.lineItems()).lineItems).toEqual([]);
  });
});

describe("reports-10 GET /api/tax-report/download", () => {
  test("reports-10 the CSV read back with a CSV library gives the same figures to the cent", async () => {
    const person = await testApp.signIn();
    await log(person, [
      { name: 'GF "rustic" bread, large', store: "Épicerie, Montréal" },
      { price: 1, regularPrice: 0, category: "Snacks" },
    ]);
    const { csv, fileName } = await person.call.taxReport.download({ year: 2026 });
    expect(fileName).toBe("gluten-free-tax-report-2026.csv");
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
    const items = rows.slice(1, 3);
    expect(items.map((row) => [row[2], row[5], row[6], row[7]])).toContainEqual([
      'GF "rustic" bread, large',
      "6.99",
      "3.49",
      "3.50",
    ]);
    const grandTotal = rows.at(-1);
    expect(grandTotal).toEqual(["Grand Total", "2", "7.00", "3.49", "3.51"]);
    const sum = items.reduce((cents, row) => cents + Math.round(Number(row[7]) * 100), 0);
    expect(sum).toBe(351);
  });

  test("claim-27 whoever chose French gets French words around the same figures", async () => {
    const person = await testApp.signIn();
    await log(person, [
      {
        store: null,
        kindNote: messageKey("sentences.claimedBecause", { reason: "sentences.alcohol" }),
      },
      { price: 123_456, regularPrice: 0, category: "Snacks", priceSource: "none", kind: "no-counterpart" },
    ]);
    const french = rowsOf((await inFrench(person).taxReport.download({ year: 2026 })).csv);
    const english = rowsOf((await person.call.taxReport.download({ year: 2026 })).csv);
    const figures = (rows: string[][]) => rows.map((row) => row.filter((cell) => /^-?[\d.-]+$/.test(cell)));
    expect(figures(french)).toEqual(figures(english));
    expect(french[0]?.slice(0, 8)).toEqual(
      ["Date", "Magasin", "Produit", "Catégorie", "Quantité"].concat([
        "Prix sans gluten",
        "Prix courant",
        "Différence",
      ]),
    );
    const loaf = french.find((row) => row[1] === "Magasin inconnu");
    expect(loaf?.slice(3, 4)).toEqual(["Pains et boulangerie"]);
    expect(loaf?.at(-1)).toBe("Demandé par choix. L’alcool n’est jamais admissible, sans gluten ou non.");
    expect(french.at(-1)).toEqual(["Total général", "2", "1241.55", "3.49", "1238.06"]);
    expect(english[0]?.[1]).toBe("Store");
  });

  test("reports-11 a product name that looks like a formula is not run by a spreadsheet", async () => {
    const person = await testApp.signIn();
    await log(
      person,
      ["=1+1", "+A1", "-2", "@SUM(A1)", "\t=1"].map((name) => ({ name })),
    );
    const { csv } = await person.call.taxReport.download({ year: 2026 });
    const rows: string[][] = parse(csv, { bom: true, relax_column_count: true });
    expect(rows.slice(1, 6).map((row) => row[2]?.[0])).toEqual(["'", "'", "'", "'", "'"]);
  });

  test("receipts-54 the amounts of a return are numbers below 0, and its quantity too", async () => {
    const person = await testApp.signIn();
    await log(person, [{ kind: "return", quantity: -1, price: -699, regularPrice: -349, extraCost: -350 }]);
    const { csv } = await person.call.taxReport.download({ year: 2026 });
    const [, row = []]: string[][] = parse(csv, { bom: true, relax_column_count: true });
    expect(row.slice(4, 8)).toEqual(["-1", "-6.99", "-3.49", "-3.50"]);
  });

  test("more rows than one batch come out whole and in order", async () => {
    const person = await testApp.signIn();
    await log(
      person,
      Array.from({ length: 2305 }, (_, index) => ({
        purchaseDate: new Date(Date.UTC(2026, 0, 1 + (index % 300))),
      })),
    );
    const rows: string[][] = parse((await person.call.taxReport.download({ year: 2026 })).csv, {
      bom: true,
      relax_column_count: true,
    });
    const dates = rows.slice(1, 2306).map((row) => row[0] ?? "");
    expect(dates).toEqual([...dates].sort());
    expect(rows.at(-1)?.[1]).toBe("2305");
  });
});
