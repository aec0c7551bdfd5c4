import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { formatsIn, guessMapping } from "@gf-ledger/domain/imports/guess-mapping";
import type { PreviewImport } from "@gf-ledger/domain/imports/import-input";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { unclearDateIn } from "@gf-ledger/domain/imports/imported-date";
import type { ImportedRow } from "@gf-ledger/domain/imports/imported-row";
import { cellText, type TableRow } from "@gf-ledger/domain/imports/table";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { unitOrNullSchema } from "@gf-ledger/domain/size/unit";
import { said } from "@gf-ledger/messages/said";
import type { SignedInContext } from "../context";
import { figuredRows } from "./figured-rows";
import { importViewOf } from "./import-row";
import { readImportFile } from "./read-import-file";
import type { TableRefused } from "./read-table";
import { bodyOf, questionsOf, sortedRows } from "./sorted-rows";
import { withoutDuplicates } from "./without-duplicates";

/** What a preview shows of each kind; the counts are of all. */
const SHOWN = { rows: 10, duplicates: 20, faults: 50, samples: 3 };
const SAMPLE_CHARACTERS = 60;

/** A heading, or the column's letters where it has none. */
function headingOf(text: string, column: number): string {
  if (text !== "") return text.slice(0, SAMPLE_CHARACTERS);
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : "";
  return `${first}${String.fromCharCode(65 + (column % 26))}`;
}

function columnsOf(rows: readonly TableRow[], mapping: ImportMapping): ImportPreview["columns"] {
  const heading = rows.find(({ line }) => line === mapping.headingRow);
  const samples = bodyOf(rows, mapping).slice(0, SHOWN.samples);
  const width = [heading, ...samples].reduce((most, row) => Math.max(most, row?.cells.length ?? 0), 0);
  return Array.from({ length: width }, (_, column) => ({
    heading: headingOf(cellText(heading?.cells[column]), column),
    samples: samples.map(({ cells }) => cellText(cells[column]).slice(0, SAMPLE_CHARACTERS)),
  }));
}

async function shownRows(ctx: SignedInContext, rows: readonly ImportedRow[]): Promise<ImportPreview["rows"]> {
  const shown = rows.slice(0, SHOWN.rows);
  const figured = await figuredRows(ctx, shown);
  return figured.map((item, index) => ({
    line: shown[index]?.line ?? 0,
    purchaseDate: shown[index]?.purchaseDate ?? "",
    store: item.store,
    name: item.name,
    category: item.category,
    quantity: item.quantity,
    size: item.size,
    unit: unitOrNullSchema.parse(item.unit),
    price: dollarsFromCents(item.price),
    regularPrice: dollarsFromCents(item.regularPrice),
    priceSource: priceSourceSchema.parse(item.priceSource),
    extraCost: dollarsFromCents(item.extraCost),
  }));
}

/** reports-40 POST /api/imports/preview: what a file says by a mapping, guessed where none is given. Stores nothing. */
export async function previewImport(
  ctx: SignedInContext,
  input: PreviewImport,
): Promise<Outcome<ImportPreview, TableRefused | "too_many_requests">> {
  const read = await readImportFile(ctx, input);
  if (!read.ok) return read;
  const { sha256, table } = read.value;
  const mapping = input.mapping
    ? { ...input.mapping, sheet: table.sheet, ...orderOf(table.rows, input.mapping) }
    : guessMapping(table.rows, { sheet: table.sheet });
  const questions = questionsOf(mapping);
  const { scope } = ctx.actor;
  const { rows, faults } =
    questions.length === 0 ? await sortedRows(ctx, table.rows, mapping) : { rows: [], faults: [] };
  const { currency } = EDITION_FACTS[ctx.edition];
  const { fresh, duplicates } = await withoutDuplicates(ctx.database, scope, { rows, currency });
  return done({
    fileName: input.fileName,
    fileSha256: sha256,
    sheets: [...table.sheets],
    columns: columnsOf(table.rows, mapping),
    mapping,
    questions,
    unclearDate: questions.includes("dateOrder")
      ? unclearDateIn(
          bodyOf(table.rows, mapping).map(({ cells }) => cells[mapping.columns.purchaseDate ?? 0] ?? ""),
        )
      : null,
    rowCount: bodyOf(table.rows, mapping).length,
    readyCount: fresh.length,
    duplicateCount: duplicates.length,
    faultCount: faults.length,
    rows: await shownRows(ctx, fresh),
    duplicates: duplicates.slice(0, SHOWN.duplicates).map(({ line, purchaseDate, name, price }) => ({
      line,
      purchaseDate,
      name,
      price: dollarsFromCents(price),
    })),
    faults: faults.slice(0, SHOWN.faults).map((fault) => ({
      ...fault,
      message: said(fault.message, ctx.locale) ?? fault.message,
    })),
    earlier: await importViewOf(ctx.database, scope, { fileSha256: sha256, undoneAt: null }),
  });
}

/** The order of dates where it was left open and the chosen column tells it. */
function orderOf(rows: readonly TableRow[], mapping: ImportMapping): Pick<ImportMapping, "dateOrder"> {
  return { dateOrder: mapping.dateOrder ?? formatsIn(rows, mapping).dateOrder };
}
