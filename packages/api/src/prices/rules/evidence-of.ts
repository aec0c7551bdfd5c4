import type { Category } from "@gf-ledger/domain/category/categories";
import { priceRegionName } from "@gf-ledger/domain/pooled-prices/price-regions";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import type { Unit } from "@gf-ledger/domain/size/units";
import type { OwnPrice } from "../known-prices";
import type { PooledMedian } from "./pooled-median";
import type { SeenPrice } from "./seen-price";

/** The catalogue's product and its average in the receipt's currency. */
export interface AverageProduct {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly unit: Unit;
  /** Cents for the package. */
  readonly price: number;
  /** As `storedPriceOrigin` keeps it. */
  readonly source: string;
  /** `YYYY-MM`. */
  readonly asOf: string;
  readonly estimate: boolean;
  /** The province that the average is of; none for the country's (prices-32). */
  readonly place?: string;
}

const NOTHING: PriceEvidence = {
  product: null,
  productId: null,
  price: null,
  size: null,
  unit: null,
  store: null,
  place: null,
  knownOn: null,
  origin: null,
  observationId: null,
  carriedBy: null,
  pooled: null,
  estimated: false,
};

const packageOf = ({ id, name, size, unit }: AverageProduct) => ({
  product: name,
  productId: id,
  size,
  unit,
});

export const customEvidence = (price: number): PriceEvidence => ({
  ...NOTHING,
  price,
  origin: storedPriceOrigin({ code: "set-for-item" }),
});

export const ownEvidence = (product: AverageProduct, own: OwnPrice): PriceEvidence => ({
  ...NOTHING,
  ...packageOf(product),
  price: own.price,
  knownOn: own.setOn,
  origin: storedPriceOrigin({ code: "set-for-product" }),
});

export const seenEvidence = (seen: SeenPrice): PriceEvidence => ({
  ...NOTHING,
  product: seen.name,
  productId: seen.productId,
  price: seen.price,
  size: seen.size,
  unit: seen.unit,
  store: seen.store,
  place: seen.place,
  knownOn: seen.seenOn,
  origin: storedPriceOrigin({
    code: "seen",
    how: seen.how,
    url: seen.url,
    ...(seen.picture ? { picture: true } : {}),
  }),
  observationId: seen.id,
});

export const pooledEvidence = (product: AverageProduct, median: PooledMedian): PriceEvidence => ({
  ...NOTHING,
  product: product.name,
  productId: product.id,
  price: median.price,
  size: median.size,
  unit: median.unit,
  place: priceRegionName(median.region),
  knownOn: median.month,
  origin: storedPriceOrigin({ code: "median", people: median.people, receipts: median.receipts }),
  pooled: {
    people: median.people,
    receipts: median.receipts,
    region: median.region,
    month: median.month,
  },
});

export const averageEvidence = (
  product: AverageProduct,
  carriedBy: PriceEvidence["carriedBy"],
): PriceEvidence => ({
  ...NOTHING,
  ...packageOf(product),
  price: product.price,
  place: product.place ?? null,
  knownOn: product.asOf === "" ? null : product.asOf,
  origin: product.source,
  carriedBy,
  estimated: product.estimate || carriedBy !== null,
});

export const estimateEvidence = (category: Category): PriceEvidence => ({
  ...NOTHING,
  origin: storedPriceOrigin({ code: "markup", category }),
  estimated: true,
});

export const NO_COUNTERPART: PriceEvidence = {
  ...NOTHING,
  origin: storedPriceOrigin({ code: "no-counterpart" }),
};
