import type { PriceSource } from "@gf-ledger/domain/pricing/comparison-price";

/** Where a regular price came from, in a word or two (§9, D28). */
export const PRICE_SOURCE_LABELS: Readonly<Record<PriceSource, string>> = {
  custom: "Custom",
  own: "My price",
  catalogue: "Average price",
  estimate: "Estimate",
};

export const PRICE_SOURCE_SENTENCES: Readonly<Record<PriceSource, string>> = {
  custom: "You set this price for this receipt.",
  own: "Your own price for the matched regular product.",
  catalogue: "The average price of the matched regular product, brought to the same size.",
  estimate: "An estimate: the gluten-free price divided by its category's usual markup.",
};
