import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { amountSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { EXCHANGE_METHODS } from "./exchange-methods";

/** A rate that the person typed (claim-14). */
export const rateViewSchema = z.object({
  id: z.string(),
  method: z.enum(EXCHANGE_METHODS),
  /** The day of a daily rate; of an average the first day of its year. */
  date: z.string(),
  cadPerUsd: z.number(),
  source: z.string(),
});
export type RateView = z.infer<typeof rateViewSchema>;

export const ratesSchema = z.object({ rates: z.array(rateViewSchema) });
export type RatesView = z.infer<typeof ratesSchema>;

export const removedRateSchema = z.object({ id: z.string() });

/** What a claim converts: each amount in the other currency with its rate, of when and from where (claim-14). */
export const claimRatesSchema = z.object({
  currency: currencySchema,
  method: z.enum(EXCHANGE_METHODS),
  /** Each year of an average, or each day, that a rate is needed for; `null` where it has to be typed. */
  needed: z.array(
    z.object({
      of: z.string(),
      /** A day that the rate may be typed for. */
      date: z.string(),
      cadPerUsd: z.number().nullable(),
      source: z.string().nullable(),
      from: z.enum(["table", "given"]).nullable(),
      /** The id of a typed rate, so that it can be removed. */
      rateId: z.string().nullable(),
      amounts: z.number().int(),
    }),
  ),
  /** The first 200, oldest first. */
  converted: z.array(
    z.object({
      thing: z.enum(["line-item", "adjustment", "other-expense"]),
      id: z.string(),
      name: z.string(),
      date: z.string(),
      original: amountSchema,
      originalCurrency: currencySchema,
      /** `null` while its rate is missing: it is then not counted. */
      amount: amountSchema.nullable(),
      cadPerUsd: z.number().nullable(),
      of: z.string(),
      source: z.string().nullable(),
    }),
  ),
  moreConverted: z.number().int(),
});
export type ClaimRatesView = z.infer<typeof claimRatesSchema>;
