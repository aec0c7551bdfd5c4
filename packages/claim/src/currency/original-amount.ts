import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { z } from "zod";
import type { ExchangeRate } from "./exchange-rate";

/** An amount before it was converted, with the rate, of when and from where (claim-14). */
export const originalAmountSchema = z.object({
  currency: currencySchema,
  cents: z.number().int(),
  /** Canadian dollars for one US dollar. */
  rate: z.number(),
  /** The year of an average, or the day of a daily rate. */
  of: z.string(),
  source: z.string(),
});
export type OriginalAmount = z.infer<typeof originalAmountSchema>;

/** What a rate is of: the day of a daily rate, the year of an average. */
export function rateOf({ date, year }: Pick<ExchangeRate, "date" | "year">): string {
  return date ?? String(year);
}
