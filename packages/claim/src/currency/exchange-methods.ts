// This file imports no schema library, so that no page has to load one for it.

/** One method a claim (claim-14): the rate of the purchase date, or the average of its year. */
export const EXCHANGE_METHODS = ["annual-average", "daily"] as const;
export type ExchangeMethod = (typeof EXCHANGE_METHODS)[number];
