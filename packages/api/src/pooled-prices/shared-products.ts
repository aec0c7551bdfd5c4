import type { Transaction } from "@gf-ledger/db/database";

/** Products at a time: their prices are sorted in memory, and no query comes near its time limit. */
const BATCH = 40;

/** The products that people who share saw prices of, in batches for `pooledMedians`. */
export async function sharedProducts(database: Transaction): Promise<string[][]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    /* everybody: the pool is of all who share */
    SELECT DISTINCT product_id AS id FROM price_observations seen JOIN users ON users.id = seen.user_id
    WHERE users.share_prices AND NOT users.is_sample AND product_id IS NOT NULL ORDER BY product_id`;
  const batches: string[][] = [];
  for (let from = 0; from < rows.length; from += BATCH)
    batches.push(rows.slice(from, from + BATCH).map(({ id }) => id));
  return batches;
}
