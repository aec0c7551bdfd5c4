import type { Category } from "@gf-ledger/domain/category/category";
import type { CatalogueProduct } from "../matcher";
import { isStandIn } from "../stand-ins";
import { fold } from "../text/fold";
import { wordsOf } from "../text/line";
import type { ProductIndex } from "./product-index";

/** Ranked search for the catalogue page: products that hold most of the query's words, best first. */
export function searchProducts(
  index: ProductIndex,
  query: string,
  options: { category?: Category; limit: number; offset: number },
): { items: CatalogueProduct[]; total: number } {
  const inCategory = index.products.filter(
    ({ product }) =>
      !isStandIn(product) && (options.category === undefined || product.category === options.category),
  );
  const words = wordsOf(fold(query)).flatMap((token) => index.vocabulary.resolve(token));
  if (words.length === 0) {
    const all = query.trim() === "" ? inCategory : [];
    return { items: page(all, options), total: all.length };
  }
  const found = inCategory
    .map((entry) => {
      const hits = words.filter(({ word }) => entry.words.includes(word) || entry.brandWords.includes(word));
      const share = hits.reduce((sum, { certainty }) => sum + Math.max(certainty, 0.5), 0) / words.length;
      return {
        product: entry.product,
        score: share + hits.length / (10 * (entry.words.length + entry.brandWords.length)),
        share,
      };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.score - a.score);
  return { items: page(found, options), total: found.length };
}

function page(entries: readonly { product: CatalogueProduct }[], options: { limit: number; offset: number }) {
  return entries.slice(options.offset, options.offset + options.limit).map(({ product }) => product);
}
