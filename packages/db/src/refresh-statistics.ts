import type { Database } from "./database";

/** Fewer rows don't change how a table is read. */
const LARGE = 1_000;

/**
 * After many rows came in at once: tells the database how many there are now. Until it looks by itself, a minute later
 * or more, it would plan for the few there were (operating-55). A table that is being looked at is left out.
 */
export async function refreshStatistics(database: Database, rows: number): Promise<void> {
  if (rows < LARGE) return;
  await database.$executeRaw`
    ANALYZE (SKIP_LOCKED) receipts, receipt_items, line_items, product_prices, claims, record_changes, price_observations`;
}
