import { z } from "zod";
import { messageKey } from "../messages/message-key";
import { LEAST_AMOUNT } from "../size/units";

const QUANTITY_NEEDED = messageKey("entryIssues.quantityNeeded");

/** How many packages, or how much of a weight, was bought or given back; always above 0. */
export const quantitySchema = z
  .number(QUANTITY_NEEDED)
  .min(LEAST_AMOUNT, QUANTITY_NEEDED)
  .max(100_000, messageKey("entryIssues.quantityTooLarge"));
