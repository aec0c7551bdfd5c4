import type { PriceWalk } from "@gf-ledger/domain/price-book/price-walk";

/** The part of the claim that rests on estimates, 0 to 1. */
export function shareOnEstimates({ onEstimates, total }: Pick<PriceWalk, "onEstimates" | "total">): number {
  return total <= 0 ? 0 : Math.min(1, Math.max(0, onEstimates / total));
}
