import { z } from "zod";
import { pageFields, pageInput } from "../input/page-input";
import { nameSchema } from "../receipt/receipt-input";
import { amountSchema } from "../receipt/receipt-view";
import { taxYearSchema } from "../tax-report/tax-report-input";
import { productSummarySchema } from "../tax-report/year-by-product";

/** Two spellings of one product, as the person's reports name them (matching-25). */
export const mergeProductsInput = z.strictObject({ from: nameSchema, into: nameSchema });
export const unmergeProductInput = z.strictObject({
  from: nameSchema,
  /** Spellings that were merged into `from` before, and go back to it: the Undo of a merge. */
  spellings: z.array(nameSchema).max(1000).optional(),
});
export const previewMergeInput = mergeProductsInput.extend({ year: taxYearSchema });

/** Which merged spellings are asked for (api-47); the first 5,000 where nothing is said, and after each merge. */
export const mergedNamesInput = z.object(pageInput(5_000)).prefault({});

/** A page of the spellings that are merged, and the product that each one is. */
export const mergedNamesSchema = z.object({
  merged: z.array(z.object({ from: z.string(), into: z.string() })),
  ...pageFields,
});
export type MergedNames = z.infer<typeof mergedNamesSchema>;

/** What a merge would change of a year's claim: the rows of both products, and the whole. */
export const mergePreviewSchema = z.object({
  before: z.array(productSummarySchema),
  after: z.array(productSummarySchema),
  totalBefore: amountSchema,
  totalAfter: amountSchema,
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;
