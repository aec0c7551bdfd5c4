import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { amountSchema, priceSourceSchema } from "../receipt/receipt-view";

/** One line item (reports-1). */
export const lineItemViewSchema = z.object({
  id: z.string(),
  receiptId: z.string().nullable(),
  purchaseDate: z.string(),
  store: z.string().nullable(),
  name: z.string(),
  category: z.string(),
  quantity: z.number(),
  currency: currencySchema,
  /** The gluten-free price. */
  price: amountSchema,
  /** The regular price it is compared with, and where that came from. */
  regularPrice: amountSchema,
  priceSource: priceSourceSchema,
  /** The same in a sentence: which product, whose figure, brought to which size. */
  priceBasis: z.string(),
  extraCost: amountSchema,
  matchedProduct: z.string().nullable(),
});
export type LineItemView = z.infer<typeof lineItemViewSchema>;

export const lineItemsAnswerSchema = z.object({ lineItems: z.array(lineItemViewSchema) });

/** A category's sums of one year (reports-3): what was paid, the regular prices and the extra cost. */
export const categorySummarySchema = z.object({
  category: z.string(),
  itemCount: z.number().int(),
  price: amountSchema,
  regularPrice: amountSchema,
  extraCost: amountSchema,
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** The same sums over all categories. */
export const reportTotalsSchema = z.object({
  itemCount: z.number().int(),
  price: amountSchema,
  regularPrice: amountSchema,
  extraCost: amountSchema,
});

export const taxSummarySchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  categories: z.array(categorySummarySchema),
  totals: reportTotalsSchema,
});
export type TaxSummary = z.infer<typeof taxSummarySchema>;

export const taxYearsSchema = z.object({ years: z.array(z.number().int()), currentYear: z.number().int() });
