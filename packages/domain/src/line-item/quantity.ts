import { z } from "zod";
import { messageKey } from "../messages/message-key";

const QUANTITY_NEEDED = messageKey("entryIssues.quantityNeeded");

/** The least that a quantity or size may be, in its unit: what is divided by less leaves what a number can hold. */
export const LEAST_AMOUNT = 0.000001;

/** How many packages, or how much of a weight, was bought or given back; always above 0. */
export const quantitySchema = z
  .number(QUANTITY_NEEDED)
  .min(LEAST_AMOUNT, QUANTITY_NEEDED)
  .max(100_000, messageKey("entryIssues.quantityTooLarge"));
