import { z } from "zod";
import { categorySchema } from "../category/category";
import { refuseUnknownFields } from "../input/refuse-unknown-fields";
import { rowIdSchema } from "../input/row-id";
import { schemaNames } from "../input/schema-names";
import { typedLine } from "../input/typed-line";
import { plainText, priceSchema } from "../receipt/receipt-input";
import {
  amountSchema,
  matchingSummarySchema,
  priceSourceSchema,
  receiptItemViewSchema,
} from "../receipt/receipt-view";

/** A product of the catalogue as every caller sees it; prices in the edition's currency (matching-14). */
export const productViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  category: categorySchema,
  size: z.number(),
  unit: z.enum(["g", "ml", "each"]),
  averagePrice: amountSchema,
  /** Per 100 g or 100 ml; `null` for what is sold by the piece. */
  unitPrice: amountSchema.nullable(),
  source: z.string(),
  asOf: z.string(),
  estimate: z.boolean(),
});
schemaNames.add(productViewSchema, { id: "Product" });
export type ProductView = z.infer<typeof productViewSchema>;

const scored = productViewSchema.extend({ score: z.number() });

/** What is proposed for one receipt line. */
export const lineProposalSchema = z.object({
  glutenFree: z.boolean(),
  reason: z.string().nullable(),
  category: categorySchema,
  match: scored.extend({ confidence: z.number() }).nullable(),
  candidates: z.array(scored),
  regularPrice: amountSchema.nullable(),
  priceSource: priceSourceSchema.nullable(),
  /** How the matched average was brought to the size on the line. */
  scaledBy: receiptItemViewSchema.shape.scaledBy,
});
schemaNames.add(lineProposalSchema, { id: "LineProposal" });
export type LineProposalView = z.infer<typeof lineProposalSchema>;

export const matchNameInput = z.object({ name: plainText(200), price: priceSchema.optional() });
export const matchReceiptInput = z.object({ id: rowIdSchema });
export const matchReceiptAnswerSchema = z.object({
  summary: matchingSummarySchema,
  items: z.array(lineProposalSchema.extend({ id: z.string(), name: z.string() })),
});

export const searchProductsInput = z.object({
  query: typedLine(100).default(""),
  category: categorySchema.optional(),
  page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number<number | string>().int().min(1).max(100).default(20),
});
export const searchProductsAnswerSchema = z.object({
  items: z.array(productViewSchema),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
});

export const productPriceInput = z.strictObject(
  { productId: z.string().min(1).max(100), ownPrice: priceSchema.nullable() },
  refuseUnknownFields,
);
export const productPriceAnswerSchema = z.object({
  productId: z.string(),
  ownPrice: amountSchema.nullable(),
});
