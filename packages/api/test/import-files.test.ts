import { importMappingSchema } from "@gf-ledger/domain/imports/import-mapping";
import { MAX_CELL_LETTERS } from "@gf-ledger/domain/imports/table";
import { describe, expect, test } from "vitest";
import { type ImportedTable, readTable } from "../src/imports/tables/read-table";
import { rawWorkbook, workbook } from "./support/workbook";

async function tableOf(bytes: Uint8Array, sheet: string | null = null): Promise<ImportedTable> {
  const read = await readTable(bytes, sheet, "CAD");
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}
const cellsOf = async (bytes: Uint8Array) => (await tableOf(bytes)).rows.map(({ cells }) => cells);
const refusalOf = async (bytes: Uint8Array, sheet: string | null = null) => {
  const read = await readTable(bytes, sheet, "CAD");
  return read.ok ? null : read.reason;
};
const latin1 = (text: string) => Buffer.from(text, "latin1");

describe("reports-37 a CSV is read however it was written", () => {
  test.each([
    ["UTF-8", Buffer.from("Épicerie,Prix\nMétro,4.99\n")],
    ["UTF-8 with its mark", Buffer.from("\uFEFFÉpicerie,Prix\nMétro,4.99\n")],
    ["Latin-1 with semicolons", latin1("Épicerie;Prix\r\nMétro;4.99\r\n")],
    ["UTF-16 with tabs", Buffer.from("\uFEFFÉpicerie\tPrix\nMétro\t4.99\n", "utf16le")],
    ["bars", Buffer.from("Épicerie|Prix\nMétro|4.99\n")],
  ])("in %s", async (_how, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ["Épicerie", "Prix"],
      ["Métro", "4.99"],
    ]);
  });

  test("with semicolons and decimal commas, whose commas cut no column", async () => {
    expect(await cellsOf(latin1("Prix;Date\n4,99;1,5\n7,49;2,5\n"))).toEqual([
      ["Prix", "Date"],
      ["4,99", "1,5"],
      ["7,49", "2,5"],
    ]);
  });

  test("with quotes around line breaks and separators, and lines counted as an editor does", async () => {
    const { rows } = await tableOf(Buffer.from('a,b\n"one\ntwo","x,y"\n\n,\nlast,6" sub\n'));
    expect(rows).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 3, cells: ["one\ntwo", "x,y"] },
      { line: 6, cells: ["last", '6" sub'] },
    ]);
  });
});

describe("reports-37 an XLSX is read as a spreadsheet shows it", () => {
  test("numbers as numbers, dates as dates, texts of every kind, and the sheet that is asked for", async () => {
    const date = new Date("2026-03-14T00:00:00Z");
    const rich = { richText: [{ text: "GF " }, { text: "bread" }] };
    const bytes = await workbook({
      Notes: [["Nothing here"]],
      Items: [
        ["Date", "Item", "Price"],
        [date, rich, 7.49],
        [],
        [date, "Penne", { formula: "C2*2", result: 14.98 }],
      ],
    });
    expect(await tableOf(bytes, "Items")).toEqual({
      sheets: ["Notes", "Items"],
      sheet: "Items",
      since1904: false,
      rows: [
        { line: 1, cells: ["Date", "Item", "Price"] },
        { line: 2, cells: ["2026-03-14", "GF bread", 7.49] },
        { line: 4, cells: ["2026-03-14", "Penne", 14.98] },
      ],
    });
    expect((await tableOf(bytes)).sheet).toBe("Items");
    expect(await refusalOf(bytes, "Others")).toBe("no_such_sheet");
  });

  test("api-48 a sheet is named by what can be seen of its name, in the table and in the mapping", async () => {
    const named = "Food\u2028of March ";
    const bytes = await workbook({ Notes: [["Nothing here"]], [named]: [["Date", "Item", "Price"]] });
    const mapping = { headingRow: 1, columns: {}, dateOrder: null, decimal: ".", pricesAreEach: false };
    const { sheet } = importMappingSchema.parse({ ...mapping, sheet: named });
    expect(sheet).toBe("Food of March");
    expect(await tableOf(bytes, sheet)).toMatchObject({ sheets: ["Notes", sheet], sheet });
  });

  test("columns that a row leaves out stay empty", async () => {
    const bytes = await rawWorkbook(
      `<worksheet><sheetData><row r="3"><c r="B3" t="inlineStr"><is><t>x &amp; y</t></is></c><c r="D3"><v>2</v></c></row></sheetData></worksheet>`,
    );
    expect((await tableOf(bytes)).rows).toEqual([{ line: 3, cells: ["", "x & y", "", 2] }]);
  });
});

