import type { Services } from "../context";
import { pooledMedians } from "./pooled-medians";
import { sharedProducts } from "./shared-products";

/** Enough for millions of prices; nobody waits for it, and readers see the old medians meanwhile. */
const PUBLISH_MS = 10 * 60_000;

/**
 * Works the published medians out anew (prices-20), so that whoever stopped sharing, deleted a price or left has
 * no part in them any more. One transaction: readers see the old ones or the new ones, and two servers take
 * turns. Resolves to how many are published.
 */
export function publishMedians({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  return database.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE pooled_prices IN SHARE ROW EXCLUSIVE MODE`;
      await transaction.$executeRaw`DELETE FROM pooled_prices`;
      let published = 0;
      for (const productIds of await sharedProducts(transaction)) {
        published += await transaction.$executeRaw`
          INSERT INTO pooled_prices
            (product_id, currency, region, month, unit, size, price, people, receipts, computed_at)
          SELECT product_id, currency, region, month, unit, size, price, people, people, ${now()}::timestamptz
          FROM (${pooledMedians(productIds, now())}) medians WHERE publishable`;
      }
      return published;
    },
    { timeout: PUBLISH_MS },
  );
}
