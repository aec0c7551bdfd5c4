import { z } from "zod";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { singleLine } from "../input/single-line-text";
import { messageKey } from "../messages/message-key";

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

/** Without these three nothing can be taken in. */
export const NEEDED_FIELDS = ["purchaseDate", "name", "price"] as const satisfies readonly ImportField[];

/** What still has to be said before a table can be taken in. */
export const importQuestionSchema = z.enum([...NEEDED_FIELDS, "dateOrder", "spending"]);
export type ImportQuestion = z.output<typeof importQuestionSchema>;

/** The order in which a table writes day, month and year. */
export const dateOrderSchema = z.enum(["ymd", "dmy", "mdy"]);
export type DateOrder = z.infer<typeof dateOrderSchema>;

/** The sign before the cents of an amount. */
export const decimalSignSchema = z.enum([".", ","]);
export type DecimalSign = z.infer<typeof decimalSignSchema>;

/** Whether purchases stand above or below 0 in a column of prices. */
export const spendingSchema = z.enum(["above", "below"]);
export type Spending = z.infer<typeof spendingSchema>;

/** The most columns of a table that are read. */
export const MAX_COLUMNS = 100;

const column = z
  .number(messageKey("issues.columnNumber"))
  .int(messageKey("issues.columnNumber"))
  .min(0, messageKey("issues.columnNumber"))
  .max(MAX_COLUMNS - 1, messageKey("issues.columnsMost", { most: MAX_COLUMNS }))
  .nullish();

const columns = z.strictObject(
  {
    purchaseDate: column,
    name: column,
    price: column,
    received: column,
    regularPrice: column,
    quantity: column,
    store: column,
    category: column,
    size: column,
    unit: column,
    currency: column,
  } satisfies Record<ImportField, typeof column>,
  refuseUnknownFields,
);

/** Which column holds what, and how its dates and amounts are written. */
export const importMappingSchema = z.strictObject(
  {
    /** The sheet of a workbook by its name; `null` for a CSV. */
    sheet: z.string().max(200).overwrite(singleLine).nullable().default(null),
    /** The row of the headings, counted from 1 as spreadsheets do; 0 for a table without any. */
    headingRow: z.number().int().min(0).max(20_000),
    columns,
    /** `null` while the dates of the table can be read in more than one way. */
    dateOrder: dateOrderSchema.nullable(),
    decimal: decimalSignSchema,
    /** `below` for exports of banks and budgets, turned as they are read; `null` while it has to be said. */
    spending: spendingSchema.nullable().default("above"),
    /** Whether the prices are for one package, to be multiplied by the quantity. */
    pricesAreEach: z.boolean(),
  },
  refuseUnknownFields,
);
export type ImportMapping = z.output<typeof importMappingSchema>;
