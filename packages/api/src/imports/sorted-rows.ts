import { setImmediate as pause } from "node:timers/promises";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import {
  type ImportMapping,
  type ImportQuestion,
  NEEDED_FIELDS,
} from "@gf-ledger/domain/imports/import-mapping";
import { type ImportedRow, importedRow, type RowFault } from "@gf-ledger/domain/imports/imported-row";
import type { TableRow } from "@gf-ledger/domain/imports/table";
import type { SignedInContext } from "../context";
import { assertDaysOfYear } from "../gate/key-year";

/** Rows read before others get their turn. */
const ROWS_IN_A_TURN = 2000;

/** What a table says: rows that can be taken in, and those that cannot. */
export interface SortedRows {
  readonly rows: readonly ImportedRow[];
  readonly faults: readonly RowFault[];
}

/** The rows below the headings. */
export function bodyOf(rows: readonly TableRow[], { headingRow }: ImportMapping): readonly TableRow[] {
  return rows.filter(({ line }) => line > headingRow);
}

/** What has to be said before the rows can be read (reports-39). */
export function questionsOf({ columns, dateOrder }: ImportMapping): ImportQuestion[] {
  const missing: ImportQuestion[] = NEEDED_FIELDS.filter((field) => typeof columns[field] !== "number");
  return dateOrder === null && typeof columns.purchaseDate === "number" ? [...missing, "dateOrder"] : missing;
}

/**
 * Reads every row of a table by its mapping.
 * @throws AppError `forbidden` for a key of one tax year, where a row is of another (accounts-54)
 */
export async function sortedRows(
  ctx: SignedInContext,
  table: readonly TableRow[],
  mapping: ImportMapping,
): Promise<SortedRows> {
  const { currency } = EDITION_FACTS[ctx.edition];
  // A day ahead, where it is tomorrow already.
  const today = new Date(ctx.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
  const rows: ImportedRow[] = [];
  const faults: RowFault[] = [];
  for (const [index, row] of bodyOf(table, mapping).entries()) {
    if (index % ROWS_IN_A_TURN === ROWS_IN_A_TURN - 1) await pause();
    const read = importedRow(row, { mapping, currency, today });
    if ("message" in read) faults.push(read);
    else rows.push(read);
  }
  assertDaysOfYear(
    ctx.actor,
    rows.map(({ purchaseDate }) => purchaseDate),
  );
  return { rows, faults };
}
