import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import ExcelJS from "exceljs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimWorkbook } from "../../src/claim/package-stream";
import { zipStream } from "../../src/zip/zip-stream";
import { BY_HAND, householdDocuments, toRead } from "../support/household-documents";
import { readZip } from "../support/read-zip";

const run = promisify(execFile);
const { SOFFICE = "soffice" } = process.env;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gf-ledger-libreoffice-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The workbook with the results of its formulas taken out, so that whoever shows one has worked it out. */
async function withoutResults(bytes: Buffer): Promise<Buffer> {
  const parts = await readZip(bytes);
  let taken = 0;
  const files = [...parts].map(([path, content]) => {
    const xml = content.toString().replace(/(<\/f>)<v>[^<]*<\/v>/g, (_whole, formula: string) => {
      taken += 1;
      return formula;
    });
    const open = async function* () {
      yield path.startsWith("xl/worksheets/") ? xml : content;
    };
    return { path, compress: true, open };
  });
  const stripped = await buffer(zipStream(files, new Date("2026-03-20T12:00:00Z")));
  expect(taken).toBeGreaterThan(50);
  return stripped;
}

async function read(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return book;
}

/** What LibreOffice makes of a workbook that it opens without a window and saves again. */
async function savedByLibreOffice(name: string, bytes: Buffer): Promise<ExcelJS.Workbook> {
  const [given, saved] = [join(folder, `${name}.xlsx`), join(folder, `${name}-saved`)];
  await writeFile(given, bytes);
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const convert = ["--headless", "--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", saved, given];
  await run(SOFFICE, [profile, ...convert], { timeout: 150_000 });
  return read(await readFile(join(saved, `${name}.xlsx`)));
}

interface Cell {
  readonly value: unknown;
  readonly isResult: boolean;
  readonly format: string | undefined;
}

/** Every cell that holds something, by sheet and place. */
function cellsOf(book: ExcelJS.Workbook): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        const isResult = cell.formula !== undefined;
        const value = isResult ? cell.result : cell.value;
        cells.set(`${sheet.name} ${cell.address}`, { value, isResult, format: cell.numFmt });
      }),
    );
  return cells;
}

describe.each(["en-CA", "fr-CA"] as const)("claim-18 a claim's workbook in LibreOffice, %s", (locale) => {
  let ours: ExcelJS.Workbook;
  let theirs: ExcelJS.Workbook;
  beforeAll(async () => {
    const bytes = await buffer(claimWorkbook(toRead(householdDocuments({ locale }))));
    ours = await read(bytes);
    theirs = await savedByLibreOffice(locale, await withoutResults(bytes));
  }, 180_000);

  test("claim-18 opens with all its sheets", () => {
    expect(theirs.worksheets.map(({ name }) => name)).toEqual(ours.worksheets.map(({ name }) => name));
  });

  test("claim-18 works every formula out to the result that the workbook came with", () => {
    const recomputed = cellsOf(theirs);
    let formulas = 0;
    for (const [place, { value, isResult }] of cellsOf(ours)) {
      if (!isResult) continue;
      formulas += 1;
      const other = recomputed.get(place);
      expect([place, other?.isResult, typeof other?.value]).toEqual([place, true, "number"]);
      expect(Number(other?.value), place).toBeCloseTo(Number(value), 7);
    }
    expect(formulas).toBeGreaterThan(50);
  });

  test("claim-18 keeps numbers numbers, dates dates and words words", () => {
    const kept = cellsOf(theirs);
    for (const [place, { value, isResult, format }] of cellsOf(ours)) {
      if (isResult) continue;
      const other = kept.get(place);
      if (typeof value === "number") expect(Number(other?.value), place).toBeCloseTo(value, 7);
      else expect([place, other?.value]).toEqual([place, value]);
      if (value instanceof Date) expect([place, other?.format]).toEqual([place, format]);
    }
  });

  test("claim-18 comes to the totals worked by hand", () => {
    const [summary] = theirs.worksheets;
    const totals: number[] = [];
    summary?.eachRow((row) => {
      const { result } = row.getCell("N");
      if (typeof result === "number") totals.push(Math.round(result * 100) / 100);
    });
    expect(totals).toEqual(
      expect.arrayContaining([
        ...BY_HAND.rows.map(([, amount]) => amount),
        ...[BY_HAND.mia.expenses, BY_HAND.tom.expenses, BY_HAND.food, BY_HAND.expenses],
      ]),
    );
  });
});
