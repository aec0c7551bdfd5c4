import { type Category, GLUTEN_FREE_MULTIPLIERS } from "../category/category";
import { type Cents, roundHalfAwayFromZero } from "../money/cents";

/** Where a comparison price came from, best first (prices-6). */
export const PRICE_SOURCES = ["custom", "own", "catalogue", "estimate"] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

export interface ComparisonPrice {
  readonly cents: Cents;
  readonly source: PriceSource;
}

/** What is known about one item when its regular price is chosen. Amounts are cents for the whole line. */
export interface ComparisonInput {
  /** The gluten-free price that was paid. */
  readonly priceCents: Cents;
  readonly category: Category;
  /** Set by the user on this receipt; 0 is a price, `null` is none. */
  readonly customCents: Cents | null;
  /** The user's own price for the matched product (prices-6). */
  readonly ownCents: Cents | null;
  /** The matched product's average in the edition's currency. */
  readonly catalogueCents: Cents | null;
}

/** prices-7: the gluten-free price divided by its category's multiplier, halves away from zero (prices-2). */
export function estimatedRegularCents(priceCents: Cents, category: Category): Cents {
  return roundHalfAwayFromZero(priceCents / GLUTEN_FREE_MULTIPLIERS[category]);
}

/**
 * The regular price an item is compared with, and which source it is from: custom, then the user's
 * own, then the catalogue's average, then the category estimate (prices-6).
 */
export function comparisonPrice(input: ComparisonInput): ComparisonPrice {
  if (input.customCents !== null) return { cents: input.customCents, source: "custom" };
  if (input.ownCents !== null) return { cents: input.ownCents, source: "own" };
  if (input.catalogueCents !== null) return { cents: input.catalogueCents, source: "catalogue" };
  return { cents: estimatedRegularCents(input.priceCents, input.category), source: "estimate" };
}
