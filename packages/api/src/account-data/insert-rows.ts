import type { Transaction } from "@gf-ledger/db/database";

/** Rows of one statement. */
const CHUNK = 1000;

/** The tables that an import fills. */
export type ImportTable = "receipts" | "receipt_items" | "line_items" | "product_prices";

/** The schema names every column so: `purchaseDate` is `purchase_date`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts rows of equal fields as one JSON text a thousand: the database takes them apart, which costs this process a
 * twentieth of a statement with a parameter for each value. The names of the fields are the product's own.
 */
export async function insertRows(
  transaction: Transaction,
  table: ImportTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const fields = Object.keys(rows[0] ?? {});
  const columns = fields.map((field) => `"${columnOf(field)}"`).join(", ");
  const statement = `INSERT INTO "${table}" (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`;
  for (let at = 0; at < rows.length; at += CHUNK) {
    const named = rows
      .slice(at, at + CHUNK)
      .map((row) => Object.fromEntries(fields.map((field) => [columnOf(field), row[field]])));
    await transaction.$executeRawUnsafe(statement, JSON.stringify(named));
  }
}
