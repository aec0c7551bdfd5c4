import type { CandidateSource } from "./candidate-source";
import type { ProductMatcher } from "./matcher";

/** A catalogue of more products than this (some 100 MB with its index) is not held in memory. */
const MAX_IN_MEMORY = 50_000;

/** Loaded only when needed: the catalogue is the largest thing a server holds, and a start need not wait. */
const inMemory = async () => (await import("./create-matcher")).createMemoryMatcher();
const fromSource = async (source: CandidateSource) =>
  (await import("./source-matcher")).createSourceMatcher(source);

type Log = (level: "info" | "warn", event: string, fields?: Record<string, unknown>) => void;

/**
 * The embedded catalogue in memory, or, when the products table has outgrown it, the table itself. A
 * table that cannot look for names that are alike leaves the embedded catalogue in use, and the log says so.
 */
export async function chooseMatcher(
  table: CandidateSource,
  log: Log,
  maxInMemory = MAX_IN_MEMORY,
): Promise<ProductMatcher> {
  const { products, findsAlike } = await table.extent();
  if (products <= maxInMemory) return inMemory();
  if (!findsAlike) {
    log("warn", "catalogue_too_large_for_memory", {
      products,
      message: "This PostgreSQL has no pg_trgm: only the embedded catalogue is matched.",
    });
    return inMemory();
  }
  await table.prepare();
  log("info", "catalogue_matched_in_database", { products });
  return fromSource(table);
}

/** The matcher of {@link chooseMatcher}, chosen at its first call. */
export function createChosenMatcher(table: CandidateSource, log: Log): ProductMatcher {
  let chosen: Promise<ProductMatcher> | undefined;
  const choose = () => {
    chosen ??= chooseMatcher(table, log).catch((error: unknown) => {
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
