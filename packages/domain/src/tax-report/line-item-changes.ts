import { z } from "zod";
import { CATEGORIES, UNCATEGORIZED } from "../category/categories";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { productKindSchema } from "../line-item/kind";
import { quantitySchema } from "../line-item/quantity";
import { messageKey } from "../messages/message-key";
import { storedSharesSchema } from "../people/shares-view";
import { nameSchema, plainText, priceSchema } from "../receipt/receipt-input";
import { sizeSchema, unitSchema } from "../size/unit";
import { MAX_LINE_ITEMS } from "./line-item-bounds";
import { lineItemViewSchema } from "./tax-report-view";

const CHANGES = ["name", "category", "kind", "counts", "size", "regularPrice", "shares", "remove"] as const;

/**
 * reports-48 POST /api/tax-report/line-item-changes: one change of several line items. A return's kind is changed
 * on its own.
 */
export const changeLineItemsInput = z
  .strictObject(
    {
      lineItemIds: z
        .array(rowIdSchema)
        .min(1, messageKey("issues.lineItemNeeded"))
        .max(MAX_LINE_ITEMS, messageKey("issues.lineItemsMost")),
      name: nameSchema.optional(),
      category: z.enum([...CATEGORIES, UNCATEGORIZED]).optional(),
      kind: productKindSchema.optional(),
      kindNote: plainText(500).nullish(),
      /** Whether they count in sums; of a kind outside the rule with `kindNote` (claim-50). */
      counts: z.boolean().optional(),
      /** Of one package, with its unit. */
      size: sizeSchema.optional(),
      unit: unitSchema.optional(),
      /** The regular price of so many; each line item's follows from its own quantity. */
      regularPrice: z.strictObject({ price: priceSchema, quantity: quantitySchema }).optional(),
      /** Who eats them; `null` takes back what was said of each. */
      shares: storedSharesSchema.optional(),
      remove: z.literal(true).optional(),
      why: plainText(500).nullish(),
    },
    refuseUnknownFields,
  )
  .refine(({ size, unit }) => (size === undefined) === (unit === undefined), {
    path: ["unit"],
    message: messageKey("entryIssues.sizeAndUnit"),
  })
  .refine((input) => CHANGES.some((change) => input[change] !== undefined), {
    path: ["lineItemIds"],
    message: messageKey("issues.lineItemsChange"),
  });
export type LineItemsChange = z.output<typeof changeLineItemsInput>;

export const changedLineItemsSchema = z.object({
  /** Takes this change back, for fifteen seconds. */
  undoId: z.string(),
  /** The line items as they are now; none when they were removed. */
  lineItems: z.array(lineItemViewSchema),
});

export const undoLineItemsInput = z.object({ id: rowIdSchema });
export const undoneLineItemsSchema = z.object({ lineItems: z.array(lineItemViewSchema) });
