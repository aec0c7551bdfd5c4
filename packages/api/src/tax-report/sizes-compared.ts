import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";

/** Prices that have no package of their own: the person's for this very item, an estimate, no counterpart. */
const WITHOUT_PACKAGE: ReadonlySet<PriceSource> = new Set(["custom", "estimate", "none"]);

/** Whether both prices of a line are for the same size (claim-5). */
export function comparesSizes(row: {
  readonly sizeCompared: boolean;
  readonly priceSource: PriceSource;
}): boolean {
  return row.sizeCompared || WITHOUT_PACKAGE.has(row.priceSource);
}
