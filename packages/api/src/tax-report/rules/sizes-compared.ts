import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";

/** Prices that have no package of their own: the person's for this very item, an estimate, no counterpart. */
const WITHOUT_PACKAGE: ReadonlySet<PriceSource> = new Set(["custom", "estimate", "none"]);

/**
 * Whether both prices of a line are for the same size (claim-5); `null` where no regular package stands behind
 * the price, so that nothing was compared and a size would change nothing.
 */
export function comparesSizes(row: {
  readonly sizeCompared: boolean;
  readonly priceSource: PriceSource;
}): boolean | null {
  return WITHOUT_PACKAGE.has(row.priceSource) ? null : row.sizeCompared;
}
