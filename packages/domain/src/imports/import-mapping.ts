import { z } from "zod";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { singleLine } from "../input/single-line-text";
import { messageKey } from "../messages/message-key";
import { DATE_ORDERS, type ImportField, MAX_COLUMNS, NEEDED_FIELDS, SPENDINGS } from "./import-fields";

/** What still has to be answered before a table can be imported. */
export const importQuestionSchema = z.enum([...NEEDED_FIELDS, "dateOrder", "spending"]);
export type ImportQuestion = z.output<typeof importQuestionSchema>;

export const dateOrderSchema = z.enum(DATE_ORDERS);

/** The sign before the cents of an amount. */
export const decimalSignSchema = z.enum([".", ","]);
export type DecimalSign = z.infer<typeof decimalSignSchema>;

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
    /** `below` for exports of banks and budgets, turned as they are read; `null` until it is answered. */
    spending: z.enum(SPENDINGS).nullable().default("above"),
    /** Whether the prices are for one package, to be multiplied by the quantity. */
    pricesAreEach: z.boolean(),
  },
  refuseUnknownFields,
);
export type ImportMapping = z.output<typeof importMappingSchema>;
