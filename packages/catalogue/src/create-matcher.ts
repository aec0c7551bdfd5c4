import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/category";
import { keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { CATALOGUE_VERSION } from "./catalogue-version";
import { detectGlutenFree } from "./gluten-free/detect";
import { isGlutenFood } from "./gluten-free/gluten-food";
import type { CatalogueProduct, LineProposal, Matcher } from "./matcher";
import { confidenceOf } from "./matching/confidence";
import { indexProducts, type ProductIndex } from "./matching/product-index";
import { ACCEPT_FROM, ACCEPT_ORDINARY_FROM, rank } from "./matching/rank";
import { scaledPrice } from "./matching/scaled-price";
import { searchProducts } from "./matching/search-products";
import type { ResolvedWord } from "./matching/vocabulary";
import { CATALOGUE } from "./products";
import { SILENT_WORDS } from "./text/brand-words";
import { type Line, readLine, wordsOf } from "./text/line";

/** A matcher over the given products, the embedded catalogue by default. Indexing takes some milliseconds. */
export function createMatcher(products: readonly CatalogueProduct[] = CATALOGUE): Matcher {
  const index = indexProducts(products);
  return {
    version: CATALOGUE_VERSION,
    propose: (line, edition) => propose(index, line, edition),
    search: (query, options) => searchProducts(index, query, options),
  };
}

function propose(
  index: ProductIndex,
  input: { readonly name: string; readonly quantity?: number },
  edition: Edition,
): LineProposal {
  const line = readLine(input.name);
  const found = readProduct(index, line);
  const candidates = rank(index, { ...found, size: line.size });
  const [first, second] = candidates;
  const match =
    first !== undefined && first.score >= (found.reason === null ? ACCEPT_ORDINARY_FROM : ACCEPT_FROM)
      ? { ...first, confidence: confidenceOf(first.score, second?.score ?? 0) }
      : null;
  const price = match === null ? null : scaledPrice(match.product, edition, line.size, input.quantity ?? 1);
  return {
    glutenFree: found.reason !== null,
    reason: found.reason,
    category: match?.product.category ?? found.hit?.category ?? DEFAULT_CATEGORY,
    match,
    candidates,
    comparisonCents: price?.cents ?? null,
    scaledBy: price?.scaledBy ?? null,
  };
}

function readProduct(index: ProductIndex, line: Line) {
  const isFoodWord = (word: string) => {
    const resolved = index.vocabulary.resolve(word);
    return resolved.every(({ known, certainty }) => known && certainty > 0.9);
  };
  const detection = detectGlutenFree(line.text, isFoodWord);
  const direct = resolveWords(index, detection.rest);
  if (detection.pending === null) {
    const named = direct.hit !== null && direct.hit.level === 3;
    // A maker of bread alone need not print "bread".
    const full =
      named || detection.makes === null
        ? direct
        : resolveWords(index, `${detection.rest} ${detection.makes}`);
    return { ...full, reason: detection.reason };
  }
  const pending = resolveWords(index, detection.pending.rest);
  return isGlutenFood(pending.words.map(({ word }) => word))
    ? { ...pending, reason: detection.pending.reason }
    : { ...direct, reason: null };
}

/** The product words of a text. A "bread loaf" is a bread: the second word says nothing more. */
function resolveWords(index: ProductIndex, text: string) {
  const tokens = wordsOf(text);
  const words = tokens
    .filter((token) => !SILENT_WORDS.has(token))
    .flatMap((token): readonly ResolvedWord[] => index.vocabulary.resolve(token))
    .filter(({ word, known }) => !SILENT_WORDS.has(word) && word.length > (known ? 1 : 2));
  const kept = words.some(({ word }) => word === "bread")
    ? words.filter(({ word }) => word !== "loaf")
    : words;
  const hit = keywordHit(kept.map(({ word }) => word));
  return { words: kept, hit, brandWords: new Set(tokens.map(singular)) };
}
