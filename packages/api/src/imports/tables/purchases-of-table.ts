import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ImportMapping } from "@gf-ledger/domain/imports/import-mapping";
import { type ImportedRow, importedRow, type RowFault } from "@gf-ledger/domain/imports/imported-row";
import { purchaseRows } from "@gf-ledger/domain/imports/summary-rows";
import { headingsAt } from "@gf-ledger/domain/imports/table-headings";
import type { Refused } from "@gf-ledger/domain/outcome/outcome";
import { readTable, type TableRefused } from "./read-table";
import { type TableHead, tableHeadOf } from "./table-head";
import { countedFrom1900 } from "./workbook-cells";

/** Rows of one message to the server. */
const ROWS_OF_BATCH = 500;
/** Faults that a preview names; the others are counted. */
const FAULTS_NAMED = 50;

/** A file to be read as purchases. */
export interface TableJob {
  readonly kind: "table";
  readonly bytes: Uint8Array;
  /** As the person chose it; guessed where it is `null`. */
  readonly mapping: ImportMapping | null;
  readonly currency: Currency;
  /** The last day that a purchase may have. */
  readonly today: string;
}

/** What a file says, in this order: its head, its rows in batches, and its faults; or why it is refused. */
export type TableItem =
  | TableHead
  | { readonly kind: "rows"; readonly rows: readonly ImportedRow[] }
  | { readonly kind: "faults"; readonly faults: readonly RowFault[]; readonly count: number }
  | { readonly kind: "refused"; readonly refusal: Refused<TableRefused> };

/**
 * Reads a file as purchases. All the text that the caller gets is as short as a purchase's; a file whose mapping
 * leaves a question open has no rows yet.
 */
export async function* purchasesOfTable({
  bytes,
  mapping,
  currency,
  today,
}: TableJob): AsyncGenerator<TableItem> {
  const read = await readTable(bytes, mapping?.sheet ?? null, currency);
  if (!read.ok) {
    yield { kind: "refused", refusal: read };
    return;
  }
  const head = tableHeadOf(read.value, { mapping, currency });
  yield head;
  const faults: RowFault[] = [];
  let count = 0;
  let rows: ImportedRow[] = [];
  const { purchaseDate } = head.mapping.columns;
  const isShifted = read.value.since1904 && typeof purchaseDate === "number";
  const table = isShifted ? countedFrom1900(read.value.rows, purchaseDate) : read.value.rows;
  const headings = headingsAt(table, head.mapping.headingRow).texts;
  const body = head.questions.length === 0 ? purchaseRows(table, head.mapping) : [];
  for (const row of body) {
    const parsed = importedRow(row, { mapping: head.mapping, headings, currency, today });
    if ("message" in parsed) {
      count += 1;
      if (faults.length < FAULTS_NAMED) faults.push(parsed);
      continue;
    }
    rows.push(parsed);
    if (rows.length < ROWS_OF_BATCH) continue;
    yield { kind: "rows", rows };
    rows = [];
  }
  yield { kind: "rows", rows };
  yield { kind: "faults", faults, count };
}
