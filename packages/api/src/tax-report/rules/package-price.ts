import type { RegularPrice } from "@gf-ledger/claim/sums/lines/line-item";
import { type RegularAmount, regularAmount } from "@gf-ledger/claim/sums/lines/regular-amount";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { Unit } from "@gf-ledger/domain/size/units";

/** How much a line bought, as far as its regular price depends on it. */
export interface Bought {
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
}

/**
 * The price of one regular package that a line's evidence tells, in the month of purchase; `null` where no
 * package with a size was seen.
 */
export function packagePrice(evidence: PriceEvidence | null): RegularPrice | null {
  if (evidence === null || evidence.price === null || evidence.size === null || evidence.unit === null)
    return null;
  const { price, size, unit, carriedBy } = evidence;
  const carried = carriedBy ? (price * carriedBy.toLevel) / carriedBy.fromLevel : price;
  return { basis: "package", price: roundHalfAwayFromZero(carried), size, unit };
}

/** What the regular product would have cost for this much, in exact cents; `null` where sizes do not compare. */
export function regularForSize(
  bought: Bought,
  regularPrice: RegularPrice,
): Extract<RegularAmount, { ok: true }> | null {
  const amount = regularAmount({ ...bought, regularPrice });
  return amount.ok && amount.sizeCompared ? amount : null;
}
