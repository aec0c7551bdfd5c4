import { z } from "zod";

/** What a source says of a product, in its own words; it is also what is kept of an answer (matching-38). */
export const sourceProductSchema = z.object({
  name: z.string().nullable(),
  nameInEnglish: z.string().nullable(),
  nameInFrench: z.string().nullable(),
  brand: z.string().nullable(),
  /** The package's size as somebody wrote it: "400 g". */
  quantity: z.string().nullable(),
  /** Tags with their language: "en:no-gluten". */
  labels: z.array(z.string()),
  categories: z.array(z.string()),
  countries: z.array(z.string()),
  /** Seconds since 1970 at which the product was last changed there. */
  changedAt: z.number().int().nullable(),
});
export type SourceProduct = z.infer<typeof sourceProductSchema>;
