import type { Services } from "../context";
import { pooledMedians } from "./pooled-medians";
import { sharedProducts } from "./shared-products";

export interface MedianToPublish {
  readonly product: string;
  readonly currency: string;
  readonly region: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly size: number;
  readonly unit: string;
  /** Cents. */
  readonly price: number;
  readonly people: number;
}

export interface MediansToPublish {
  readonly published: readonly MedianToPublish[];
  /** How many have too few people, or too few of them agree on the price; nothing else is told of them. */
  readonly heldBack: number;
}

/** What the next recomputation would publish (prices-20), by product, region and month; writes nothing. */
export async function mediansToPublish({
  database,
  now,
}: Pick<Services, "database" | "now">): Promise<MediansToPublish> {
  const published: MedianToPublish[] = [];
  let heldBack = 0;
  for (const productIds of await sharedProducts(database)) {
    const medians = await database.$queryRaw<(MedianToPublish & { readonly publishable: boolean })[]>`
      SELECT products.name AS product, currency, region, to_char(month, 'YYYY-MM') AS month, medians.size,
        medians.unit, price, people, publishable
      FROM (${pooledMedians(productIds, now())}) medians JOIN products ON products.id = product_id
      ORDER BY product_id, currency, region, month, unit, size`;
    for (const { publishable, ...median } of medians) {
      if (publishable) published.push(median);
      else heldBack += 1;
    }
  }
  return { published, heldBack };
}
