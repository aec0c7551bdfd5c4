import type { Category } from "@gf-ledger/domain/category/categories";
import { frenchWords, frenchWordsOf } from "../french-names";
import type { CatalogueProduct } from "../matcher";
import { isStandIn } from "../stand-ins";
import { fold } from "../text/fold";
import { wordsOf } from "../text/line";
import type { IndexedProduct, ProductIndex } from "./product-index";
import type { ResolvedWord } from "./readings/vocabulary";

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
  const french = frenchWords(query);
  if (words.length === 0 && french.length === 0) {
    const all = query.trim() === "" ? inCategory : [];
    return { items: page(all, options), total: all.length };
  }
  const found = inCategory
    .map((entry) => {
      const inEnglish = likenessInEnglish(entry, words);
      const inFrench = likenessInFrench(entry, french);
      return { product: entry.product, ...(inFrench.score > inEnglish.score ? inFrench : inEnglish) };
    })
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.score - a.score);
  return { items: page(found, options), total: found.length };
}

interface Likeness {
  /** The part of the query's words that the product holds. */
  readonly share: number;
  /** The share, and a little for a name that holds few words besides. */
  readonly score: number;
}

const NONE: Likeness = { share: 0, score: 0 };

function likenessInEnglish(entry: IndexedProduct, words: readonly ResolvedWord[]): Likeness {
  if (words.length === 0) return NONE;
  const hits = words.filter(({ word }) => entry.words.includes(word) || entry.brandWords.includes(word));
  const share = hits.reduce((sum, { certainty }) => sum + Math.max(certainty, 0.5), 0) / words.length;
  return { share, score: share + hits.length / (10 * (entry.words.length + entry.brandWords.length)) };
}

/** "farines" finds "farine": a word counts that differs by the plural alone. */
function likenessInFrench(entry: IndexedProduct, words: readonly string[]): Likeness {
  const own = frenchWordsOf(entry.product.name);
  if (words.length === 0 || own.length === 0) return NONE;
  const single = (word: string) => word.replace(/[sx]$/, "");
  const known = new Set([...own.map(single), ...entry.brandWords]);
  const hits = words.filter((word) => known.has(single(word)) || known.has(word));
  const share = hits.length / words.length;
  return { share, score: share + hits.length / (10 * (own.length + entry.brandWords.length)) };
}

function page(entries: readonly { product: CatalogueProduct }[], options: { limit: number; offset: number }) {
  return entries.slice(options.offset, options.offset + options.limit).map(({ product }) => product);
}
