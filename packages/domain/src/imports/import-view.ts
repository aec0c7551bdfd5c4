import { z } from "zod";
import { calendarDateSchema } from "../calendar/calendar-date-schema";
import { GROUNDS } from "../pricing/ground";
import { priceSourceSchema } from "../receipt/receipt-view";
import { unitOrNullSchema } from "../size/unit";
import { IMPORT_FIELDS } from "./import-fields";
import { dateOrderSchema, importMappingSchema, importQuestionSchema } from "./import-mapping";

const count = z.number().int().min(0);
const dollars = z.number();

/** One file that was imported. */
export const importViewSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  /** Line items that came in with it. */
  lineItemCount: count,
  /** Those of them that are still in the records. */
  remainingCount: count,
  duplicatesLeftOut: count,
  faultsLeftOut: count,
  undoneAt: z.string().nullable(),
});
export type ImportView = z.output<typeof importViewSchema>;

export const importsSchema = z.object({ imports: z.array(importViewSchema) });

/** A row as it will be saved. Amounts in dollars of the edition's currency. */
const previewRowSchema = z.object({
  line: count,
  purchaseDate: calendarDateSchema,
  store: z.string().nullable(),
  name: z.string(),
  category: z.string(),
  quantity: z.number(),
  size: z.number().nullable(),
  unit: unitOrNullSchema,
  price: dollars,
  regularPrice: dollars,
  priceSource: priceSourceSchema,
  ground: z.enum(GROUNDS),
  extraCost: dollars,
});

const rowFaultSchema = z.object({
  line: count,
  field: z.enum(IMPORT_FIELDS),
  message: z.string(),
});

/** A row that the account holds already: by date, product, price, and store where both name one. */
const duplicateRowSchema = z.object({
  line: count,
  purchaseDate: calendarDateSchema,
  name: z.string(),
  price: dollars,
});

/** A row whose kind does not count by itself, with the reason (claim-50): among the first 500 names of a table. */
const uncountedRowSchema = z.object({ line: count, name: z.string(), price: dollars, reason: z.string() });

export const importPreviewSchema = z.object({
  fileName: z.string(),
  fileSha256: z.string(),
  /** The names of a workbook's sheets; none for a CSV. */
  sheets: z.array(z.string()),
  /** Each column's heading, and some of its cells. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  mapping: importMappingSchema,
  questions: z.array(importQuestionSchema),
  /** One of the dates that can be read in several ways, with what it is in each. */
  unclearDate: z
    .object({
      text: z.string(),
      readings: z.array(z.object({ order: dateOrderSchema, date: calendarDateSchema })),
    })
    .nullable(),
  rowCount: count,
  readyCount: count,
  duplicateCount: count,
  uncountedCount: count,
  faultCount: count,
  rows: z.array(previewRowSchema),
  duplicates: z.array(duplicateRowSchema),
  uncounted: z.array(uncountedRowSchema),
  faults: z.array(rowFaultSchema),
  /** The import that took this very file in, unless it was undone. */
  earlier: importViewSchema.nullable(),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;
