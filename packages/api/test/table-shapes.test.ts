import ExcelJs from "exceljs";
import { describe, expect, test } from "vitest";
import { answered, readPurchases } from "./support/read-purchases";
import { rawWorkbook } from "./support/workbook";

type State = "visible" | "hidden" | "veryHidden";
type Sheet = readonly [name: string, state: State, rows: readonly (readonly unknown[])[]];

async function workbookOf(sheets: readonly Sheet[], since1904 = false): Promise<Buffer> {
  const book = new ExcelJs.Workbook();
  book.properties.date1904 = since1904;
  for (const [name, state, rows] of sheets) book.addWorksheet(name, { state }).addRows(rows as unknown[][]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const TABLE = [
  ["Date", "Store", "Product", "Price"],
  ["2026-01-15", "IGA", "GF rolls", 6.49],
  ["2026-01-22", "Metro", "GF crackers", 4.29],
];
const OTHER = [
  ["Date", "Store", "Product", "Price"],
  ["2025-01-15", "IGA", "Old rolls", 1],
];
const PURCHASES = [
  ["2026-01-15", "GF rolls", 649, "IGA"],
  ["2026-01-22", "GF crackers", 429, "Metro"],
];

describe("reports-65 sheets that the spreadsheet program hides are left out", () => {
  test.each<[string, Sheet[], string[]]>([
    [
      "the first is hidden",
      [
        ["Lists", "hidden", OTHER],
        ["Purchases", "visible", TABLE],
      ],
      ["Purchases"],
    ],
    [
      "two are, one of them very hidden",
      [
        ["Lists", "veryHidden", OTHER],
        ["Old", "hidden", OTHER],
        ["Purchases", "visible", TABLE],
      ],
      ["Purchases"],
    ],
    [
      "the last is hidden",
      [
        ["Purchases", "visible", TABLE],
        ["Lists", "hidden", OTHER],
      ],
      ["Purchases"],
    ],
    [
      "a cover without a table comes first",
      [
        ["Read me", "visible", [["How to use this workbook"], ["Write below"]]],
        ["Empty", "visible", []],
        ["Purchases", "visible", TABLE],
        ["2025", "visible", OTHER],
      ],
      ["Read me", "Empty", "Purchases", "2025"],
    ],
  ])("%s", async (_what, sheets, offered) => {
    const bytes = await workbookOf(sheets);
    const { head } = await readPurchases(bytes, null);
    expect([head.sheets, head.mapping.sheet]).toEqual([offered, "Purchases"]);
    expect(await answered(bytes)).toEqual({ asked: [], purchases: PURCHASES, faults: [] });
  });

  test("a hidden one is not read even by its name", async () => {
    const bytes = await workbookOf([
      ["Purchases", "visible", TABLE],
      ["Lists", "hidden", OTHER],
    ]);
    const { head } = await readPurchases(bytes, null);
    await expect(readPurchases(bytes, { ...head.mapping, sheet: "Lists" })).rejects.toThrow("no_such_sheet");
  });

  test("a later sheet that cannot be read is in nobody's way", async () => {
    const bytes = await workbookOf([
      ["Notes", "visible", [["Nothing here"]]],
      ["Long", "visible", [["x".repeat(11_000)]]],
    ]);
    expect((await readPurchases(bytes, null)).head.mapping.sheet).toBe("Notes");
  });
});

describe("reports-66 heads and sums of all shapes", () => {
  const csv = (...lines: string[]) => Buffer.from(lines.join("\n"));

  test("a head in row 5, below a title, an address and a period", async () => {
    const bytes = await workbookOf([
      ["A", "visible", [["My purchases"], ["Ana"], ["Period", "2026-01-01", "2026-12-31"], [], ...TABLE]],
    ]);
    const { head } = await readPurchases(bytes, null);
    expect(head.mapping.headingRow).toBe(5);
    expect((await answered(bytes)).purchases).toEqual(PURCHASES);
  });

  test("two rows of heads, the upper one merged over two columns", async () => {
    const book = new ExcelJs.Workbook();
    const sheet = book.addWorksheet("A");
    sheet.addRows([
      ["Date", "Store", "Product", "Price", null],
      [null, null, null, "Gluten free", "Regular"],
      ["2026-01-15", "IGA", "GF rolls", 6.49, 2.99],
      ["2026-01-22", "Metro", "GF crackers", 4.29, 1.99],
    ]);
    for (const range of ["A1:A2", "B1:B2", "C1:C2", "D1:E1"]) sheet.mergeCells(range);
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    const { head, rows } = await readPurchases(bytes, null);
    expect(head.columns.map(({ heading }) => heading)).toEqual([
      "Date",
      "Store",
      "Product",
      "Price Gluten free",
      "Price Regular",
    ]);
    expect(rows.map(({ price, regularPrice }) => [price, regularPrice])).toEqual([
      [649, 299],
      [429, 199],
    ]);
    expect((await answered(bytes)).purchases).toEqual(PURCHASES);
  });

  test.each([
    [
      "in a CSV, where a merged head leaves empty cells",
      csv(
        ",,,Prix,,",
        "Date,Magasin,Produit,Sans gluten,Ordinaire,Note",
        "2026-01-15,IGA,GF rolls,6.49,2.99,",
        "2026-01-22,Metro,GF crackers,4.29,1.99,x",
      ),
    ],
    [
      "where the words of each head go on below it",
      csv(
        "Purchase,Name of,Product,Price",
        "date,store,name,paid",
        "2026-01-15,IGA,GF rolls,6.49",
        "2026-01-22,Metro,GF crackers,4.29",
      ),
    ],
  ])("two rows of heads %s", async (_how, bytes) => {
    const { head } = await readPurchases(bytes, null);
    expect(head.mapping.headingRow).toBe(2);
    expect((await answered(bytes)).purchases).toEqual(PURCHASES);
  });

  test("a first purchase of words alone is no second row of heads", async () => {
    const bytes = csv(
      "Date,Store,Product,Price",
      "today,Regular price shop,GF cookies,free",
      "2026-01-15,IGA,GF rolls,6.49",
    );
    const { head } = await readPurchases(bytes, null);
    expect([head.mapping.headingRow, head.rowCount]).toEqual([1, 2]);
  });

  test("sums of months and of the year, and heads that are printed again, are no purchases", async () => {
    const bytes = csv(
      "Date,Store,Product,Price",
      "2026-01-15,IGA,GF rolls,6.49",
      "Total January,,,6.49",
      "Date,Store,Product,Price",
      "2026-01-22,Metro,GF crackers,4.29",
      ",,Sous-total,4.29",
      ",,Total général,10.78",
      "Grand Total,,,10.78",
    );
    const { head } = await readPurchases(bytes, null);
    expect(head.rowCount).toBe(2);
    expect(await answered(bytes)).toEqual({ asked: [], purchases: PURCHASES, faults: [] });
  });

  test("a cereal of that name is a purchase, and one without a date is said", async () => {
    const bytes = csv("Date,Product,Price", "2026-01-15,Total,6.49", ",Total Raisin Bran,4.29");
    expect(await answered(bytes)).toEqual({
      asked: [],
      purchases: [["2026-01-15", "Total", 649, null]],
      faults: ["3 purchaseDate"],
    });
  });
});

describe("reports-38 dates of workbooks", () => {
  test("that count from 1904 are the days that they show", async () => {
    const day = new Date("2026-01-15T00:00:00Z");
    const rows = [
      ["Date", "Product", "Price"],
      [day, "GF rolls", 6.49],
    ];
    expect((await answered(await workbookOf([["A", "visible", rows]], true))).purchases).toEqual([
      ["2026-01-15", "GF rolls", 649, null],
    ]);
  });

  test.each([
    [46037, false],
    [44575, true],
  ])(
    "reports-68 that are kept as numbers without a format are days too: %d, counted from 1904: %s",
    async (day, since1904) => {
      const text = (words: string) => `<c t="str"><v>${words}</v></c>`;
      const heads = ["Date", "Product", "Price"].map(text).join("");
      const bytes = await rawWorkbook(
        `<worksheet><sheetData><row r="1">${heads}</row><row r="2"><c><v>${day}</v></c>${text("GF rolls")}<c><v>6.49</v></c></row></sheetData></worksheet>`,
        {},
        since1904,
      );
      expect((await answered(bytes)).purchases).toEqual([["2026-01-15", "GF rolls", 649, null]]);
    },
  );
});

describe("reports-64 a table in which purchases stand below 0", () => {
  const all = Buffer.from(
    "Date;Magasin;Produit;Prix\n2026-03-04;IGA;Pain sans gluten;-7,99\n2026-03-05;Maxi;Pâtes sans gluten;(3,49)\n",
  );

  test("is asked about once, and turned", async () => {
    const first = await readPurchases(all, null);
    expect([first.head.questions, first.rows, first.head.mapping.spending]).toEqual([["spending"], [], null]);
    const turned = await readPurchases(all, { ...first.head.mapping, spending: "below" });
    expect(turned.head.questions).toEqual([]);
    expect(turned.rows.map(({ price }) => price)).toEqual([799, 349]);
  });

  test("whose person says that it is money given back has faults and no purchases", async () => {
    const first = await readPurchases(all, null);
    const kept = await readPurchases(all, { ...first.head.mapping, spending: "above" });
    expect([kept.rows, kept.faults]).toEqual([[], ["2 price", "3 price"]]);
  });

  test("with one return among purchases is not asked about, and the return is a fault", async () => {
    const bytes = Buffer.from(
      "Date,Store,Product,Price\n2026-02-03,Metro,GF bagels,5.49\n2026-02-04,Metro,GF bagels returned,-5.49\n2026-02-10,Metro,GF flour,8.25\n",
    );
    expect(await answered(bytes)).toEqual({
      asked: [],
      purchases: [
        ["2026-02-03", "GF bagels", 549, "Metro"],
        ["2026-02-10", "GF flour", 825, "Metro"],
      ],
      faults: ["3 price"],
    });
  });
});
