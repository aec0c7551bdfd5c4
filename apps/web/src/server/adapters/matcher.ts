import type { ProductMatcher } from "@gf-ledger/catalogue/matcher";
import { createChosenMatcher } from "@gf-ledger/db/catalogue/choose-matcher";
import type { Pool } from "pg";
import { log } from "../logger";

/** The catalogue's matcher: in memory, or in the database once that holds more than memory should. */
export function createCatalogueMatcher(pool: Pool): ProductMatcher {
  return createChosenMatcher(pool, log);
}
