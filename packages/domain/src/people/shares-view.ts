import { z } from "zod";
import { CATEGORIES, UNCATEGORIZED } from "../category/categories";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { messageKey } from "../messages/message-key";

/** The part that a person with celiac disease eats: above 0, at most 1. */
export const shareViewSchema = z.object({
  personId: rowIdSchema,
  share: z
    .number(messageKey("issues.shareNumber"))
    .positive(messageKey("issues.shareAboveZero"))
    .max(1, messageKey("issues.shareMost")),
});
schemaNames.add(shareViewSchema, { id: "Share" });
export type ShareView = z.infer<typeof shareViewSchema>;

/** `[]`: no one eats it. `null`: not set here, so the category or the household decides. */
export const storedSharesSchema = z.array(shareViewSchema).max(50).nullable();
const sharedCategorySchema = z.enum([...CATEGORIES, UNCATEGORIZED]);

export const setSharesInput = z.strictObject(
  {
    /** Without it, the household's default. */
    category: sharedCategorySchema.nullish(),
    shares: storedSharesSchema,
  },
  refuseUnknownFields,
);
export const lineItemSharesInput = z.object({ id: rowIdSchema });
export const setLineItemSharesInput = z.strictObject(
  { id: rowIdSchema, shares: storedSharesSchema },
  refuseUnknownFields,
);

/** Who eats what, as the household set it (claim-11). */
export const sharesViewSchema = z.object({
  /** The household's own default; `null` until it is set. */
  household: storedSharesSchema,
  /** Used unless a category or an item overrides it. */
  inForce: z.array(shareViewSchema),
  categories: z.array(z.object({ category: sharedCategorySchema, shares: z.array(shareViewSchema) })),
  /** How many line items have shares of their own. */
  lineItems: z.number().int(),
});
schemaNames.add(sharesViewSchema, { id: "Shares" });
export type SharesView = z.infer<typeof sharesViewSchema>;

/** Who eats a line item, and where that was set. */
export const lineItemSharesSchema = z.object({
  lineItemId: z.string(),
  shares: z.array(shareViewSchema),
  from: z.enum(["item", "purchase", "category", "household"]),
});
schemaNames.add(lineItemSharesSchema, { id: "LineItemShares" });
export type LineItemShares = z.infer<typeof lineItemSharesSchema>;
