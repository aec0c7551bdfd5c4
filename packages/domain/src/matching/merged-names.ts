import { z } from "zod";
import { nameSchema } from "../receipt/receipt-input";

/** Two spellings of one product, as the person's reports name them (matching-25). */
export const mergeProductsInput = z.strictObject({ from: nameSchema, into: nameSchema });
export const unmergeProductInput = z.strictObject({ from: nameSchema });

/** The spellings that are merged, and the product that each one is. */
export const mergedNamesSchema = z.object({
  merged: z.array(z.object({ from: z.string(), into: z.string() })),
});
export type MergedNames = z.infer<typeof mergedNamesSchema>;
