import { z } from "zod";
import { schemaNames } from "../input/schema-names";
import { unitSchema } from "../size/unit";

/** A food price index that carried a price from the month it was known in to the month of purchase (prices-21). */
const carriedBySchema = z.object({
  /** `YYYY-MM`. */
  fromMonth: z.string(),
  toMonth: z.string(),
  /** Index levels as published; a missing month takes the nearest known one, and `how` says so. */
  fromLevel: z.number(),
  toLevel: z.number(),
  how: z.enum(["published", "mean-of-neighbours", "nearest"]),
});

/** Who stands behind a pooled median: numbers alone, nobody's id (prices-20). */
const pooledSchema = z.object({
  people: z.number().int(),
  receipts: z.number().int(),
  /** A code of PRICE_REGIONS, or `CA` or `US` for the whole country. */
  region: z.string(),
  /** `YYYY-MM`. */
  month: z.string(),
});

/**
 * What a regular price was chosen from, of when and where (prices-22), so that it can be walked back and
 * worked out again for another size. `price` is cents for one regular package before the index carried it.
 */
export const priceEvidenceSchema = z.object({
  product: z.string().nullable(),
  productId: z.string().nullable(),
  price: z.number().int().nullable(),
  size: z.number().nullable(),
  unit: unitSchema.nullable(),
  store: z.string().nullable(),
  place: z.string().nullable(),
  /** A day `YYYY-MM-DD`, or a month `YYYY-MM` for published averages. */
  knownOn: z.string().nullable(),
  /** As `storedPriceOrigin` keeps it; in answers, in words. */
  origin: z.string().nullable(),
  observationId: z.string().nullable(),
  carriedBy: carriedBySchema.nullable(),
  /** `null` for every price but a pooled one, and for evidence kept before there were any. */
  pooled: pooledSchema.nullable().default(null),
  /** Whether anything but a measured price of this month stands behind it. */
  estimated: z.boolean(),
});
schemaNames.add(priceEvidenceSchema, { id: "PriceEvidence" });
export type PriceEvidence = z.infer<typeof priceEvidenceSchema>;
/** Made once: thousands of rows are read by it. */
export const evidenceOrNullSchema = priceEvidenceSchema.nullable();
