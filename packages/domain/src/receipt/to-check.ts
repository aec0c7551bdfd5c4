import { z } from "zod";
import { boxSchema, otherReadingSchema } from "../reading/receipt-reading";
import { draftSummarySchema } from "./draft-summary";
import { RECEIPT_DOUBTS } from "./receipt-doubts";
import { amountSchema } from "./receipt-view";

/** A line that is hard to read. */
const lineInDoubtSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: amountSchema,
  /** Where the photo shows it. */
  box: boxSchema.nullable(),
  /** What is doubted about it. */
  message: z.string(),
  /** What else it may say (receipts-90). */
  others: z.array(otherReadingSchema),
});
export type LineInDoubt = z.infer<typeof lineInDoubtSchema>;

/** A draft as the list of what needs a look shows it. */
export const receiptToCheckSchema = draftSummarySchema.extend({
  /** How many of its items would be saved. */
  selectedCount: z.number().int(),
  /** Why somebody has to look at it; none where it can be saved as it is. */
  doubts: z.array(z.enum(RECEIPT_DOUBTS)),
  /** The days that the print of its date may mean. */
  dates: z.array(z.string()),
  /** How many of its items are hard to read. */
  itemsInDoubt: z.number().int(),
  lines: z.array(lineInDoubtSchema),
});
export type ReceiptToCheck = z.infer<typeof receiptToCheckSchema>;

/** The newest drafts that are not saved yet, and how many more there are. */
export const receiptsToCheckSchema = z.object({
  receipts: z.array(receiptToCheckSchema),
  more: z.number().int(),
});
