import { CATALOGUE_VERSION } from "./catalogue-version";
import type { CatalogueProduct, Matcher, ProductMatcher } from "./matcher";
import { indexProducts } from "./matching/product-index";
import { readProductLine } from "./matching/product-line";
import { proposalOf, type RankedWordReading } from "./matching/proposal";
import { EXPLAINED_FROM, rank } from "./matching/ranking/rank";
import { searchProducts } from "./matching/search-products";
import { CATALOGUE } from "./products";
import { STAND_INS } from "./stand-ins";

/** A matcher over the given products, the embedded catalogue by default. Indexing takes some milliseconds. */
export function createMatcher(products: readonly CatalogueProduct[] = CATALOGUE): Matcher {
  const index = indexProducts([...products, ...STAND_INS]);
  return {
    version: CATALOGUE_VERSION,
    propose: (input, edition) => {
      const line = readProductLine(index, input.name);
      const ranked: RankedWordReading[] = [];
      for (const reading of line.readings) {
        const candidates = rank(index, { ...reading, size: line.size, marked: line.reason !== null });
        ranked.push({ reading, candidates });
        if ((candidates[0]?.score ?? 0) >= EXPLAINED_FROM) break;
      }
      return proposalOf(line, ranked, edition, input);
    },
    search: (query, options) => searchProducts(index, query, options),
  };
}

/** The same matcher with the asynchronous interface that a matcher over a database has too. */
export function createMemoryMatcher(products?: readonly CatalogueProduct[]): ProductMatcher {
  const matcher = createMatcher(products);
  return {
    version: async () => matcher.version,
    propose: async (line, edition) => matcher.propose(line, edition),
    search: async (query, options) => matcher.search(query, options),
  };
}
