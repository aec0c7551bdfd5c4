import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Audience } from "@gf-ledger/domain/documents/audience";
import { parse } from "csv-parse/sync";
import ExcelJs from "exceljs";
import { readPdf } from "../../../documents/test/support/read-pdf";
import { readZip } from "../../../documents/test/support/read-zip";
import { openClaimDocument } from "../../src/claims/documents/open-claim-document";
import type { ApiContext } from "../../src/context";
import { answerOf } from "../../src/refusals/refusal-error";

/** A row of a paper as its texts and its numbers, whatever stands between them. */
export interface ReadRow {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** The rows of a CSV. */
export const rowsOfCsv = (csv: string): ReadRow[] =>
  (parse(csv, { bom: true, relax_column_count: true }) as string[][]).map((row) => ({
    texts: row,
    numbers: row.filter((cell) => /^-?[\d.]+$/.test(cell)).map(Number),
  }));

const isNumber = (cell: string | number): cell is number => typeof cell === "number";

/** The rows of each sheet of a workbook, by its name. */
export async function rowsOfSheets(bytes: Buffer): Promise<ReadonlyMap<string, readonly ReadRow[]>> {
  const book = new ExcelJs.Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return new Map(
    book.worksheets.map((sheet) => {
      const rows: ReadRow[] = [];
      sheet.eachRow((row) => {
        const cells: (string | number)[] = [];
        row.eachCell((cell) => {
          const value = cell.result ?? cell.value;
          if (typeof value === "number" || typeof value === "string") cells.push(value);
        });
        rows.push({ texts: cells.map(String), numbers: cells.filter(isNumber) });
      });
      return [sheet.name, rows];
    }),
  );
}

/** The package of a claim: its report's words, its CSV files by their names and its sheets by theirs. */
export async function printedDocuments(
  { context }: { readonly context: ApiContext },
  id: string,
  audience?: Audience,
) {
  const { actor } = context;
  if (!actor) throw new Error("This person is signed in.");
  const asked = { id, document: "package" as const, ...(audience ? { audience } : {}) };
  const opened = answerOf(await openClaimDocument({ ...context, actor }, asked));
  const files = await readZip(await buffer(opened.stream));
  const named = (ending: string) =>
    [...files].find(([path]) => path.endsWith(ending))?.[1] ?? Buffer.alloc(0);
  const { text, pages } = await readPdf(Readable.from([named(".pdf")]));
  const sheets = await rowsOfSheets(named(".xlsx"));
  const csvs = [...files].filter(([path]) => path.endsWith(".csv"));
  const words = [text, ...csvs.map(([, bytes]) => bytes.toString())].join("\n");
  return {
    text,
    pages,
    /** The report and all CSV files as one text. */
    words: `${words}\n${[...sheets.values()].flatMap((rows) => rows.flatMap(({ texts }) => texts)).join("\n")}`,
    csv: (name: string) => rowsOfCsv(named(`/${name}.csv`).toString()),
    sheet: (name: string) => sheets.get(name) ?? [],
  };
}

/** The numbers of the row that says these words, with its other words; none where no row does. */
export const numbersBeside = (rows: readonly ReadRow[], ...words: readonly string[]): readonly number[] =>
  rows.find(({ texts }) => words.every((each) => texts.includes(each)))?.numbers ?? [];

/** The numbers of the first row with a cell that ends with these words; none where no cell does. */
export const numbersEndingIn = (rows: readonly ReadRow[], words: string): readonly number[] =>
  rows.find(({ texts }) => texts.some((each) => each.endsWith(words)))?.numbers ?? [];
