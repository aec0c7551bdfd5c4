// This file imports no schema library, so that no page has to load one for it.

/**
 * What a line is (claim-6): a counterpart of a regular product, an intermediate product (flour, starch), an
 * ingredient without a counterpart (xanthan gum), food that is gluten-free by nature, something that is never
 * claimable, or a return (receipts-54).
 */
export const ITEM_KINDS = [
  "counterpart",
  "intermediate",
  "no-counterpart",
  "natural",
  "never",
  "return",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The kinds a product can have; a return is a way of being bought, not a product. */
export type ProductKind = Exclude<ItemKind, "return">;

export const isProductKind = (kind: ItemKind | undefined): kind is ProductKind =>
  kind !== undefined && kind !== "return";

/** Kinds that do not count unless the person says so, and why (claim-6). */
export const OVERRULED: ReadonlySet<ItemKind> = new Set<ItemKind>(
  ITEM_KINDS.filter((kind) => kind === "natural" || kind === "never"),
);
