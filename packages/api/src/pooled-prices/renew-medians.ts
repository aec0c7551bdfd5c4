import type { Transaction } from "@gf-ledger/db/database";
import { POOLED_FLOOR } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import { decideNewGroups, withdrawBrokenGroups } from "./decide-groups";

/** Enough for millions of prices; nobody waits for it, and readers see the old medians meanwhile. */
export const PUBLISH_MS = 10 * 60_000;

/** Products at a time: their prices are sorted in memory, and no query comes near its time limit. */
const BATCH = 40;

/** The products that people who share saw prices of, and those that a group has a figure of, in batches. */
async function sharedProducts(database: Transaction): Promise<string[][]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    /* everybody: the pool is of all who share */
    SELECT product_id AS id FROM price_observations seen JOIN users ON users.id = seen.user_id
    WHERE users.share_prices AND NOT users.is_sample AND product_id IS NOT NULL
    UNION SELECT product_id FROM pooled_groups WHERE price IS NOT NULL ORDER BY id`;
  const batches: string[][] = [];
  for (let from = 0; from < rows.length; from += BATCH)
    batches.push(rows.slice(from, from + BATCH).map(({ id }) => id));
  return batches;
}

/**
 * Renews the published medians (prices-20) within a transaction: whoever stopped sharing, deleted a price or left
 * takes their group's figure away, and those who came make new groups. What is published is worked out from the
 * figures of groups alone; a region's groups are also the country's. Resolves to how many are published.
 */
export async function renewMedians(transaction: Transaction, now: Date): Promise<number> {
  await transaction.$executeRaw`LOCK TABLE pooled_prices IN SHARE ROW EXCLUSIVE MODE`;
  for (const productIds of await sharedProducts(transaction)) {
    await withdrawBrokenGroups(transaction, productIds, now);
    await decideNewGroups(transaction, productIds, now);
  }
  await transaction.$executeRaw`DELETE FROM pooled_prices`;
  return transaction.$executeRaw`
    INSERT INTO pooled_prices
      (product_id, currency, region, month, unit, size, price, people, receipts, computed_at)
    SELECT product_id, currency, area, month, unit, size, percentile_disc(0.5) WITHIN GROUP (ORDER BY price),
      count(*) * ${POOLED_FLOOR}::int, count(*) * ${POOLED_FLOOR}::int, ${now}::timestamptz
    FROM pooled_groups CROSS JOIN LATERAL (SELECT region UNION SELECT left(region, 2)) areas (area)
    WHERE price IS NOT NULL GROUP BY product_id, currency, area, month, unit, size`;
}
