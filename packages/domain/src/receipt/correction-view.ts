import { z } from "zod";
import { pageFields, pageInput } from "../input/page-input";
import { kindSchema } from "../line-item/kind";
import { unitSchema } from "../size/unit";

/** What a person corrected for a till's text at a chain (receipts-59). */
export const correctionViewSchema = z.object({
  id: z.string(),
  /** The product as the till prints it. */
  text: z.string(),
  /** The article number that the till prints with it; `null` where it prints none. */
  articleCode: z.string().nullable(),
  store: z.string().nullable(),
  name: z.string(),
  category: z.string(),
  kind: kindSchema,
  size: z.number().nullable(),
  sizeUnit: unitSchema.nullable(),
  /** Whether the line is claimed. */
  selected: z.boolean(),
  /** `YYYY-MM-DD`. */
  correctedOn: z.string(),
});
export type CorrectionView = z.infer<typeof correctionViewSchema>;

/** Which corrections are asked for (api-47): the newest 5,000, more than most make in a life, where nothing is said. */
export const correctionsInput = z.object(pageInput(5_000)).prefault({});
export const correctionsAnswerSchema = z.object({
  corrections: z.array(correctionViewSchema),
  ...pageFields,
});
export type Corrections = z.infer<typeof correctionsAnswerSchema>;
