import { describe, expect, test } from "vitest";
import { startOfText } from "../input/bounded-text";
import { guessMapping } from "./guess-mapping";
import type { DateOrder } from "./import-fields";
import type { DecimalSign } from "./import-mapping";
import { guessDecimal, importedCents } from "./imported-amount";
import { guessDateOrder, importedDate, unclearDateIn } from "./imported-date";
import { importedSize } from "./imported-size";
import { MAX_CELL_LETTERS, type TableCell } from "./table";
import { guessHeadingRow } from "./table-headings";

type Written = string | number;
/** A cell as a file holds it. */
const held = (value: Written): TableCell =>
  typeof value === "number" ? value : startOfText(value, MAX_CELL_LETTERS);

describe("reports-38 amounts", () => {
  test.each<[Written, DecimalSign, number | null]>([
    ["4.99", ".", 499],
    ["$4.99", ".", 499],
    ["CA$ 1,234.50", ".", 123450],
    ["4,99 $", ",", 499],
    ["1 234,50 $", ",", 123450],
    ["1\u202f234,50\u00a0$", ",", 123450],
    ["1.234,50", ",", 123450],
    ["(4.99)", ".", -499],
    ["4.99-", ".", -499],
    [".5", ".", 50],
    [7.49, ",", 749],
    ["CA$4.99", ".", 499],
    ["Cdn$4.99", ".", 499],
    ["$4.99 CDN", ".", 499],
    ["4,99 $ CAN", ",", 499],
    ["4,99 $ CA", ",", 499],
    ["C$ 4.99", ".", 499],
    ["($4.99)", ".", -499],
    ["(4,99 $)", ",", -499],
    ["-$4.99", ".", -499],
    ["$-4.99", ".", -499],
    ["\u22124,99 $", ",", -499],
    ["4,99-", ",", -499],
    ["4,99 $-", ",", -499],
    ["+4.99", ".", 499],
    ["4.99 DR", ".", 499],
    ["4.99CR", ".", -499],
    ["-5.490000000000", ".", -549],
    ["1.234.567,80 $", ",", null],
    ["12.345,80", ",", 1234580],
    ["4,99", ".", null],
    ["4.99", ",", null],
    ["1,23,4", ".", null],
    ["4.99.1", ".", null],
    ["1e3", ".", null],
    ["", ".", null],
    ["$", ".", null],
    ["abc", ".", null],
    ["999999999", ".", null],
  ])("%o with %o as decimal sign is %o cents", (cell, decimal, cents) => {
    expect(importedCents(held(cell), decimal)).toBe(cents);
  });

  test.each<[Written[], DecimalSign]>([
    [["4,99", "12,50"], ","],
    [["4.99", "1,234"], "."],
    [["1,234", "5,678"], "."],
    [[4.99, "3"], "."],
    [["1.234,50", "2"], ","],
  ])("%o are written with %o", (cells, decimal) => {
    expect(guessDecimal(cells.map(held))).toBe(decimal);
  });
});

describe("reports-39 dates", () => {
  test.each<[Written, DateOrder | null, string | null]>([
    ["2026-03-14", null, "2026-03-14"],
    ["2026/3/4", null, "2026-03-04"],
    ["20260314", null, "2026-03-14"],
    [20260314, null, "2026-03-14"],
    ["2026 3 14", null, "2026-03-14"],
    ["2026-111", null, null],
    ["2026111", null, null],
    [2026111, null, null],
    ["20261-11", null, null],
    ["2026-0314", null, null],
    ["202611", null, null],
    [46095, null, "2026-03-14"],
    ["2026-03-14T10:20:00Z", null, "2026-03-14"],
    ["14 mars 2026", null, "2026-03-14"],
    ["1er août 2025", null, "2025-08-01"],
    ["Mar 14, 2026", null, "2026-03-14"],
    ["Saturday, March 14, 2026", null, "2026-03-14"],
    ["14-Mar-26", null, "2026-03-14"],
    ["03/04/2026", "dmy", "2026-04-03"],
    ["03/04/2026", "mdy", "2026-03-04"],
    ["26-03-14", "ymd", "2026-03-14"],
    ["03/04/2026 10:15 AM", "mdy", "2026-03-04"],
    ["03/04/2026", null, null],
    ["31/02/2026", "dmy", null],
    ["14/03/2026", "mdy", null],
    ["1026-03-14", null, null],
    ["Feb 3, 2026, 2:05 PM", null, "2026-02-03"],
    ["Tue Feb 03 2026 00:00:00 GMT-0500", null, "2026-02-03"],
    ["3 févr. 2026 à 14:05", null, "2026-02-03"],
    ["3 fe\u0301vrier 2026 à 14 h 05", null, "2026-02-03"],
    ["mardi 3 février 2026", null, "2026-02-03"],
    ["3-févr.-26", null, "2026-02-03"],
    ["15 août 2025, 9 h 30", null, "2025-08-15"],
    ["2026-02-03 14:05:11", null, "2026-02-03"],
    ["2026-02-03T00:00:00-05:00", null, "2026-02-03"],
    ["03.02.2026", "dmy", "2026-02-03"],
    ["2/3/2026 0:00", "mdy", "2026-02-03"],
    ["46056.59", null, null],
    [46056.59, null, "2026-02-03"],
    ["soon", "dmy", null],
    ["", "dmy", null],
    [12, "dmy", null],
  ])("%o in the order %o is %o", (cell, order, date) => {
    expect(importedDate(held(cell), order)).toBe(date);
  });

  test.each<[Written[], DateOrder | null]>([
    [["2026-03-14"], "ymd"],
    [["03/04/2026", "25/04/2026"], "dmy"],
    [["03/04/2026", "04/25/2026"], "mdy"],
    [["03/04/2026", "05/06/2026"], null],
    [["25/04/2026", "04/25/2026"], null],
    [["03/04/05"], null],
    [["26-03-14", "26-03-31"], null],
    [["14 mars 2026", "Mar 15, 2026"], "ymd"],
  ])("the order of %o is %o: it is asked for where the dates do not tell", (cells, order) => {
    expect(guessDateOrder(cells.map(held))).toBe(order);
  });

  test("the question names a date and what it would be in each order", () => {
    expect(unclearDateIn(["25/04/2026", "03/04/2026"].map(held))).toEqual({
      text: "03/04/2026",
      readings: [
        { order: "dmy", date: "2026-04-03" },
        { order: "mdy", date: "2026-03-04" },
      ],
    });
  });
});

