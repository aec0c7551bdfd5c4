import { type DerivedPriceBasis, derivePrice } from "./derivation/derive-price";
import type { CatalogueProduct } from "./matcher";
import { PRODUCT_ROWS, type ProductRow } from "./product-table";

/** A catalogue product that also says, country by country, where its price comes from. */
export interface SourcedProduct extends CatalogueProduct {
  readonly basis: Readonly<Record<"ca" | "us", DerivedPriceBasis>>;
}

/** The embedded catalogue (matching-13). */
export const CATALOGUE: readonly SourcedProduct[] = PRODUCT_ROWS.map(sourcedProduct);

function sourcedProduct(row: ProductRow): SourcedProduct {
  const basis = {
    ca: basisOf(row, "ca"),
    us: basisOf(row, "us"),
  };
  return {
    id: row.id,
    name: row.name,
    brand: row.brand,
    category: row.category,
    size: row.size,
    unit: row.unit,
    price: row.cents,
    unitPrice: { ca: unitPrice(row, "ca"), us: unitPrice(row, "us") },
    asOf: [basis.ca.asOf, basis.us.asOf].sort().at(0) ?? basis.ca.asOf,
    estimate: basis.ca.estimate || basis.us.estimate,
    basis,
  };
}

function basisOf(row: ProductRow, edition: "ca" | "us"): DerivedPriceBasis {
  const { anchor, source, asOf, estimate } = derivePrice(row, edition, row.anchors[edition]);
  return { anchor, source, asOf, estimate };
}

/** Cents for 100 g or 100 ml to a hundredth; pieces have none. */
function unitPrice(row: ProductRow, edition: "ca" | "us"): number | null {
  if (row.unit === "each") return null;
  return Math.round((row.cents[edition] / row.size) * 10_000) / 100;
}
