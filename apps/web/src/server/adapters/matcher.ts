import { createChosenMatcher } from "@gf-ledger/catalogue/choose-matcher";
import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { tableCandidates } from "@gf-ledger/db/catalogue/table-candidates";
import type { Pool } from "pg";
import { log } from "../logger";

/** The catalogue's matcher: in memory, or by the products table once there are too many for memory. */
export function createCatalogueMatcher(pool: Pool): ProductMatcher {
  return createChosenMatcher(tableCandidates(pool), log);
}