test.each<[Written, Written, unknown]>([
  ["400 g", "", { size: 400, unit: "g" }],
  ["1,5 L", "", { size: 1.5, unit: "l" }],
  [675, "grams", { size: 675, unit: "g" }],
  ["16 fl oz", "", { size: 16, unit: "fl-oz" }],
  ["400", "", null],
  ["big", "g", null],
  ["0 g", "", null],
])("reports-38 a size of %o and %o is %o", (size, unit, read) => {
  expect(importedSize(held(size), held(unit), ",")).toEqual(read);
});

describe("reports-38 columns are guessed by their headings, in English and French", () => {
  const mappingOf = (...rows: Written[][]) =>
    guessMapping(
      rows.map((cells, index) => ({ line: index + 1, cells: cells.map(held) })),
      { sheet: null, currency: "CAD" },
    );

  test.each<[Written[], Record<string, number>]>([
    [["Date", "Description", "Amount"], { purchaseDate: 0, name: 1, price: 2 }],
    [
      ["Magasin", "Produit", "Date d’achat", "Prix sans gluten", "Prix ordinaire"],
      { store: 0, name: 1, purchaseDate: 2, price: 3, regularPrice: 4 },
    ],
    [
      ["Purchase Date", "Item Name", "Qty", "GF Cost", "Non-GF Cost", "Difference", "Store"],
      { purchaseDate: 0, name: 1, quantity: 2, price: 3, regularPrice: 4, store: 6 },
    ],
    [
      ["Transaction date", "Merchant", "Product", "Total tax", "Total paid", "Currency"],
      { purchaseDate: 0, store: 1, name: 2, price: 4, currency: 5 },
    ],
  ])("%o", (headings, columns) => {
    const guessed = mappingOf(headings, ["2026-03-14", "x", "1.00"]).columns;
    expect(Object.fromEntries(Object.entries(guessed).filter(([, column]) => column !== null))).toEqual(
      columns,
    );
  });

  test("below titles of a report, and with prices for one package", () => {
    const rows: Written[][] = [
      ["My gluten-free year"],
      ["Printed on", "2026-03-14"],
      ["Date", "Item", "Quantity", "Unit price"],
      ["2026-03-14", "Bread", 2, 7.49],
    ];
    expect(mappingOf(...rows)).toMatchObject({ headingRow: 3, pricesAreEach: true });
    expect(guessHeadingRow([{ line: 1, cells: ["2026-03-14", "Bread", 7.49].map(held) }])).toBe(0);
  });
});

describe("reports-52 a cell of ten thousand letters", () => {
  const long = (start: string, rest: string) =>
    held(`${start}${rest.repeat(MAX_CELL_LETTERS).slice(0, 9_000)}\u2028x`);

  test.each(["x", "\u2028x", " 1:11", "\u2028T1:11"])(
    "that go on with %j is no date and no amount",
    (rest) => {
      expect(importedDate(long("2026-03-14", rest), "ymd")).toBeNull();
      expect(importedCents(long("4.99", rest), ".")).toBeNull();
      expect(importedSize(long("400 g", rest), "", ".")).toBeNull();
    },
  );

  test("is no heading but by its beginning", () => {
    const heading = [long("Date ", "regular price "), held("Item"), held("Price")];
    expect(
      guessMapping([{ line: 1, cells: heading }], { sheet: null, currency: "CAD" }).columns,
    ).toMatchObject({
      purchaseDate: 0,
      name: 1,
      price: 2,
    });
  });
});
