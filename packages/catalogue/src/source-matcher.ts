import type { Category } from "@gf-ledger/domain/category/categories";
import { categorySchema } from "@gf-ledger/domain/category/category";
import type { CandidateSource, NamedCategory } from "./candidate-source";
import { CATALOGUE_VERSION } from "./catalogue-version";
import type { Candidate, CatalogueProduct, ProductMatcher, SearchAnswer } from "./matcher";
import { indexCandidates, indexProducts, type ProductIndex } from "./matching/product-index";
import { type ProductLine, readProductLine } from "./matching/product-line";
import { proposalOf, type RankedWordReading } from "./matching/proposal";
import { ACCEPT_FROM, ACCEPT_ORDINARY_FROM, EXPLAINED_FROM, KEPT, rank } from "./matching/ranking/rank";
import type { WordReading } from "./matching/readings/word-reading";
import { CATALOGUE } from "./products";
import { isStandIn, STAND_INS } from "./stand-ins";
import { fold } from "./text/fold";
import { wordsOf } from "./text/line";

/** Names whose packages are fetched: the scorer's three, and some for brands and ties. */
const BEST_NAMES = 5;
const NOTHING_FOUND: SearchAnswer = { items: [], total: 0 };
/** A known name with this score ends the search, unless the source knows another of the line's words. */
const NAMED_FROM = ACCEPT_ORDINARY_FROM;

/**
 * A matcher that asks a source for candidates within the line's category and ranks them with the scorer of
 * the matcher in memory. The embedded catalogue gives it the words and their weights.
 */
export function createSourceMatcher(source: CandidateSource): ProductMatcher {
  const language = indexProducts([...CATALOGUE, ...STAND_INS]);
  return {
    version: async () => CATALOGUE_VERSION,
    propose: async (input, edition) => {
      const line = readProductLine(language, input.name);
      const ranked: RankedWordReading[] = [];
      for (const reading of line.readings) {
        const one = await rankFromSource(source, language, line, reading);
        ranked.push(one);
        if ((one.candidates[0]?.score ?? 0) >= EXPLAINED_FROM) break;
      }
      return proposalOf(line, ranked, edition, input);
    },
    search: async (query, options) => {
      const words = wordsOf(fold(query)).flatMap((token) => language.vocabulary.resolve(token));
      if (words.length === 0 && query.trim() !== "") return NOTHING_FOUND;
      return source.search(
        words.map(({ word }) => word),
        options,
      );
    },
  };
}

async function rankFromSource(
  source: CandidateSource,
  language: ProductIndex,
  line: ProductLine,
  reading: WordReading,
): Promise<RankedWordReading> {
  const input = { ...reading, size: line.size, marked: line.reason !== null };
  // If names of the embedded catalogue explain the line, the source is asked for those names only.
  const known = rank(language, input, BEST_NAMES);
  // What stands for a comparator of another name is in no source.
  if (known[0] !== undefined && known[0].score >= ACCEPT_FROM && isStandIn(known[0].product))
    return { reading, candidates: known.slice(0, KEPT) };
  if ((known[0]?.score ?? 0) >= NAMED_FROM && !(await source.isNameHolding(strangersOf(reading)))) {
    const candidates = await rankNames(source, language, line, reading, known);
    if ((candidates[0]?.score ?? 0) >= NAMED_FROM) return { reading, candidates };
  }
  const within = reading.hit?.level === 3 ? reading.hit.category : null;
  const first = await rankWithin(source, language, line, reading, within);
  // A name of another category may hold the very words: "tortilla flour" is not flour.
  const isEnough = within === null || (first[0]?.score ?? 0) >= ACCEPT_FROM;
  return { reading, candidates: isEnough ? first : await rankWithin(source, language, line, reading, null) };
}

/** The words of a line that the embedded catalogue does not know. */
function strangersOf(reading: WordReading): string[] {
  return reading.words.filter(({ known }) => !known).map(({ word }) => word);
}

async function rankWithin(
  source: CandidateSource,
  language: ProductIndex,
  line: ProductLine,
  reading: WordReading,
  category: Category | null,
) {
  const names = await source.likeNames(termsOf(reading), category);
  if (names.length === 0) return [];
  const input = { ...reading, size: line.size, marked: line.reason !== null };
  const best = rank(indexCandidates(names.map(stubOf), language), input, BEST_NAMES);
  return rankNames(source, language, line, reading, best);
}

/** Ranks the source's packages of the names found. */
async function rankNames(
  source: CandidateSource,
  language: ProductIndex,
  line: ProductLine,
  reading: WordReading,
  found: readonly Candidate[],
): Promise<Candidate[]> {
  const wanted = found.map(({ product: { category, name } }) => ({ category, name }));
  const products = await source.packagesOf(wanted, [...reading.brandWords], line.size?.amount ?? null);
  return rank(indexCandidates(products, language), {
    ...reading,
    size: line.size,
    marked: line.reason !== null,
  });
}

/** What is looked for: all the words, and parts of them that a long line can share with a short name. */
function termsOf(reading: WordReading): string[] {
  const words = reading.words.map(({ word }) => word);
  const kind = reading.hit?.words ?? [];
  const terms = [words, words.slice(-2), words.slice(0, 2), kind];
  return [...new Set(terms.map((term) => term.join(" ")))].filter((term) => term !== "");
}

/** A name as the scorer reads it: only the words count. */
function stubOf({ category, name }: NamedCategory): CatalogueProduct {
  const none = { source: "", asOf: "", estimate: true };
  return {
    id: name,
    name,
    brand: null,
    category: categorySchema.parse(category),
    size: 1,
    unit: "each",
    price: { ca: 0, us: 0 },
    unitPrice: { ca: null, us: null },
    asOf: "",
    estimate: true,
    basis: { ca: none, us: none },
  };
}
