import { CATALOGUE_VERSION } from "@gf-ledger/catalogue/catalogue-version";
import type {
  Candidate,
  CatalogueProduct,
  ProductMatcher,
  SearchAnswer,
  SearchOptions,
} from "@gf-ledger/catalogue/matcher";
import { type LineReading, readProductLine } from "@gf-ledger/catalogue/matching/line-reading";
import {
  indexCandidates,
  indexProducts,
  type ProductIndex,
} from "@gf-ledger/catalogue/matching/product-index";
import { proposalOf, type RankedReading } from "@gf-ledger/catalogue/matching/proposal";
import { ACCEPT_FROM, ACCEPT_ORDINARY_FROM, EXPLAINED_FROM, rank } from "@gf-ledger/catalogue/matching/rank";
import type { Reading } from "@gf-ledger/catalogue/matching/word-reading";
import { CATALOGUE } from "@gf-ledger/catalogue/products";
import { type Category, categorySchema } from "@gf-ledger/domain/category/category";
import type { Pool } from "pg";
import { searchTrigrams } from "./search-trigrams";
import { isNameHolding, likeNames, type NamedCategory, packagesOf } from "./trigram-candidates";

/** Names whose packages are fetched: the scorer's three, and some for brands and ties. */
const BEST_NAMES = 5;
/** From this score on a known name leaves nothing to look for, if no name of the table holds another of the line's words. */
const NAMED_FROM = ACCEPT_ORDINARY_FROM;

/**
 * A matcher that asks the products table: candidates by trigram within the line's category, ranked by the
 * very scorer of the matcher in memory, whose embedded catalogue lends it the words and their weights.
 */
export function createTrigramMatcher(pool: Pool): ProductMatcher {
  const language = indexProducts(CATALOGUE);
  return {
    version: async () => CATALOGUE_VERSION,
    propose: async (input, edition) => {
      const line = readProductLine(language, input.name);
      const ranked: RankedReading[] = [];
      for (const reading of line.readings) {
        const one = await rankFromTable(pool, language, line, reading);
        ranked.push(one);
        if ((one.candidates[0]?.score ?? 0) >= EXPLAINED_FROM) break;
      }
      return proposalOf(line, ranked, edition, input);
    },
    search: (query: string, options: SearchOptions): Promise<SearchAnswer> =>
      searchTrigrams(pool, language, query, options),
  };
}

async function rankFromTable(
  pool: Pool,
  language: ProductIndex,
  line: LineReading,
  reading: Reading,
): Promise<RankedReading> {
  const { hit } = reading;
  const input = { ...reading, size: line.size, marked: line.reason !== null };
  // What a name of the embedded catalogue explains is asked for by that name, whatever else there is.
  const known = rank(language, input, BEST_NAMES);
  if ((known[0]?.score ?? 0) >= NAMED_FROM && !(await isNameHolding(pool, strangersOf(reading)))) {
    const candidates = await rankNames(pool, language, line, reading, known);
    if ((candidates[0]?.score ?? 0) >= NAMED_FROM) return { hit, candidates };
  }
  const within = hit?.level === 3 ? hit.category : null;
  const first = await rankWithin(pool, language, line, reading, within);
  // A name of another category may hold the very words: "tortilla flour" is no flour.
  const isEnough = within === null || (first[0]?.score ?? 0) >= ACCEPT_FROM;
  return { hit, candidates: isEnough ? first : await rankWithin(pool, language, line, reading, null) };
}

/** The words of a line that the embedded catalogue does not know. */
function strangersOf(reading: Reading): string[] {
  return reading.words.filter(({ known }) => !known).map(({ word }) => word);
}

async function rankWithin(
  pool: Pool,
  language: ProductIndex,
  line: LineReading,
  reading: Reading,
  category: Category | null,
) {
  const names = await likeNames(pool, termsOf(reading), category);
  if (names.length === 0) return [];
  const input = { ...reading, size: line.size, marked: line.reason !== null };
  const best = rank(indexCandidates(names.map(stubOf), language), input, BEST_NAMES);
  return rankNames(pool, language, line, reading, best);
}

/** Ranks the table's packages of the names found. */
async function rankNames(
  pool: Pool,
  language: ProductIndex,
  line: LineReading,
  reading: Reading,
  found: readonly Candidate[],
): Promise<Candidate[]> {
  const wanted = found.map(({ product: { category, name } }) => ({ category, name }));
  const products = await packagesOf(pool, wanted, [...reading.brandWords], line.size?.amount ?? null);
  return rank(indexCandidates(products, language), {
    ...reading,
    size: line.size,
    marked: line.reason !== null,
  });
}

/** What is looked for: all the words, and the ones that say what it is, on which a long line agrees with a short name. */
function termsOf(reading: Reading): string[] {
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
    ...none,
    basis: { ca: none, us: none },
  };
}
