import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { pageFields, pageInput } from "../input/page-input";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { typedLine } from "../input/typed-line";
import { GROUNDS } from "../pricing/ground";
import { priceEvidenceSchema } from "../pricing/price-evidence";
import { uploadReceiptInput } from "../receipt/receipt-input";
import { amountSchema, priceSourceSchema } from "../receipt/receipt-view";
import { claimDaysInput, MAX_PRODUCTS_AT_ONCE, taxYearSchema } from "../tax-report/tax-report-input";
import { restsOnSchema } from "../tax-report/year-by-product";
import { observationViewSchema } from "./observation";

export const priceBookInput = z.object({
  query: typedLine(100).default(""),
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number<number | string>().int().min(1).max(100).default(50),
});
export const priceBookSchema = z.object({
  observations: z.array(observationViewSchema),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
});
export type PriceBook = z.infer<typeof priceBookSchema>;

/** What to do about a comparator: nothing, or the reason why it is weak evidence. */
const comparatorCheckSchema = z.enum(["size-not-compared", "estimate", "fine"]);

/** One regular price that a year's claim rests on. */
export const comparatorSchema = z.object({
  /** The catalogue's product; `null` where none was matched. */
  productId: z.string().nullable(),
  /** The regular product, or the gluten-free one where no regular product is known. */
  name: z.string(),
  /** One of the gluten-free products that were compared with it. */
  comparedWith: z.string(),
  priceSource: priceSourceSchema,
  itemCount: z.number().int(),
  /** What the purchases were paid in, and the evidence's price is in; `amount` is in the answer's. */
  currency: currencySchema,
  /** The part of the claim that rests on it. */
  amount: amountSchema,
  check: comparatorCheckSchema,
  ground: z.enum(GROUNDS),
  /** Of the newest purchase. */
  evidence: priceEvidenceSchema.nullable(),
});
schemaNames.add(comparatorSchema, { id: "Comparator" });
export type Comparator = z.infer<typeof comparatorSchema>;

/** A tax year, and which of its comparators are answered (reports-56). */
export const checklistInput = claimDaysInput.safeExtend(pageInput(MAX_PRODUCTS_AT_ONCE));
export const checklistSchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  /** A page of them, the largest amount first; the sums beside them are those of all. */
  comparators: z.array(comparatorSchema),
  ...pageFields,
  total: amountSchema,
  /** How many of the first comparators carry 80 % of the total. */
  carrying80Percent: z.number().int(),
  /** The total, which is that of the year's products, by its grounds (claim-60). */
  restingOn: restsOnSchema,
});
export type Checklist = z.infer<typeof checklistSchema>;

/** A photo of a shelf tag. */
export const shelfPhotoInput = z.object({ ...uploadReceiptInput.shape });

export const applyObservationInput = z.object({
  id: rowIdSchema,
  preview: z.boolean().default(false),
  /** A tax year whose estimates take the price too, further than six months away (prices-40). */
  estimatesOf: taxYearSchema.optional(),
});
/** A line item whose regular price changes, before and after. */
export const priceChangeSchema = z.object({
  lineItemId: z.string(),
  name: z.string(),
  purchaseDate: z.string(),
  store: z.string().nullable(),
  regularPriceBefore: amountSchema,
  regularPrice: amountSchema,
  extraCostBefore: amountSchema,
  extraCost: amountSchema,
});
export const appliedObservationSchema = z.object({
  /** `false` for a preview: nothing was written. */
  applied: z.boolean(),
  changes: z.array(priceChangeSchema),
  /** How many more would change, but stay as they are: a filed claim used them. */
  filed: z.number().int(),
});
export type AppliedObservation = z.infer<typeof appliedObservationSchema>;
