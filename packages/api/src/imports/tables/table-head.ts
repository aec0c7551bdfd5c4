import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { formatsIn, guessMapping } from "@gf-ledger/domain/imports/guess-mapping";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { unclearDateIn } from "@gf-ledger/domain/imports/imported-date";
import { purchaseRows } from "@gf-ledger/domain/imports/summary-rows";
import { briefText, type TableRow } from "@gf-ledger/domain/imports/table";
import { headingsAt } from "@gf-ledger/domain/imports/table-headings";
import type { ImportedTable } from "./read-table";
import { questionsOf } from "./table-questions";

/** Rows of which a preview shows the cells. */
const SAMPLES = 3;
const SAMPLE_CHARACTERS = 60;

/** What a preview shows of a table beside its rows. */
export interface TableHead
  extends Pick<ImportPreview, "sheets" | "columns" | "mapping" | "questions" | "unclearDate" | "rowCount"> {
  readonly kind: "head";
}

/** A heading, or the column's letters where it has none. */
function headingOf(text: string, column: number): string {
  if (text !== "") return text.slice(0, SAMPLE_CHARACTERS);
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : "";
  return `${first}${String.fromCharCode(65 + (column % 26))}`;
}

function columnsOf(rows: readonly TableRow[], mapping: ImportMapping): ImportPreview["columns"] {
  const headings = headingsAt(rows, mapping.headingRow).texts;
  const samples = purchaseRows(rows, mapping).slice(0, SAMPLES);
  const width = samples.reduce((limit, { cells }) => Math.max(limit, cells.length), headings.length);
  return Array.from({ length: width }, (_, column) => ({
    heading: headingOf(headings[column] ?? "", column),
    samples: samples.map(({ cells }) => briefText(cells[column]).slice(0, SAMPLE_CHARACTERS)),
  }));
}

interface Chosen {
  readonly mapping: ImportMapping | null;
  readonly currency: Currency;
}

/** The mapping as it was chosen, with the order of dates where that was left open; guessed where none was. */
function mappingFor({ rows, sheet }: ImportedTable, { mapping: chosen, currency }: Chosen): ImportMapping {
  if (!chosen) return guessMapping(rows, { sheet, currency });
  const { dateOrder, spending } = formatsIn(rows, chosen);
  return {
    ...chosen,
    sheet,
    dateOrder: chosen.dateOrder ?? dateOrder,
    spending: chosen.spending ?? spending,
  };
}

/** What is known of a table before its rows are read as purchases. */
export function tableHeadOf(table: ImportedTable, chosen: Chosen): TableHead {
  const mapping = mappingFor(table, chosen);
  const questions = questionsOf(mapping);
  const body = purchaseRows(table.rows, mapping);
  const dates = body.map(({ cells }) => cells[mapping.columns.purchaseDate ?? 0] ?? "");
  return {
    kind: "head",
    sheets: [...table.sheets],
    columns: columnsOf(table.rows, mapping),
    mapping,
    questions,
    unclearDate: questions.includes("dateOrder") ? unclearDateIn(dates) : null,
    rowCount: body.length,
  };
}
