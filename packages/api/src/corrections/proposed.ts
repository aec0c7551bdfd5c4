import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { z } from "zod";

/** The till's text of a line, and what was proposed for it before anybody corrected it (receipts-59). */
export const proposedSchema = z.object({
  text: z.string(),
  name: z.string(),
  category: z.string(),
  kind: kindSchema,
  size: z.number().nullable(),
  sizeUnit: unitSchema.nullable(),
  selected: z.boolean(),
  /** Missing on lines that were read before it was kept. */
  matchedProductId: z.string().nullable().optional(),
  /** What the till charged for how many (prices-30); missing where an earlier correction had a say in the line. */
  charged: z.object({ cents: z.number().int(), quantity: z.number().positive() }).optional(),
});
export type Proposed = z.infer<typeof proposedSchema>;
