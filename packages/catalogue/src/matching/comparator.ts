import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { CatalogueProduct } from "../matcher";
import { CATALOGUE } from "../products";
import { comparedUnder, isStandIn } from "../stand-ins";
import { type LineSize, sizeIn } from "../text/size";

const keyOf = ({ category, name }: Pick<CatalogueProduct, "category" | "name">) => `${category}|${name}`;

const PACKAGES: ReadonlyMap<string, readonly CatalogueProduct[]> = packagesByName();

function packagesByName(): Map<string, CatalogueProduct[]> {
  const packages = new Map<string, CatalogueProduct[]>();
  for (const product of CATALOGUE) {
    if (product.brand !== null) continue;
    const key = keyOf(product);
    const others = packages.get(key);
    if (others === undefined) packages.set(key, [product]);
    else others.push(product);
  }
  return packages;
}

/** A printed size further from a measured package than this is compared with the nearest package instead. */
const FARTHEST = 8;

/**
 * The package that a found product is compared by: a stand-in's comparator, and of the packages of one name
 * the one whose price was measured in this country before one that is estimated. `null` where there is none.
 */
export function comparatorOf(
  found: CatalogueProduct,
  edition: Edition,
  size: LineSize | null,
): CatalogueProduct | null {
  const standsFor = isStandIn(found) ? comparedUnder(found) : found.name;
  if (standsFor === null) return null;
  // A brand's row carries the average of its kind, so what was measured of the kind says more.
  const packages = PACKAGES.get(keyOf({ category: found.category, name: standsFor })) ?? [];
  const measured = packages.filter(({ basis }) => !basis[edition].estimate);
  return (
    nearest(measured, size, FARTHEST) ??
    (isStandIn(found) ? nearest(packages, size, Number.POSITIVE_INFINITY) : found)
  );
}

/** The package nearest in size, or without a size the first; `null` where none is near enough. */
function nearest(
  packages: readonly CatalogueProduct[],
  size: LineSize | null,
  farthest: number,
): CatalogueProduct | null {
  if (size === null) return packages[0] ?? null;
  let best: { readonly product: CatalogueProduct; readonly apart: number } | null = null;
  for (const product of packages) {
    const amount = sizeIn(product.unit, size);
    const apart = amount === null ? 1 : Math.max(amount / product.size, product.size / amount);
    if (apart <= farthest && (best === null || apart < best.apart)) best = { product, apart };
  }
  return best?.product ?? null;
}
