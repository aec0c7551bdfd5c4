import type { LookUp, ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";

/** More than this part of a claim on estimates is warned about (claim-19). */
const MAX_ON_ESTIMATES = 0.25;

export function warnsOfEstimates(onEstimates: number, toClaim: number): boolean {
  return onEstimates > toClaim * MAX_ON_ESTIMATES;
}

function whyOf({ sizeCompared, restsOn }: ProductSummary): LookUp["why"] | null {
  if (sizeCompared === false) return "size-not-compared";
  return restsOn.estimates > 0 ? "estimate" : null;
}

/**
 * What to look up first: products whose size was not compared, then estimates, the largest amount first. A
 * product that claims nothing is not worth it.
 */
export function lookUpFirst(products: readonly ProductSummary[]): LookUp[] {
  const doubtful = products.flatMap((row) => {
    const why = whyOf(row);
    const { product, size, unit, amountToClaim } = row;
    return why === null || amountToClaim === 0 ? [] : [{ product, size, unit, amountToClaim, why }];
  });
  const rank = ({ why }: LookUp) => (why === "size-not-compared" ? 0 : 1);
  return doubtful.sort((a, b) => rank(a) - rank(b) || b.amountToClaim - a.amountToClaim);
}
