import { buffer } from "node:stream/consumers";
import ExcelJS from "exceljs";
import { describe, expect, test } from "vitest";
import type { ClaimDocuments } from "../src/claim/claim-documents";
import { claimWorkbook } from "../src/claim/package-stream";
import { cellXml } from "../src/xlsx/cell-xml";
import { BY_HAND, householdDocuments, toRead } from "./support/household-documents";

/** The workbook as another library than the product's own writer reads it. */
async function workbook(changes: Partial<ClaimDocuments> = {}) {
  const book = new ExcelJS.Workbook();
  const bytes = await buffer(claimWorkbook(toRead(householdDocuments(changes))));
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return book;
}

function sheetOf(book: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = book.getWorksheet(name);
  if (!sheet) throw new Error(`There is no sheet ${name}`);
  return sheet;
}

function rowWith(sheet: ExcelJS.Worksheet, words: string): ExcelJS.Row {
  let found: ExcelJS.Row | undefined;
  sheet.eachRow((row) => {
    if (Array.isArray(row.values) && row.values.includes(words)) found ??= row;
  });
  if (!found) throw new Error(`No row says ${words}`);
  return found;
}

/** The addresses of a range in one column or one row. */
function addressesOf(range: string): string[] {
  const [, fromColumn = "", fromRow, toColumn = "", toRow] = /^([A-Z])(\d+):([A-Z])(\d+)$/.exec(range) ?? [];
  const columns = toColumn.charCodeAt(0) - fromColumn.charCodeAt(0) + 1;
  const rows = Number(toRow) - Number(fromRow) + 1;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = String.fromCharCode(fromColumn.charCodeAt(0) + (index % columns));
    return `${column}${Number(fromRow) + Math.floor(index / columns)}`;
  });
}

const numberIn = (cell: ExcelJS.Cell) => Number(cell.result ?? cell.value ?? 0);

describe("claim-18 the workbook", () => {
  test("claim-18 has its nine sheets with headings that stay", async () => {
    const book = await workbook();
    expect(book.worksheets.map(({ name }) => name)).toEqual([
      "Summary",
      "Items",
      "Comparators",
      "Evidence",
      "Receipts",
      "Adjustments",
      "Lines of the return",
      "Since filing",
      "Changes",
    ]);
    for (const sheet of book.worksheets) {
      const [view] = sheet.views;
      expect(view).toMatchObject({ state: "frozen" });
      expect(sheet.getColumn(1).width).toBeGreaterThan(3);
    }
  });

  test("claim-18 the totals worked by hand are formulas that come with their results", async () => {
    const sheet = sheetOf(await workbook(), "Summary");
    const amount = (words: string) => rowWith(sheet, words).getCell("N");
    expect(amount("Gluten-free food, Line 33099").result).toBe(BY_HAND.mia.food);
    expect(amount("Medical expenses, Line 33099").result).toBe(BY_HAND.mia.expenses);
    expect(amount("Gluten-free food, Line 33199, Tom").result).toBe(BY_HAND.tom.food);
    expect(amount("Medical expenses, Line 33199, Tom").result).toBe(BY_HAND.tom.expenses);
    expect(amount("All gluten-free food").result).toBe(BY_HAND.food);
    expect(amount("All medical expenses")).toMatchObject({
      formula: expect.stringMatching(/^N\d+\+N\d+$/),
      result: BY_HAND.expenses,
    });
  });

  test("claim-18 every sum, worked out again from the cells that it names, is its result", async () => {
    const book = await workbook();
    let sums = 0;
    for (const sheet of book.worksheets)
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          const inner = /^(?:MAX\(0,)?SUM\(([A-Z]+\d+:[A-Z]+\d+)\)\)?$/.exec(cell.formula ?? "")?.[1];
          if (inner === undefined) return;
          sums += 1;
          const total = addressesOf(inner).reduce((sum, at) => sum + numberIn(sheet.getCell(at)), 0);
          expect(numberIn(cell)).toBeCloseTo(total, 6);
        }),
      );
    expect(sums).toBeGreaterThan(15);
  });

  test("claim-2 each side of a row is what its items come to, rounded once, by the workbook's own formula", async () => {
    const book = await workbook();
    const [summary, items] = [sheetOf(book, "Summary"), sheetOf(book, "Items")];
    const sides = new Map<number, { paid: number; regular: number }>();
    items.eachRow((row) => {
      const number = row.getCell("A").value;
      if (typeof number !== "number") return;
      const side = sides.get(number) ?? { paid: 0, regular: 0 };
      side.paid += numberIn(row.getCell("M"));
      side.regular += numberIn(row.getCell("N"));
      sides.set(number, side);
    });
    expect(sides.size).toBe(BY_HAND.rows.length);
    const cents = (dollars: number) => Math.round(Number((dollars * 100).toFixed(6)));
    for (const [index, [product]] of BY_HAND.rows.entries()) {
      const at = rowWith(summary, product).number;
      const row = summary.getRow(product === "Cake" && index === 3 ? at + 5 : at);
      const side = sides.get(Number(row.getCell("A").value));
      expect(row.getCell("L").formula).toBe(`ROUND(SUMIFS(Items!M:M,Items!A:A,A${row.number}),2)`);
      expect(cents(numberIn(row.getCell("L")))).toBe(cents(side?.paid ?? 0));
      expect(cents(numberIn(row.getCell("M")))).toBe(cents(side?.regular ?? 0));
    }
  });

  test("claim-18 dates are dates, amounts are numbers, and words stay words", async () => {
    const formula = '=HYPERLINK("http://evil.example")';
    const receipts = [{ ...householdDocuments().receipts[0], store: formula }];
    const book = await workbook({ receipts: receipts as ClaimDocuments["receipts"] });
    const row = sheetOf(book, "Receipts").getRow(2);
    expect(row.getCell("A").value).toBe("R1");
    expect(row.getCell("B").value).toEqual(new Date("2025-03-03T00:00:00Z"));
    expect(row.getCell("B").numFmt).toBe("yyyy-mm-dd");
    expect(row.getCell("C").value).toBe(formula);
    expect(row.getCell("D")).toMatchObject({ value: 158.99, numFmt: "#,##0.00" });
    const item = sheetOf(book, "Items").getRow(4);
    expect(item.getCell("R").value).toBe("USD");
    expect(item.getCell("Q").value).toBe(74.9);
    expect(item.getCell("S").value).toBe(1.3978);
  });

  test("claim-18 characters that a workbook cannot hold do not break it", async () => {
    const people = householdDocuments().people.map((one) => ({ ...one, name: "A\u0000<&>\ud800 é" }));
    const sheet = sheetOf(await workbook({ people }), "Summary");
    expect(sheet.getCell("D2").value).toBe("A <&> é");
    // What looks like an escaped character to a spreadsheet is escaped itself.
    expect(cellXml(0, 1, { text: "_x0041_" })).toContain(">_x005F_x0041_<");
  });
});
