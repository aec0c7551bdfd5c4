import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import type { Services } from "../context";
import { POOLED_MEDIANS } from "./pooled-medians";

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
  const published = await database.$queryRaw<MedianToPublish[]>`
    SELECT products.name AS product, currency, region, to_char(month, 'YYYY-MM') AS month, medians.size,
      medians.unit, price, people, receipts
    FROM (${POOLED_MEDIANS}) medians JOIN products ON products.id = product_id
    WHERE people >= ${people} AND receipts >= ${receipts} AND price > 0
    ORDER BY product, currency, region, month, unit, size`;
  const [counted] = await database.$queryRaw<[{ heldBack: number }]>`
    SELECT count(*)::int AS "heldBack" FROM (${POOLED_MEDIANS}) medians
    WHERE NOT (people >= ${people} AND receipts >= ${receipts} AND price > 0)`;
  return { published, heldBack: counted?.heldBack ?? 0 };
}
