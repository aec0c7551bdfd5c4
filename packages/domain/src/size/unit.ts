import { z } from "zod";
import { messageKey } from "../messages/message-key";
import { LEAST_AMOUNT, MAX_SIZE, UNITS } from "./units";

export const unitSchema = z.enum(UNITS);
/** Made once: thousands of rows are read by it. */
export const unitOrNullSchema = unitSchema.nullable();

/** A package's size, above 0 and below a tonne. */
export const sizeSchema = z
  .number(messageKey("entryIssues.sizeNeeded"))
  .min(LEAST_AMOUNT, messageKey("entryIssues.sizeAboveZero"))
  .max(MAX_SIZE, messageKey("entryIssues.sizeTooLarge"));
