import type { LookUp, ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";

/**
 * What to look up first: products whose size was not compared, then estimates, the largest amount first. A
 * product that claims nothing is not worth it.
 */
export function lookUpFirst(products: readonly ProductSummary[]): LookUp[] {
  const doubtful = products.flatMap((row): LookUp[] => {
    const why =
      row.sizeCompared === false ? "size-not-compared" : row.restsOn.estimate === 0 ? null : "estimate";
    const { product, size, unit, amountToClaim } = row;
    return why === null || amountToClaim === 0 ? [] : [{ product, size, unit, amountToClaim, why }];
  });
  const rank = ({ why }: LookUp) => (why === "size-not-compared" ? 0 : 1);
  return doubtful.sort((a, b) => rank(a) - rank(b) || b.amountToClaim - a.amountToClaim);
}
