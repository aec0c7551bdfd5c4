import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import type { Pool } from "pg";

/** A catalogue of more products than this is not held in memory, some 100 MB with its index. */
const IN_MEMORY_AT_MOST = 50_000;

/** Loaded when they are needed: the catalogue is the largest thing a server holds, and a start need not wait for it. */
const inMemory = async () => (await import("@gf-ledger/catalogue/create-matcher")).createMemoryMatcher();
const inDatabase = async (pool: Pool) => (await import("./trigram-matcher")).createTrigramMatcher(pool);

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
  if (products <= inMemoryAtMost) return inMemory();
  if (!rows[0]?.trigrams) {
    log("warn", "catalogue_too_large_for_memory", {
      products,
      message: "This PostgreSQL has no pg_trgm: only the embedded catalogue is matched.",
    });
    return inMemory();
  }
  await pool.query("REFRESH MATERIALIZED VIEW product_names");
  await pool.query("ANALYZE product_names, products");
  log("info", "catalogue_matched_in_database", { products });
  return inDatabase(pool);
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
    version: async () => (await choose()).version(),
    propose: async (line, edition) => (await choose()).propose(line, edition),
    search: async (query, options) => (await choose()).search(query, options),
  };
}
