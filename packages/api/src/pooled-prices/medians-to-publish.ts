import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
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
  readonly receipts: number;
}

export interface MediansToPublish {
  readonly published: readonly MedianToPublish[];
  /** How many have too few people or receipts; nothing else is told of them. */
  readonly heldBack: number;
}

/** What the next recomputation would publish (prices-20), by product, region and month; writes nothing. */
export async function mediansToPublish({ database }: Pick<Services, "database">): Promise<MediansToPublish> {
  const { people, receipts } = POOLED_FLOOR;
  const published: MedianToPublish[] = [];
  let heldBack = 0;
  for (const productIds of await sharedProducts(database)) {
    const medians = await database.$queryRaw<MedianToPublish[]>`
      SELECT products.name AS product, currency, region, to_char(month, 'YYYY-MM') AS month, medians.size,
        medians.unit, price, people, receipts
      FROM (${pooledMedians(productIds)}) medians JOIN products ON products.id = product_id
      ORDER BY product_id, currency, region, month, unit, size`;
    const enough = medians.filter((one) => one.people >= people && one.receipts >= receipts && one.price > 0);
    published.push(...enough);
    heldBack += medians.length - enough.length;
  }
  return { published, heldBack };
}
