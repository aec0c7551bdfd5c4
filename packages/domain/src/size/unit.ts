import { z } from "zod";
import { LEAST_AMOUNT } from "../line-item/quantity";
import { messageKey } from "../messages/message-key";

/** What a package's size is measured in; ounces of weight and of volume are two units. */
export const UNITS = ["g", "kg", "oz", "lb", "ml", "l", "fl-oz", "piece"] as const;
export const unitSchema = z.enum(UNITS);
export type Unit = z.infer<typeof unitSchema>;
/** Made once: thousands of rows are read by it. */
export const unitOrNullSchema = unitSchema.nullable();

/** A package's size, above 0 and below a tonne. */
export const sizeSchema = z
  .number(messageKey("entryIssues.sizeNeeded"))
  .min(LEAST_AMOUNT, messageKey("entryIssues.sizeAboveZero"))
  .max(1_000_000, messageKey("entryIssues.sizeTooLarge"));
