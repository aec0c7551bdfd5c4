import { createMatcher } from "@gf-ledger/catalogue/create-matcher";
import type { Matcher } from "@gf-ledger/catalogue/matcher";

export function createCatalogueMatcher(): Matcher {
  return createMatcher();
}
