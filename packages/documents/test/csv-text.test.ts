import { Readable } from "node:stream";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { expect, test } from "vitest";
import { csvText } from "../src/csv/csv-text";
import { exact, money } from "../src/table/cell";
import { rowsCsv } from "../src/table/table-csv";

const AWKWARD = [
  '"',
  ",",
  ";",
  "\n",
  "\r\n",
  "\r",
  "\t",
  "\u2028",
  "\u0085",
  "\u0000",
  "\u202E",
  "\u200B",
  "\uFEFF",
];
const BEGINNINGS = [
  "=HYPERLINK(1)",
  "+1",
  "-1",
  "@SUM(A1)",
  "|cmd",
  "-1.00",
  "Bread",
  " ",
  "",
  "'",
  "\uD83D",
  "🥖",
];
const FORMULA = /^[=+@\t\r]|^-(?!\d{1,15}\.\d{2,12}$)/;

/** Every beginning behind and before every awkward character, alone and twice. */
const CELLS = AWKWARD.flatMap((letter) =>
  BEGINNINGS.flatMap((text) => [
    letter + text,
    text + letter,
    `x${letter}${text}`,
    `${letter}${letter}${text}${letter}`,
  ]),
);
const ROWS = CELLS.map((cell, at) => [String(at), cell, "end"]);

async function readByExcelJs(text: string): Promise<string[][]> {
  const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([text]), {
    map: (value: string) => value,
  });
  const rows: string[][] = [];
  sheet.eachRow((row) => rows.push([1, 2, 3].map((column) => String(row.getCell(column).value ?? ""))));
  return rows;
}

test("reports-53 two libraries read every cell back alike, and no line of the file begins a formula", async () => {
  const text = csvText(ROWS);
  const first: string[][] = parse(text);
  expect(first).toHaveLength(ROWS.length);
  expect(await readByExcelJs(text)).toEqual(first);
  for (const [at, [number, cell = "", end]] of first.entries()) {
    const clean = singleLine(CELLS[at] ?? "");
    expect([number, end]).toEqual([String(at), "end"]);
    expect([clean, `'${clean}`]).toContain(cell);
    expect(cell).not.toMatch(FORMULA);
  }
  const lines = text.trimEnd().split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  expect(lines).toHaveLength(ROWS.length);
});

test("reports-11 an amount below 0 stays a number with however many decimals, and nothing else that begins so", () => {
  const below = [exact(-1.9975), exact(-6.97303), exact(-0.1 - 0.2), exact(-1 / 3), money(-100), money(-1)];
  expect(rowsCsv([below])).toBe("-1.9975,-6.97303,-0.30,-0.333333333333,-1.00,-0.01\r\n");
  expect(csvText([["-1", "-1.5", "-1.9975x", "-1.00-1.00"]])).toBe("'-1,'-1.5,'-1.9975x,'-1.00-1.00\r\n");
});

test("reports-53 a name that was stored with a line feed begins no line", () => {
  expect(csvText([["Bread\n=HYPERLINK(1)", 1]])).toBe("Bread =HYPERLINK(1),1\r\n");
});
