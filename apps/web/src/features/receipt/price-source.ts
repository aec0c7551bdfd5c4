import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";

/** Where a regular price came from, in a word or two (prices-6). */
export const PRICE_SOURCE_LABELS: Readonly<Record<PriceSource, string>> = {
  custom: "Custom",
  own: "My price",
  observation: "Price seen",
  pooled: "Pooled price",
  catalogue: "Average price",
  estimate: "Estimate",
  none: "No counterpart",
};
