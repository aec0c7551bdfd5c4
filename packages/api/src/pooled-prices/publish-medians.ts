import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import type { Services } from "../context";
import { POOLED_MEDIANS } from "./pooled-medians";

/**
 * Works the published medians out anew (prices-20), so that whoever stopped sharing, deleted a price or left has
 * no part in them any more. One transaction: readers see the old ones or the new ones, and two servers take
 * turns. Resolves to how many are published.
 */
export async function publishMedians({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  const { people, receipts } = POOLED_FLOOR;
  const [, , published] = await database.$transaction([
    database.$executeRaw`LOCK TABLE pooled_prices IN SHARE ROW EXCLUSIVE MODE`,
    database.$executeRaw`DELETE FROM pooled_prices`,
    database.$executeRaw`
      INSERT INTO pooled_prices
        (product_id, currency, region, month, unit, size, price, people, receipts, computed_at)
      SELECT medians.*, ${now()}::timestamptz FROM (${POOLED_MEDIANS}) medians
      WHERE people >= ${people} AND receipts >= ${receipts} AND price > 0`,
  ]);
  return published;
}
