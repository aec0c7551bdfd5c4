import { z } from "zod";

const QUANTITY_NEEDED = "Please enter a quantity above 0, for example 2.";

/** How many packages, or how much of a weight, was bought or given back; always above 0. */
export const quantitySchema = z
  .number(QUANTITY_NEEDED)
  .min(0.000001, QUANTITY_NEEDED)
  .max(100_000, "Please enter a quantity of at most 100,000.");
