import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { MAX_TABLE_BYTES } from "@gf-ledger/domain/imports/import-fields";
import type { TableRow } from "@gf-ledger/domain/imports/table";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { catchRefusal, throwRefusal } from "../../refusals/throw-refusal";
import { readCsv } from "./read-csv";
import { isOfx, readOfx } from "./read-ofx";
import { isQif, readQif } from "./read-qif";
import { readWorkbook } from "./read-workbook";
import { formatOf, textOfBytes } from "./text-of-bytes";

/** A table as another tool wrote it. */
export interface ImportedTable {
  /** None but for a workbook. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly rows: readonly TableRow[];
  /** Whether it is a workbook that counts its days from 1904, as those of older Macs do. */
  readonly since1904: boolean;
}

export type TableRefused =
  | "table_unreadable"
  | "table_old_workbook"
  | "table_damaged"
  | "table_empty"
  | "table_too_large"
  | "table_too_long"
  | "table_cell_too_long"
  | "table_row_too_long"
  | "table_too_much_text"
  | "table_unpacks_too_large"
  | "table_quote_open"
  | "no_such_sheet";

async function read(bytes: Uint8Array, sheet: string | null, currency: Currency): Promise<ImportedTable> {
  const format = formatOf(bytes);
  if (format === "unknown") return throwRefusal(refused("table_unreadable"));
  if (format === "old-workbook") return throwRefusal(refused("table_old_workbook"));
  if (format === "xlsx") return readWorkbook(bytes, sheet, currency);
  const text = textOfBytes(bytes);
  const rows = isQif(text) ? readQif(text) : isOfx(text) ? readOfx(text) : await readCsv(text);
  return { sheets: [], sheet: null, rows, since1904: false };
}

/**
 * Reads a CSV, XLSX, QIF or OFX within what a table may hold (reports-52). `sheet` names one of a workbook's; the first
 * where it is `null`. An amount that a workbook shows in another currency than `currency` is text with its sign.
 */
export async function readTable(
  bytes: Uint8Array,
  sheet: string | null,
  currency: Currency,
): Promise<Outcome<ImportedTable, TableRefused>> {
  if (bytes.length > MAX_TABLE_BYTES)
    return refused("table_too_large", { megabytes: MAX_TABLE_BYTES / 1024 / 1024 });
  if (bytes.length === 0) return refused("table_empty");
  return catchRefusal(async () => {
    const table = await read(bytes, sheet, currency);
    return table.rows.length === 0 ? throwRefusal(refused("table_empty")) : done(table);
  }) as Promise<Outcome<ImportedTable, TableRefused>>;
}
