import { createChosenMatcher } from "@gf-ledger/catalogue/choose-matcher";
import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { tableCandidates } from "@gf-ledger/db/catalogue/table-candidates";
import type { Pool } from "pg";
import { log } from "../logger";

/**
 * The catalogue's matcher: in memory, or through the products table once the catalogue is too large for
 * memory.
 */
export function createCatalogueMatcher(pool: Pool): ProductMatcher {
  return createChosenMatcher(tableCandidates(pool), log);
}
