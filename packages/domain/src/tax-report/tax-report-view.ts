import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { amountSchema, priceSourceSchema } from "../receipt/receipt-view";

/** One logged expense (reports-1). */
export const lineItemViewSchema = z.object({
  id: z.string(),
  receiptId: z.string().nullable(),
  purchaseDate: z.string(),
  storeLocation: z.string().nullable(),
  customProductName: z.string(),
  category: z.string(),
  quantity: z.number(),
  currency: currencySchema,
  /** The gluten-free price. */
  price: amountSchema,
  /** The regular price it is compared with, and where that came from. */
  originalPrice: amountSchema,
  priceSource: priceSourceSchema,
  /** The same in a sentence: which product, whose figure, brought to which size. */
  priceBasis: z.string(),
  priceDifference: amountSchema,
  matchedProduct: z.string().nullable(),
});
export type LineItemView = z.infer<typeof lineItemViewSchema>;

/** reports-3: the names are those of the wire. */
export const categorySummarySchema = z.object({
  category: z.string(),
  items_logged: z.number().int(),
  total_gf_spent: amountSchema,
  total_non_gf_cost: amountSchema,
  total_tax_deduction: amountSchema,
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

export const grandTotalsSchema = z.object({
  itemsLogged: z.number().int(),
  totalGfSpent: amountSchema,
  totalNonGfCost: amountSchema,
  totalTaxDeduction: amountSchema,
});

export const taxSummarySchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  categories: z.array(categorySummarySchema),
  grandTotals: grandTotalsSchema,
});
export type TaxSummary = z.infer<typeof taxSummarySchema>;

export const taxYearsSchema = z.object({ years: z.array(z.number().int()), currentYear: z.number().int() });
