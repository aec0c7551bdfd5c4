import { z } from "zod";

/**
 * What a line is (claim-6): a counterpart of a regular product, an intermediate product (flour, starch), an
 * ingredient without a counterpart (xanthan gum), food that is gluten-free by nature, something that is never
 * claimable, or a return (receipts-54).
 */
export const ITEM_KINDS = [
  "counterpart",
  "intermediate",
  "no-counterpart",
  "natural",
  "never",
  "return",
] as const;
export const kindSchema = z.enum(ITEM_KINDS);
export type ItemKind = z.infer<typeof kindSchema>;

/** The kinds a product can have; a return is a way of being bought, not a product. */
export const productKindSchema = kindSchema.exclude(["return"]);
export type ProductKind = z.infer<typeof productKindSchema>;
