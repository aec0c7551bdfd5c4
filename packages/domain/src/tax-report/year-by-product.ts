import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { pageFields } from "../input/page-input";
import { kindSchema } from "../line-item/kind";
import { amountSchema } from "../receipt/receipt-view";
import { sizeComparedSchema } from "../size/size-compared";
import { unitSchema } from "../size/unit";

/** How much of an amount to claim rests on what: the four add up to it, and one may be below 0 (claim-61). */
export const restsOnSchema = z.object({
  /** The person's own prices with product, store and day, or with a picture or an address. */
  evidence: amountSchema,
  /** Prices that the person typed without these, and items that they say have no counterpart. */
  yourWord: amountSchema,
  /** Averages that an office of the country printed for that product near the purchase. */
  published: amountSchema,
  /** Everything else: carried, converted, pooled, the category's, or older than 24 months. */
  estimate: amountSchema,
});
export type RestsOn = z.infer<typeof restsOnSchema>;

/** One product of the year at one size, for one person, in the columns of the CRA's summary, and what checks them (claim-2). */
export const productSummarySchema = z.object({
  /** Whose row it is; `null` where the household is the account's owner alone. */
  person: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The part of each purchase that this person eats; `null` where purchases differ (claim-11). */
  share: z.number().nullable(),
  product: z.string(),
  category: z.string(),
  kind: kindSchema,
  /** The package's size; `null` where nobody knows it, and for goods sold by weight. */
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  /** For goods sold by weight, how much was bought in `unit`; each purchase counts as one. */
  weight: z.number().nullable(),
  /** Packages, without those that went back. */
  numberBought: z.number(),
  /** Averages of one, rounded to the cent; 0 where all went back. */
  averageRegularCost: amountSchema,
  averageGfCost: amountSchema,
  /** With as many decimals as it needs: `numberBought` × this rounds to `amountToClaim` (claim-4). */
  incrementalCost: z.number(),
  amountToClaim: amountSchema,
  /** Whether the averages' difference times the number is another amount than the one from the receipts. */
  averagesAreRounded: z.boolean(),
  /** What was paid, and what the regular product would have cost; each rounded once. */
  paid: amountSchema,
  compared: amountSchema,
  /** The sales tax beside the two, inside them where `countsTax` (claim-8). */
  tax: amountSchema,
  regularTax: amountSchema,
  /** Both prices for the same amount of food; `null` without a size. */
  perMeasure: z
    .object({
      measure: z.enum(["100 g", "100 ml", "1 piece"]),
      price: amountSchema,
      regularPrice: amountSchema,
    })
    .nullable(),
  /** Whether every purchase was compared at the same size (claim-5). */
  sizeCompared: sizeComparedSchema,
  restsOn: restsOnSchema,
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

/** A product whose regular price is worth looking up first, and why. */
export const lookUpSchema = z.object({
  product: z.string(),
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  amountToClaim: amountSchema,
  why: z.enum(["size-not-compared", "estimate"]),
});
export type LookUp = z.infer<typeof lookUpSchema>;

export const yearByProductSchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  /** A page of them, the largest amount first; the sums beside them are those of all. */
  products: z.array(productSummarySchema),
  ...pageFields,
  /** What each person's rows come to, the owner first; empty where the household is the owner alone. */
  people: z.array(z.object({ id: z.string(), name: z.string(), amountToClaim: amountSchema })),
  totalToClaim: amountSchema,
  totalPaid: amountSchema,
  totalCompared: amountSchema,
  totalTax: amountSchema,
  totalRegularTax: amountSchema,
  /** Whether sales tax is in the sums (claim-9). */
  countsTax: z.boolean(),
  /** What of the category totals no celiac person ate, and so nobody claims; `null` for nothing (claim-11). */
  eatenByOthers: amountSchema.nullable(),
  /** The category totals less `eatenByOthers` and `totalToClaim`; `null` where they agree (claim-3). */
  belowCategoryTotals: amountSchema.nullable(),
  /** Line items of the year in the other currency, which the claim converts and these sums leave out (claim-32). */
  itemsInOtherCurrency: z.number().int(),
  restsOn: restsOnSchema,
  /** Whether more than a quarter of the claim rests on estimates (claim-19). */
  warnsOfEstimates: z.boolean(),
  /** Of all products; no more of them than a page can have products. */
  lookUpFirst: z.array(lookUpSchema),
});
/** A year with every product. */
export type YearByProduct = Omit<z.infer<typeof yearByProductSchema>, keyof typeof pageFields>;
