import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { amountSchema } from "../receipt/receipt-view";
import { unitSchema } from "../size/unit";

/** What was read from a photo of a shelf tag: a proposal that the person checks before it is kept (prices-25). */
export const shelfTagSchema = z.object({
  name: z.string(),
  brand: z.string().nullable(),
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  price: amountSchema,
  currency: currencySchema,
  store: z.string().nullable(),
  /** The date printed on the tag, if any. */
  seenOn: z.string().nullable(),
  how: z.literal("shelf-tag"),
});
export type ShelfTag = z.infer<typeof shelfTagSchema>;
