import { z } from "zod";
import { schemaNames } from "../input/schema-names";
import { singleLine } from "../input/single-line-text";
import { typedLine } from "../input/typed-line";
import { taxYearSchema } from "../tax-report/tax-report-input";
import { draftSummarySchema } from "./draft-summary";
import { amountSchema, receiptViewSchema } from "./receipt-view";

/** Which receipts a list shows (receipts-65); what is left out narrows nothing. */
export const receiptListInput = z.object({
  /** Found in the store and in the names of the items. */
  query: typedLine(100).default(""),
  status: receiptViewSchema.shape.status.optional(),
  year: taxYearSchema.optional(),
  store: z.string().trim().min(1).max(200).transform(singleLine).optional(),
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number<number | string>().int().min(1).max(100).default(30),
});
export type ReceiptListInput = z.output<typeof receiptListInput>;

/** One receipt of the list. `draft` says that it is read or reopened and not in the records as it stands. */
export const receiptSummarySchema = draftSummarySchema.extend({
  status: receiptViewSchema.shape.status,
  /** How many of its items the reports hold, and what they count of their extra cost. */
  lineItemCount: z.number().int(),
  countedExtraCost: amountSchema,
});
schemaNames.add(receiptSummarySchema, { id: "ReceiptSummary" });
export type ReceiptSummary = z.infer<typeof receiptSummarySchema>;

export const receiptListSchema = z.object({
  receipts: z.array(receiptSummarySchema),
  /** Every store and year that the person has receipts of, whatever is being searched for. */
  stores: z.array(z.string()),
  years: z.array(z.number().int()),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
});
export type ReceiptList = z.infer<typeof receiptListSchema>;
