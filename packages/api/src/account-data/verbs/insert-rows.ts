import type { Transaction } from "@gf-ledger/db/database";

/** Rows in one statement. */
const CHUNK = 1000;

/**
 * Inserts rows, given as one JSON text, into each table that an import fills. A column that the rows leave
 * out becomes null.
 */
const INSERT = {
  receipts: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO receipts SELECT * FROM json_populate_recordset(NULL::receipts, ${rows}::json)`,
  receipt_items: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO receipt_items SELECT * FROM json_populate_recordset(NULL::receipt_items, ${rows}::json)`,
  line_items: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO line_items SELECT * FROM json_populate_recordset(NULL::line_items, ${rows}::json)`,
  product_prices: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO product_prices SELECT * FROM json_populate_recordset(NULL::product_prices, ${rows}::json)`,
  corrections: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO corrections SELECT * FROM json_populate_recordset(NULL::corrections, ${rows}::json)`,
  merged_names: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO merged_names SELECT * FROM json_populate_recordset(NULL::merged_names, ${rows}::json)`,
  people: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO people SELECT * FROM json_populate_recordset(NULL::people, ${rows}::json)`,
  net_incomes: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO net_incomes SELECT * FROM json_populate_recordset(NULL::net_incomes, ${rows}::json)`,
  allocations: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO allocations SELECT * FROM json_populate_recordset(NULL::allocations, ${rows}::json)`,
  allocation_parts: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO allocation_parts SELECT * FROM json_populate_recordset(NULL::allocation_parts, ${rows}::json)`,
  other_expenses: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO other_expenses SELECT * FROM json_populate_recordset(NULL::other_expenses, ${rows}::json)`,
  adjustments: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO adjustments SELECT * FROM json_populate_recordset(NULL::adjustments, ${rows}::json)`,
  adjustment_line_items: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO adjustment_line_items
    SELECT * FROM json_populate_recordset(NULL::adjustment_line_items, ${rows}::json)`,
  adjustment_expenses: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO adjustment_expenses
    SELECT * FROM json_populate_recordset(NULL::adjustment_expenses, ${rows}::json)`,
  given_rates: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO given_rates SELECT * FROM json_populate_recordset(NULL::given_rates, ${rows}::json)`,
  claims: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO claims SELECT * FROM json_populate_recordset(NULL::claims, ${rows}::json)`,
  record_changes: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO record_changes SELECT * FROM json_populate_recordset(NULL::record_changes, ${rows}::json)`,
  price_observations: (transaction: Transaction, rows: string) => transaction.$executeRaw`
    INSERT INTO price_observations
    SELECT * FROM json_populate_recordset(NULL::price_observations, ${rows}::json)`,
};

/** The column of a field, as the schema names every column: `purchaseDate` is `purchase_date`. */
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts a thousand rows at a time as one JSON text, which the database takes apart: it costs this process a
 * twentieth of a statement with one parameter per value.
 */
export async function insertRows(
  transaction: Transaction,
  table: keyof typeof INSERT,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    const named = rows
      .slice(at, at + CHUNK)
      .map((row) =>
        Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value])),
      );
    await INSERT[table](transaction, JSON.stringify(named));
  }
}
