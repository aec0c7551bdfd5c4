import type { Edition } from "@gf-ledger/domain/edition/edition";
import { type Cents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { CatalogueProduct, LineProposal } from "../matcher";
import { type LineSize, sizeIn } from "../text/size";

/** Sizes further apart than this are a misreading, or another product. */
const SCALES_AT_MOST = 8;

/**
 * The regular price in cents for the line's own size and quantity: by price per 100 g or ml where the
 * line prints a size in the product's unit, the package's price otherwise.
 */
export function scaledPrice(
  product: CatalogueProduct,
  edition: Edition,
  size: LineSize | null,
  quantity: number,
): { cents: Cents; scaledBy: LineProposal["scaledBy"] } {
  const packageCents = product.priceCents[edition];
  const amount = size === null ? null : sizeIn(product.unit, size);
  if (amount === null || product.unit === "each")
    return { cents: roundHalfAwayFromZero(packageCents * quantity), scaledBy: null };
  const ratio = amount / product.size;
  const apart = Math.max(ratio, 1 / ratio);
  if (apart > SCALES_AT_MOST || apart < 1.005)
    return { cents: roundHalfAwayFromZero(packageCents * quantity), scaledBy: null };
  return {
    cents: roundHalfAwayFromZero(packageCents * ratio * quantity),
    scaledBy: { fromSize: product.size, toSize: Math.round(amount), unit: product.unit },
  };
}
