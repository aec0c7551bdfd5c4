import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { CatalogueProduct, LineInput, LineProposal } from "../matcher";
import { type LineSize, sizeIn, weightOf } from "../text/size";

/** Sizes further apart than this are a misreading, or another product. */
const MAX_SCALES = 8;

type Scaling = Pick<LineProposal, "scaledBy"> & { readonly cents: Cents };

/**
 * The regular price in cents for as much as was bought: by price per 100 g or ml where the shop weighed
 * the goods or the line prints a size in the product's unit, the package's price otherwise.
 */
export function scaledPrice(
  product: CatalogueProduct,
  edition: Edition,
  size: LineSize | null,
  { quantity = 1, unit = "each" }: Pick<LineInput, "quantity" | "unit">,
): Scaling {
  const packageCents = product.price[edition];
  const weighed = unit === "each" ? null : weightOf(quantity, unit);
  const pieces = weighed === null ? quantity : 1;
  const bought = weighed ?? size;
  const amount = bought === null ? null : sizeIn(product.unit, bought);
  if (amount === null || product.unit === "each") return packages(packageCents, pieces);
  const ratio = amount / product.size;
  const apart = Math.max(ratio, 1 / ratio);
  // A weight was measured, however small; a printed size may be misread.
  if (apart < 1.005 || (apart > MAX_SCALES && weighed === null)) return packages(packageCents, pieces);
  return {
    cents: roundHalfAwayFromZero(packageCents * ratio * pieces),
    scaledBy: { fromSize: product.size, toSize: Math.round(amount), unit: product.unit },
  };
}

function packages(cents: Cents, pieces: number): Scaling {
  return { cents: roundHalfAwayFromZero(cents * pieces), scaledBy: null };
}
