import type { Transaction } from "@gf-ledger/db/database";

/** Products at a time: their prices are sorted in memory, and no query comes near its time limit. */
const BATCH = 40;

/** The products that people who share saw prices of, and those that a group has a figure of, in batches. */
export async function sharedProducts(database: Transaction): Promise<string[][]> {
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
