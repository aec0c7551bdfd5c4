import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import { createMemoryMatcher } from "@gf-ledger/catalogue/create-matcher";
import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import type { Pool } from "pg";
import { createTrigramMatcher } from "./trigram-matcher";

/** A catalogue of more products than this is not held in memory, some 100 MB with its index. */
export const IN_MEMORY_AT_MOST = 50_000;

type Log = (level: "info" | "warn", event: string, fields?: Record<string, unknown>) => void;

/**
 * The embedded catalogue in memory, or, when the products table has outgrown it, the table itself. A
 * server without trigrams stays with the embedded catalogue and says so.
 */
export async function chooseMatcher(
  pool: Pool,
  log: Log,
  inMemoryAtMost = IN_MEMORY_AT_MOST,
): Promise<ProductMatcher> {
  const { rows } = await pool.query<{ products: string; trigrams: boolean }>(
    `SELECT (SELECT count(*) FROM products) AS products,
            EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS trigrams`,
  );
  const products = Number(rows[0]?.products ?? 0);
  if (products <= inMemoryAtMost) return createMemoryMatcher();
  if (!rows[0]?.trigrams) {
    log("warn", "catalogue_too_large_for_memory", {
      products,
      message: "This PostgreSQL has no pg_trgm: only the embedded catalogue is matched.",
    });
    return createMemoryMatcher();
  }
  await pool.query("REFRESH MATERIALIZED VIEW product_names");
  await pool.query("ANALYZE product_names, products");
  log("info", "catalogue_matched_in_database", { products });
  return createTrigramMatcher(pool);
}

/** The matcher of {@link chooseMatcher}, chosen when it is first asked. */
export function createChosenMatcher(pool: Pool, log: Log): ProductMatcher {
  let chosen: Promise<ProductMatcher> | undefined;
  const choose = () => {
    chosen ??= chooseMatcher(pool, log).catch((error: unknown) => {
      chosen = undefined;
      throw error;
    });
    return chosen;
  };
  return {
    version: CATALOGUE_VERSION,
    propose: async (line, edition) => (await choose()).propose(line, edition),
    search: async (query, options) => (await choose()).search(query, options),
  };
}
