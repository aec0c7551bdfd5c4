// What the import page needs beside its calls. No schemas, for they are as large as the rest of the page's scripts.

/** What a column of another tool's table may hold (reports-38). */
export const IMPORT_FIELDS = [
  "purchaseDate",
  "name",
  "price",
  "received",
  "regularPrice",
  "quantity",
  "store",
  "category",
  "size",
  "unit",
  "currency",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Without these three nothing can be imported. */
export const NEEDED_FIELDS = ["purchaseDate", "name", "price"] as const satisfies readonly ImportField[];

/** The orders in which a table may write day, month and year. */
export const DATE_ORDERS = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Whether purchases stand above or below 0 in a column of prices. */
export const SPENDINGS = ["above", "below"] as const;
export type Spending = (typeof SPENDINGS)[number];

/** The largest file that is imported, the most rows of it, and the most columns that are read. */
export const MAX_TABLE_BYTES = 5 * 1024 * 1024;
export const MAX_TABLE_ROWS = 20_000;
export const MAX_COLUMNS = 100;
