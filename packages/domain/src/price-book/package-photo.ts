import { z } from "zod";
import { unitSchema } from "../size/unit";

/** The sizes that a photo of a package shows, as a proposal; more than one, and the person says which (reports-70). */
export const packageSizesSchema = z.object({
  sizes: z.array(z.object({ size: z.number(), unit: unitSchema })),
});
export type PackageSizes = z.infer<typeof packageSizesSchema>;
