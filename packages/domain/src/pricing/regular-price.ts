import { type Category, GLUTEN_FREE_MULTIPLIERS } from "../category/categories";
import { type Cents, roundHalfAwayFromZero } from "../money/cents";

/**
 * Where a regular price came from, best first (prices-6, prices-19); `none`: there is no regular counterpart
 * and the whole price counts (claim-7).
 */
export const PRICE_SOURCES = [
  "custom",
  "own",
  "observation",
  "pooled",
  "catalogue",
  "estimate",
  "none",
] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

export interface ChosenRegularPrice {
  readonly cents: Cents;
  readonly source: PriceSource;
}

/** What is known about one item when its regular price is chosen. Amounts are cents for the whole line. */
export interface RegularPriceInput {
  /** The gluten-free price that was paid. */
  readonly price: Cents;
  readonly category: Category;
  /** Set by the user on this receipt; 0 is a price, `null` means not set. */
  readonly customRegularPrice: Cents | null;
  /** The user's own price for the matched product (prices-6). */
  readonly ownPrice: Cents | null;
  /** The nearest price of the product that the user saw (prices-19), where that was asked for. */
  readonly observedPrice?: Cents | null;
  /** The pooled median of the product (prices-20), where the user shares prices. */
  readonly pooledPrice?: Cents | null;
  /** The matched product's average in the edition's currency, in the month of purchase (prices-21). */
  readonly cataloguePrice: Cents | null;
}

/** prices-7: the gluten-free price divided by its category's multiplier, halves away from zero (prices-2). */
export function estimatedRegularPrice(price: Cents, category: Category): Cents {
  return roundHalfAwayFromZero(price / GLUTEN_FREE_MULTIPLIERS[category]);
}

/**
 * The regular price an item is compared with, and its source: custom, then the user's
 * own, then one they saw, then the pooled median, then the catalogue's average, then the category estimate
 * (prices-6, prices-19, prices-20).
 */
export function chooseRegularPrice(input: RegularPriceInput): ChosenRegularPrice {
  if (input.customRegularPrice !== null) return { cents: input.customRegularPrice, source: "custom" };
  if (input.ownPrice !== null) return { cents: input.ownPrice, source: "own" };
  if (input.observedPrice != null) return { cents: input.observedPrice, source: "observation" };
  if (input.pooledPrice != null) return { cents: input.pooledPrice, source: "pooled" };
  if (input.cataloguePrice !== null) return { cents: input.cataloguePrice, source: "catalogue" };
  return { cents: estimatedRegularPrice(input.price, input.category), source: "estimate" };
}
