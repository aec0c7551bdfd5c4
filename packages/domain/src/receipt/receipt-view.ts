import { z } from "zod";
import { categorySchema } from "../category/category";
import { currencySchema } from "../edition/edition";
import { EDITIONS } from "../edition/edition-facts";
import { schemaNames } from "../input/schema-names";
import { kindSchema } from "../line-item/kind";
import { storedSharesSchema } from "../people/shares-view";
import { priceEvidenceSchema } from "../pricing/price-evidence";
import { PRICE_SOURCES } from "../pricing/regular-price";
import {
  boxSchema,
  readingChargeSchema,
  readingIssueSchema,
  receiptReadingSchema,
} from "../reading/receipt-reading";
import { sizeComparedSchema } from "../size/size-compared";
import { unitSchema } from "../size/unit";

/** An amount on the wire: a number with at most two decimals (prices-1). */
export const amountSchema = z.number();

/** The regular product an item was matched with (matching-17); `averagePrice` is for its package. */
export const matchedProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: categorySchema,
  averagePrice: amountSchema,
  size: z.number(),
  unit: z.enum(["g", "ml", "each"]),
  source: z.string(),
  /** The country whose office published the figure that the price comes from; `null` where that is not known. */
  country: z.enum(EDITIONS).nullable(),
  /** Reference month, `YYYY-MM`. */
  asOf: z.string(),
  /** `false`: the published average of this very package in this country. */
  estimate: z.boolean(),
});
schemaNames.add(matchedProductSchema, { id: "MatchedProduct" });

/** Which price the claim compares with (prices-6), best first. */
export const priceSourceSchema = z.enum(PRICE_SOURCES);

export const receiptItemViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Paid for the line after its own discount (reading-16). */
  price: amountSchema,
  quantity: z.number(),
  unit: z.string(),
  unitPrice: amountSchema.nullable(),
  category: categorySchema,
  glutenFree: z.boolean(),
  /** Why the item was taken for gluten-free (receipts-12). */
  glutenFreeReason: z.string().nullable(),
  selected: z.boolean(),
  matchedProductId: z.string().nullable(),
  matchedProduct: matchedProductSchema.nullable(),
  /** 0 to 1. */
  matchConfidence: z.number().nullable(),
  customRegularPrice: amountSchema.nullable(),
  /** The regular price, chosen in the order of prices-6. */
  regularPrice: amountSchema,
  priceSource: priceSourceSchema,
  /** What it was chosen from, of when and where (prices-22). */
  priceEvidence: priceEvidenceSchema.nullable(),
  /** How the catalogue's price was brought to this item's size. */
  scaledBy: z.object({ fromSize: z.number(), toSize: z.number(), unit: z.enum(["g", "ml"]) }).nullable(),
  rawText: z.string(),
  confidence: z.number(),
  box: boxSchema.nullable(),
  kind: kindSchema,
  /** Why an item of this kind counts or not; `null` for a counterpart (claim-6). */
  kindReason: z.string().nullable(),
  /** Why the person ticked an item that starts unticked. */
  kindNote: z.string().nullable(),
  /** The package's size (claim-5); `null` where nobody knows it yet. */
  size: z.number().nullable(),
  sizeUnit: unitSchema.nullable(),
  /** Whether both prices are for the same size. */
  sizeCompared: sizeComparedSchema,
  /** The tax letters printed beside the line (claim-8). */
  taxCode: z.string().nullable(),
  /** The article number that the till printed with it, digits alone (reading-46). */
  articleCode: z.string().nullable(),
  /** For a return, the line item it takes back; `null` where the purchase is not known (receipts-54). */
  returnOf: z.string().nullable(),
  /** Who eats it, as said on the draft; `null` where nothing was said, and once it is saved (receipts-88). */
  shares: storedSharesSchema,
  /** The person's earlier correction that this line's proposal comes from (receipts-59). */
  correction: z.object({ id: z.string(), correctedOn: z.string(), store: z.string().nullable() }).nullable(),
});
schemaNames.add(receiptItemViewSchema, { id: "ReceiptItem" });
export type ReceiptItemView = z.infer<typeof receiptItemViewSchema>;

const field = z.object({ confidence: z.number(), rawText: z.string().nullable(), box: boxSchema.nullable() });

export const matchingSummarySchema = z.object({
  itemCount: z.number().int(),
  glutenFreeCount: z.number().int(),
  matchedCount: z.number().int(),
  /** Share of the gluten-free items that have a matched product, 0 to 1. */
  matchRate: z.number(),
  /** Mean confidence of those matches, 0 to 1. */
  confidence: z.number(),
  categories: z.array(
    z.object({ category: categorySchema, count: z.number().int(), matched: z.number().int() }),
  ),
});
schemaNames.add(matchingSummarySchema, { id: "MatchingSummary" });
export type MatchingSummary = z.infer<typeof matchingSummarySchema>;

export const receiptViewSchema = z.object({
  id: z.string(),
  /** A saved receipt that is being corrected is a draft again (receipts-56). */
  status: z.enum(["draft", "confirmed"]),
  reopened: z.boolean(),
  store: z.string().nullable(),
  purchaseDate: z.string().nullable(),
  subtotal: amountSchema.nullable(),
  tax: amountSchema.nullable(),
  total: amountSchema.nullable(),
  currency: currencySchema,
  items: z.array(receiptItemViewSchema),
  issues: z.array(readingIssueSchema),
  confidence: z.number(),
  reader: z.object({ name: z.string(), version: z.string() }),
  catalogueVersion: z.string(),
  imageSha256: z.string(),
  duplicateOf: z.string().nullable(),
  fields: z.object({ store: field, purchaseDate: field, subtotal: field, total: field }),
  arithmetic: receiptReadingSchema.shape.arithmetic,
  taxes: z.array(readingChargeSchema),
  discounts: z.array(readingChargeSchema),
  deposits: z.array(readingChargeSchema),
  matching: matchingSummarySchema,
  createdAt: z.string(),
});
schemaNames.add(receiptViewSchema, { id: "Receipt" });
export type ReceiptView = z.infer<typeof receiptViewSchema>;