describe("reports-37 what cannot be read is refused with its reason", () => {
  const bomb = () => rawWorkbook(Buffer.alloc(60 * 1024 * 1024, " "));
  /** The same, whose directory says that it unpacks to little. */
  async function lyingBomb(): Promise<Buffer> {
    const bytes = await bomb();
    const size = Buffer.alloc(4);
    size.writeUInt32LE(60 * 1024 * 1024);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4))
      bytes.writeUInt32LE(1000, at);
    return bytes;
  }

  test.each([
    ["no bytes", async () => Buffer.alloc(0), "table_empty"],
    ["empty lines alone", async () => Buffer.from("\n \n,,\n"), "table_empty"],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj"), "table_unreadable"],
    ["a photo", async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "table_unreadable"],
    ["an old workbook", async () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "table_old_workbook"],
    ["a ZIP that is cut off", async () => (await workbook({ A: [["x"]] })).subarray(0, 400), "table_damaged"],
    ["a ZIP that is no workbook", async () => Buffer.concat([await rawWorkbook("<w")]), "table_damaged"],
    [
      "an entity that unfolds",
      async () => rawWorkbook(`<!DOCTYPE w [<!ENTITY a "aa">]><w><v>&a;</v></w>`),
      "table_damaged",
    ],
    ["a workbook that unpacks to 60 MB", bomb, "table_unpacks_too_large"],
    ["one that unpacks to more than it says", lyingBomb, "table_damaged"],
    ["13 million opened elements", async () => rawWorkbook("<a>".repeat(13_000_000)), "table_damaged"],
    [
      "an element of a million attributes",
      async () =>
        rawWorkbook(`<a ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}=""`).join(" ")}/>`),
      "table_damaged",
    ],
    ["a file of more than 5 MB", async () => Buffer.alloc(5 * 1024 * 1024 + 1, "a"), "table_too_large"],
    [
      "a quote that is never closed",
      async () => Buffer.from(`a,b\n"c,d\n${"e,f\n".repeat(40_000)}`),
      "table_quote_open",
    ],
  ])("%s", async (_what, make, reason) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024 + 1);
    expect(await refusalOf(bytes)).toBe(reason);
  });

  test("a bomb is not unpacked: the server's memory stays as it was", async () => {
    const bytes = await bomb();
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bytes)).toBe("table_unpacks_too_large");
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
  });
});

describe("reports-52 a table that holds too much is refused with its line", () => {
  const LONG = "x".repeat(MAX_CELL_LETTERS + 1);
  const AS_LONG_AS_MAY_BE = LONG.slice(1);
  const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const rowOf = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const shared = (...texts: string[]) => ({
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><r><t>${text}</t></r></si>`).join("")}</sst>`,
  });
  const csv = async (...lines: string[]) => Buffer.from(lines.join("\n"));
  const heading = rowOf(1, inline("Date"));

  test.each<[string, () => Promise<Buffer>, object]>([
    ["a heading of a CSV", () => csv(`Date,${LONG}`, "a,b"), { reason: "table_cell_too_long", line: 1 }],
    ["a cell of a CSV", () => csv("a,b", "c,d", `e,"${LONG}"`), { reason: "table_cell_too_long", line: 3 }],
    [
      "a row of a CSV",
      () => csv("a,b", `${AS_LONG_AS_MAY_BE},`.repeat(11)),
      { reason: "table_row_too_long", line: 2 },
    ],
    [
      "all text of a CSV",
      () => csv(...Array.from({ length: 600 }, () => AS_LONG_AS_MAY_BE)),
      { reason: "table_too_large" },
    ],
    [
      "a heading of a workbook",
      () => rawWorkbook(sheetOf(rowOf(1, inline(LONG)))),
      { reason: "table_cell_too_long", line: 1 },
    ],
    [
      "a text of 8 MB that two hundred rows name",
      () =>
        rawWorkbook(
          sheetOf(
            heading + Array.from({ length: 200 }, (_, at) => rowOf(at + 2, `<c t="s"><v>0</v></c>`)).join(""),
          ),
          shared("1:11 ".repeat(1_600_000)),
        ),
      { reason: "table_cell_too_long", line: 2 },
    ],
    [
      "an inline text of 8 MB",
      () => rawWorkbook(sheetOf(heading + rowOf(7, inline("x".repeat(8_000_000))))),
      { reason: "table_cell_too_long", line: 7 },
    ],
    [
      "what a formula comes to",
      () => rawWorkbook(sheetOf(heading + rowOf(3, `<c t="str"><f>A1</f><v>${LONG}</v></c>`))),
      { reason: "table_cell_too_long", line: 3 },
    ],
    [
      "a date",
      () => rawWorkbook(sheetOf(heading + rowOf(3, `<c t="d"><v>2026-03-14${LONG}</v></c>`))),
      { reason: "table_cell_too_long", line: 3 },
    ],
    [
      "a row of a workbook",
      () =>
        rawWorkbook(
          sheetOf(heading + rowOf(2, `<c t="s"><v>0</v></c>`.repeat(11))),
          shared(AS_LONG_AS_MAY_BE),
        ),
      { reason: "table_row_too_long", line: 2 },
    ],
    [
      "all text of a workbook",
      () =>
        rawWorkbook(
          sheetOf(
            Array.from({ length: 200 }, (_, at) => rowOf(at + 1, `<c t="s"><v>0</v></c>`.repeat(10))).join(
              "",
            ),
          ),
          shared(AS_LONG_AS_MAY_BE),
        ),
      { reason: "table_too_much_text", line: 101 },
    ],
    [
      "a row beyond the last of a spreadsheet",
      () => rawWorkbook(sheetOf(rowOf(1_048_577, inline("x")))),
      { reason: "table_damaged" },
    ],
  ])("%s", async (_what, make, refusal) => {
    expect(await readTable(await make(), null, "CAD")).toMatchObject({ ok: false, ...refusal });
  });

  test("a text that is too long and that no cell names refuses nothing, and one as long as may be is read", async () => {
    const rows = heading + rowOf(2, `<c t="s"><v>1</v></c>`);
    const bytes = await rawWorkbook(sheetOf(rows), shared(LONG, AS_LONG_AS_MAY_BE));
    expect(await cellsOf(bytes)).toEqual([["Date"], [AS_LONG_AS_MAY_BE]]);
  });
});
