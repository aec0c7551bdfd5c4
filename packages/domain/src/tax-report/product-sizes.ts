import { z } from "zod";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { nameSchema, plainText } from "../receipt/receipt-input";
import { sizeSchema, unitSchema } from "../size/unit";

/** So many products are answered and sized at once: more than a household buys without a size on the receipt. */
export const MAX_PRODUCTS_SIZED = 500;

const knownSizeSchema = z.object({ size: sizeSchema, unit: unitSchema });

/** A product of a year with line items that have no size, so that package is set against package (claim-5). */
export const missingSizeSchema = z.object({
  product: z.string(),
  itemCount: z.number(),
  /** How many of them were paid in the claim's currency. */
  ownCount: z.number(),
  /** Dollars paid for these, in the claim's currency alone. */
  paid: z.number(),
  /** Sizes that other line items of the product have, whatever their year: one is proposed, of several one is asked. */
  knownSizes: z.array(knownSizeSchema),
  /** What most of their regular packages are measured in: a size in it compares. `null` where none is known. */
  regularUnit: unitSchema.nullable(),
});
export type MissingSize = z.infer<typeof missingSizeSchema>;

export const missingSizesSchema = z.object({
  year: z.number(),
  currency: z.enum(["CAD", "USD"]),
  /** The largest amounts first. */
  products: z.array(missingSizeSchema),
  /** How many more products there are than `products` holds. */
  more: z.number(),
});
export type MissingSizes = z.infer<typeof missingSizesSchema>;

/** reports-58 POST /api/tax-report/product-sizes: the size of one package of each product. */
export const sizeProductsInput = z.strictObject(
  {
    products: z
      .array(z.strictObject({ product: nameSchema, ...knownSizeSchema.shape }, refuseUnknownFields))
      .min(1)
      .max(MAX_PRODUCTS_SIZED),
    why: plainText(500).nullish(),
  },
  refuseUnknownFields,
);
export type ProductSizes = z.output<typeof sizeProductsInput>;

export const sizedProductsSchema = z.object({
  /** Takes this change back, for fifteen seconds; `null` where no line item was changed. */
  undoId: z.string().nullable(),
  /** How many line items have the size now. */
  changed: z.number(),
  /** How many stay as a filed claim has them. */
  filed: z.number(),
  /** How many are left for another call: it changes 2,000 at once. */
  left: z.number(),
});
export type SizedProducts = z.infer<typeof sizedProductsSchema>;
