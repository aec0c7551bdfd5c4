import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { jsonRecords } from "@gf-ledger/api/account-data/archive/json-records";
import { jsonArray } from "@gf-ledger/api/account-data/views/json-array";
import { csvText } from "@gf-ledger/documents/csv/csv-text";
import { text } from "@gf-ledger/documents/table/cell";
import type { SheetTable } from "@gf-ledger/documents/table/table";
import { workbookStream } from "@gf-ledger/documents/xlsx/workbook-stream";
import { severalLines, singleLine } from "@gf-ledger/domain/input/single-line-text";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import fc from "fast-check";
import readExcel from "read-excel-file/node";
import { expect, test } from "vitest";

const FIRST_ROW = 2;

/** What somebody might call a thing to harm whoever opens a file that names it. */
const HOSTILE = [
  '=HYPERLINK("http://evil.example","open")',
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "|cmd",
  "\t=1",
  "\r\n=1",
  "\n",
  "\u0000",
  "\u0085",
  "\u2028",
  "\u202Egpj.exe",
  "\u2066",
  "\u200B",
  "\uFEFF",
  "\uFFFE",
  "\uD83D",
  "\uDE00",
  '"',
  '""',
  "'",
  ",",
  ";",
  "<b>&amp;]]>",
  "_x000A_",
  "_x0041_",
  "👨\u200D👩\u200D👧\u200D👦",
  "می\u200Cخواهم",
  "חלה",
  "e\u0301",
  " ",
  "x".repeat(10_000),
] as const;

const names = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(""));

/** A workbook's sheet of these names, one a row. */
function sheetOf(all: readonly string[]): SheetTable {
  return {
    name: "Names",
    fileName: "names",
    facts: [],
    columns: [
      { heading: "Name", width: 20 },
      { heading: "End", width: 5 },
    ],
    async *rows() {
      yield all.map((name) => [text(name), text("end")]);
    },
  };
}

async function workbookOf(all: readonly string[]): Promise<Buffer> {
  const about = { title: all[0] ?? "", language: "en-CA" } as const;
  return buffer(
    workbookStream(
      about,
      [{ name: "Names", read: async () => sheetOf(all) }],
      new Date("2026-03-20T12:00:00Z"),
    ),
  );
}

async function readByExcelJs(bytes: Buffer, rows: number): Promise<unknown[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  const sheet = book.getWorksheet("Names");
  return Array.from({ length: rows }, (_, at) =>
    ["A", "B"].map((column) => sheet?.getCell(`${column}${at + FIRST_ROW}`).value ?? null),
  );
}

async function readByReadExcelFile(bytes: Buffer, rows: number): Promise<unknown[][]> {
  const [sheet] = await readExcel(bytes, { trim: false });
  return Array.from({ length: rows }, (_, at) => [...(sheet?.data[at + FIRST_ROW - 1] ?? [])]);
}

/** Readers leave an empty text, and the format's escape of an underscore in a text of a cell's own, to their callers. */
const alike = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("_x005F_", "_") || null : value;

test("reports-54 whatever things are called, two libraries read a workbook's cells back as the texts that they are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 12 }), async (all) => {
      const bytes = await workbookOf(all);
      const [first, second] = [
        await readByExcelJs(bytes, all.length),
        await readByReadExcelFile(bytes, all.length),
      ];
      for (const [at, name] of all.entries()) {
        const kept = severalLines(name).replace(/[\uFFFE\uFFFF]/g, "") || null;
        expect(first[at]?.map(alike)).toEqual([kept, "end"]);
        expect(second[at]?.map(alike)).toEqual([kept, "end"]);
      }
    }),
    { numRuns: 20 },
  );
});

test("reports-53 whatever things are called, two libraries read a CSV's cells back alike, none a formula", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 12 }), async (all) => {
      const file = csvText(all.map((name, at) => [String(at), name, "end"]));
      const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([file]), {
        map: (value: string) => value,
      });
      const rows: string[][] = parse(file);
      expect(rows).toHaveLength(all.length);
      for (const [at, [number, cell = "", end]] of rows.entries()) {
        const clean = singleLine(all[at] ?? "");
        expect([number, end]).toEqual([String(at), "end"]);
        expect([clean, `'${clean}`]).toContain(cell);
        expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d{1,15}\.\d{2,12}$)/);
        expect(String(sheet.getCell(`B${at + 1}`).value ?? "")).toBe(cell);
      }
    }),
    { numRuns: 60 },
  );
});

test("reports-54 whatever things are called, two parsers read the records of a download back as they were", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { maxLength: 12 }), async (all) => {
      const records = all.map(severalLines).map((kept) => ({ kept, [kept]: all.length }));
      const pages = Readable.from([records.slice(0, 5), records.slice(5)].filter(({ length }) => length > 0));
      const file = await buffer(Readable.from(jsonArray(pages, () => {})));
      const streamed: unknown[] = [];
      for await (const record of jsonRecords(Readable.from([file]), "names.json")) streamed.push(record);
      expect(JSON.parse(file.toString("utf8"))).toEqual(records);
      expect(streamed).toEqual(records);
    }),
    { numRuns: 60 },
  );
});
