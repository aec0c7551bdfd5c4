import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { amountSchema } from "../receipt/receipt-view";
import { unitSchema } from "../size/unit";

/** What was read from a photo of a shelf tag: a proposal that the person checks before it is kept (prices-25). */
export const shelfTagSchema = z.object({
  /** Empty where the tag was read without one. */
  name: z.string(),
  brand: z.string().nullable(),
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  /** Every size that the tag prints, `size` first; two of one measure are two packages, or a misreading. */
  sizes: z.array(z.object({ size: z.number(), unit: unitSchema })),
  /** What the tag says that so much of it costs, in dollars with its decimals: checks price and size. */
  unitPrice: z.object({ price: z.number(), size: z.number(), unit: unitSchema }).nullable(),
  price: amountSchema,
  currency: currencySchema,
  store: z.string().nullable(),
  /** The date printed on the tag, if any. */
  seenOn: z.string().nullable(),
  how: z.literal("shelf-tag"),
});
export type ShelfTag = z.infer<typeof shelfTagSchema>;
