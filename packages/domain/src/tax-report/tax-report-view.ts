import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { schemaNames } from "../input/schema-names";
import { kindSchema } from "../line-item/kind";
import { priceEvidenceSchema } from "../pricing/price-evidence";
import { amountSchema, priceSourceSchema } from "../receipt/receipt-view";
import { sizeComparedSchema } from "../size/size-compared";
import { unitSchema } from "../size/unit";

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
  /** What it was chosen from, of when and where; `null` for rows logged before this was kept. */
  priceEvidence: priceEvidenceSchema.nullable(),
  /** Price less regular price, below 0 where the gluten-free product was the cheaper one (claim-3). */
  extraCost: amountSchema,
  /** What category totals and CSV count of it: positive differences only. */
  countedExtraCost: amountSchema,
  matchedProduct: z.string().nullable(),
  kind: kindSchema,
  /** Why a line that starts unticked was ticked. */
  kindNote: z.string().nullable(),
  /** Whether it counts in sums; one that does not is kept, and `whyNotCounted` says why (claim-50). */
  counts: z.boolean(),
  whyNotCounted: z.string().nullable(),
  /** The package's size; for goods sold by weight, what the scale showed. */
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  soldByWeight: z.boolean(),
  /** Whether both prices are for the same size (claim-5). */
  sizeCompared: sizeComparedSchema,
  taxCode: z.string().nullable(),
  /** The article number that the till printed with it, digits alone (reading-46). */
  articleCode: z.string().nullable(),
  /** The sales tax beside the two prices, where the receipt shows it (claim-8). */
  tax: amountSchema.nullable(),
  regularTax: amountSchema.nullable(),
  /** For a return, the line item it takes back, where that is known. */
  returnOf: z.string().nullable(),
});
schemaNames.add(lineItemViewSchema, { id: "LineItem" });
export type LineItemView = z.infer<typeof lineItemViewSchema>;

export const lineItemsAnswerSchema = z.object({
  lineItems: z.array(lineItemViewSchema),
  /** What to send as `cursor` for the line items that follow; `null` behind the last. */
  nextCursor: z.string().nullable(),
});
export type LineItemsAnswer = z.infer<typeof lineItemsAnswerSchema>;

/** A category's sums of one year (reports-3): what was paid, the regular prices and the extra cost. */
export const categorySummarySchema = z.object({
  category: z.string(),
  itemCount: z.number().int(),
  price: amountSchema,
  regularPrice: amountSchema,
  countedExtraCost: amountSchema,
});
schemaNames.add(categorySummarySchema, { id: "CategorySummary" });
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** The same sums over all categories. */
export const reportTotalsSchema = z.object({
  itemCount: z.number().int(),
  price: amountSchema,
  regularPrice: amountSchema,
  countedExtraCost: amountSchema,
});
schemaNames.add(reportTotalsSchema, { id: "GrandTotals" });

export const taxSummarySchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  categories: z.array(categorySummarySchema),
  totals: reportTotalsSchema,
});
schemaNames.add(taxSummarySchema, { id: "TaxSummary" });
export type TaxSummary = z.infer<typeof taxSummarySchema>;

export const taxYearsSchema = z.object({ years: z.array(z.number().int()), currentYear: z.number().int() });
