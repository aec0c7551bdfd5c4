import { z } from "zod";
import { draftSummarySchema } from "./draft-summary";
import { RECEIPT_DOUBTS } from "./receipt-doubts";

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
});
export type ReceiptToCheck = z.infer<typeof receiptToCheckSchema>;

/** The newest drafts that are not saved yet, and how many more there are. */
export const receiptsToCheckSchema = z.object({
  receipts: z.array(receiptToCheckSchema),
  more: z.number().int(),
});
