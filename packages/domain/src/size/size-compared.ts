import { z } from "zod";

/**
 * Whether both prices are for the same size (claim-5). `null` where no regular package stands behind the price:
 * an estimate, a price that the person set for the item, or no counterpart.
 */
export const sizeComparedSchema = z.boolean().nullable();
