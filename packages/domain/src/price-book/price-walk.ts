import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { schemaNames } from "../input/schema-names";
import { amountSchema } from "../receipt/receipt-view";
import { unitSchema } from "../size/unit";
import { taxYearSchema } from "../tax-report/tax-report-input";

export const priceWalkInput = z.object({
  year: taxYearSchema,
  /** Whether the prices are to count for the whole year (prices-40); in an address, as text. */
  wholeYear: z
    .union([z.boolean(), z.enum(["true", "false"])])
    .default(false)
    .transform((stated) => stated === true || stated === "true"),
});

const packageSchema = z.object({ size: z.number(), unit: unitSchema });

/** One regular product to find on a shelf (prices-39). */
export const walkStopSchema = z.object({
  productId: z.string(),
  name: z.string(),
  /** The package that a shop usually has. */
  usual: packageSchema,
  /** A gluten-free product that was compared with it, and one package of it; `null` where nobody knows its size. */
  comparedWith: z.string(),
  bought: packageSchema.nullable(),
  itemCount: z.number().int(),
  /** What of the claim rests on an estimate now, and on evidence once the price was seen. */
  amount: amountSchema,
});
schemaNames.add(walkStopSchema, { id: "WalkStop" });
export type WalkStop = z.infer<typeof walkStopSchema>;

/** What a walk through one shop can do for a year's claim. */
export const priceWalkSchema = z.object({
  year: z.number().int(),
  currency: currencySchema,
  total: amountSchema,
  onEstimates: amountSchema,
  /** The largest amount first. */
  stops: z.array(walkStopSchema),
  /** What stays on estimates: bought more than six months from today, or filed. */
  outOfReach: amountSchema,
  /** What stays on estimates because no regular product is named for it. */
  unnamed: amountSchema,
});
export type PriceWalk = z.infer<typeof priceWalkSchema>;
