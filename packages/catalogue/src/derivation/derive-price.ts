import type { Category } from "@gf-ledger/domain/category/categories";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, centsFromDollars } from "@gf-ledger/domain/money/cents";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { type Anchor, anchorOf } from "./anchors";
import { canadianPerUsDollar } from "./country-ratio";
import { US_PRICE_MONTH } from "./inflation";
import { currentUnitPrice } from "./unit-price";

export interface Package {
  readonly category: Category;
  readonly size: number;
  readonly unit: "g" | "ml" | "each";
}

/** Where a price comes from and how far it can be trusted. */
export interface DerivedPriceBasis {
  readonly anchor: string;
  /** As `storedPriceOrigin` keeps it. */
  readonly source: string;
  /** Reference month, `YYYY-MM`. */
  readonly asOf: string;
  /** `false`: the published average of this very package. */
  readonly estimate: boolean;
}

export interface DerivedPrice extends DerivedPriceBasis {
  readonly cents: Cents;
}

/** Marks an anchor as the published average of this very product, not only of its kind. */
export const SAME_PRODUCT = "=";
/** A published package within this share of the product's size is that package (453.6 g, 454 g). */
const SAME_SIZE = 0.002;

/**
 * The price of a package from a public average: the figure for that very package as published, else price per
 * gram, millilitre or piece x size in the common year's prices (1 ml counts as 1 g), x the category's country
 * ratio for the other country's figure. Throws an Error where the anchor does not fit the package.
 */
export function derivePrice(product: Package, edition: Edition, reference: string): DerivedPrice {
  const sameProduct = reference.startsWith(SAME_PRODUCT);
  const anchorId = sameProduct ? reference.slice(SAME_PRODUCT.length) : reference;
  const anchor = anchorOf(anchorId);
  if ((anchor.unit === "each") !== (product.unit === "each")) {
    throw new Error(`${anchorId} is priced by the ${anchor.unit}, the product is not`);
  }
  if (sameProduct) {
    if (!isSamePackage(anchor, product, edition))
      throw new Error(`${anchorId} is not the average of this package`);
    const cents = centsFromDollars(anchor.dollars);
    return {
      cents,
      anchor: anchorId,
      source: sourceOf(anchor, false, null),
      asOf: anchor.asOf,
      estimate: false,
    };
  }
  const ratio = canadianPerUsDollar(product.category);
  const abroad = anchor.country === edition ? 1 : edition === "ca" ? ratio : 1 / ratio;
  const unitPrice = currentUnitPrice(anchor) * abroad;
  return {
    cents: centsFromDollars(Number((unitPrice * product.size).toFixed(6))),
    anchor: anchorId,
    source: sourceOf(anchor, true, unitPrice / (anchor.dollars / anchor.amount)),
    asOf: edition === "ca" ? CANADIAN_PRICE_MONTH : US_PRICE_MONTH,
    estimate: true,
  };
}

const CANADIAN_PRICE_MONTH = "2026-07";

function isSamePackage(anchor: Anchor, product: Package, edition: Edition): boolean {
  return (
    anchor.country === edition &&
    anchor.publisher !== "ers" &&
    anchor.eatenPerBought === 1 &&
    anchor.unit === product.unit &&
    Math.abs(anchor.amount / product.size - 1) <= SAME_SIZE
  );
}

function sourceOf({ publisher, what, asOf: month }: Anchor, estimated: boolean, by: number | null): string {
  const ratio = by === null ? {} : { ratio: Number(by.toFixed(4)) };
  return storedPriceOrigin({ code: "published", publisher, what, region: null, month, estimated, ...ratio });
}
