import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { amountSchema } from "./receipt-view";

/** A receipt that was read or reopened and is not saved yet, as a list shows it. */
export const draftSummarySchema = z.object({
  id: z.string(),
  store: z.string().nullable(),
  /** `YYYY-MM-DD` (prices-16). */
  purchaseDate: z.string().nullable(),
  total: amountSchema.nullable(),
  currency: currencySchema,
  itemCount: z.number().int(),
  /** Whether it is a saved receipt that is being corrected (receipts-56). */
  reopened: z.boolean(),
  createdAt: z.string(),
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;
