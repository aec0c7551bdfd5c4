import { keywordWords } from "@gf-ledger/domain/category/keyword-category";
import type { CatalogueProduct } from "../matcher";
import { SILENT_WORDS } from "../text/silent-words";
import { flavoursOf, headOf, nameWords, productWords } from "./name-words";
import { WORDS_OF_SAME_THINGS } from "./readings/same-things";
import { Vocabulary } from "./readings/vocabulary";

export interface IndexedProduct {
  readonly product: CatalogueProduct;
  readonly words: readonly string[];
  /** Words of its name that rank but do not decide: "mini", "large", "original". */
  readonly quiet: readonly string[];
  readonly brandWords: readonly string[];
  /** The word that says what it is: "bread", "cracker". */
  readonly head: string;
  /** Its words that are another food by themselves: the "hazelnut" of a spread. */
  readonly flavours: readonly string[];
  /** Whether one of its flavours is of another category: the hazelnut is, the salmon of a fillet is not. */
  readonly foreign: boolean;
  /** Sum of the weights of `words`, the head counted double. */
  readonly weight: number;
  readonly order: number;
}

export interface ProductIndex {
  readonly products: readonly IndexedProduct[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** For each of those how often the word counts in the name: 2 as its head, 1 elsewhere, 0 in the brand. */
  readonly countsByWord: ReadonlyMap<string, Uint8Array>;
  readonly vocabulary: Vocabulary;
  /** Words that are found with one head nearly always: "saltine" → "cracker". */
  readonly impliedHead: ReadonlyMap<string, string>;
  readonly heads: ReadonlySet<string>;
  /** Quiet words that some name holds. */
  readonly quiet: ReadonlySet<string>;
  readonly weightOf: (word: string) => number;
}

/** What puts gluten on a piece of chicken or fish. */
const COATINGS = new Set(["breaded", "battered"]);
const COATING_WEIGHT = 1.6;
/** How a food is kept, and where, says less about it than any other word. */
const KEEPING = new Set(["frozen", "canned", "dried", "deli"]);
const KEEPING_WEIGHT = 0.5;
const IMPLIES_FROM_SHARE = 0.8;
/** Words that name a kind where the line names nothing else, although other things are made of them too. */
const NAMES_KIND: Readonly<Record<string, string>> = {
  bread: "sourdough multigrain rye pumpernickel challah naan focaccia brioche",
  sauce: "teriyaki hoisin alfredo worcestershire sriracha tamari marinara",
  cookie: "snickerdoodle gingersnap",
  pasta: "shell elbow",
};

/**
 * An index of the few products fetched for one line. It weighs words as `language` does and also knows the
 * words that only these products hold.
 */
export function indexCandidates(products: readonly CatalogueProduct[], language: ProductIndex): ProductIndex {
  const byWord = new Map<string, number[]>();
  const indexed = products.map((product, order): IndexedProduct => {
    const { words, quiet } = nameWords(product.name);
    const brandWords = product.brand ? productWords(product.brand) : [];
    for (const word of new Set([...words, ...brandWords.filter((one) => !SILENT_WORDS.has(one))])) {
      append(byWord, word, order);
    }
    const head = headOf(words);
    return {
      product,
      words,
      quiet,
      head,
      ...flavoursOf(words, head, product.category),
      brandWords,
      order,
      weight: weightOfAll(words, head, language.weightOf),
    };
  });
  const heads = new Set([...language.heads, ...indexed.map(({ head }) => head)]);
  return { ...language, products: indexed, byWord, countsByWord: countsOf(byWord, indexed), heads };
}

function countsOf(
  byWord: ReadonlyMap<string, readonly number[]>,
  products: readonly IndexedProduct[],
): Map<string, Uint8Array> {
  const countIn = (word: string, { head, words }: IndexedProduct) =>
    head === word ? 2 : words.includes(word) ? 1 : 0;
  return new Map(
    [...byWord].map(([word, orders]) => [
      word,
      Uint8Array.from(orders, (order) => {
        const entry = products[order];
        return entry === undefined ? 0 : countIn(word, entry);
      }),
    ]),
  );
}

function append(byWord: Map<string, number[]>, word: string, order: number): void {
  const orders = byWord.get(word);
  if (orders === undefined) byWord.set(word, [order]);
  else orders.push(order);
}

function weightOfAll(words: readonly string[], head: string, weightOf: (word: string) => number): number {
  return words.reduce((sum, word) => sum + weightOf(word) * (word === head ? 2 : 1), 0);
}

/** Prepares the catalogue for ranking: words with their weights, heads, and a posting list for each word. */
export function indexProducts(products: readonly CatalogueProduct[]): ProductIndex {
  const namesWith = new Map<string, Set<string>>();
  const headsOf = new Map<string, Map<string, number>>();
  const allWords = new Set(products.flatMap((product) => productWords(product.name)));
  const named = products.map((product) => {
    const { words, quiet } = nameWords(product.name);
    const brandWords = productWords(product.brand ?? "").filter(
      (word) => !SILENT_WORDS.has(word) && !allWords.has(word),
    );
    return { product, words, quiet, head: headOf(words), brandWords };
  });
  const seen = new Set<string>();
  for (const { product, words, head, brandWords } of named) {
    const called = `${product.brand ?? ""} ${product.name}`;
    if (seen.has(called)) continue;
    seen.add(called);
    for (const word of [...(product.brand ? [] : words), ...brandWords]) {
      namesWith.set(word, (namesWith.get(word) ?? new Set()).add(product.name));
      const heads = headsOf.get(word) ?? new Map<string, number>();
      headsOf.set(word, heads.set(head, (heads.get(head) ?? 0) + 1));
    }
  }
  const weights = new Map([...namesWith].map(([word, names]) => [word, weightAmong(word, names.size)]));
  const weightOf = (word: string) => weights.get(word) ?? weightAmong(word, 0);
  const byWord = new Map<string, number[]>();
  const indexed = named.map(({ product, words, quiet, head, brandWords }, order): IndexedProduct => {
    for (const word of [...words, ...brandWords]) append(byWord, word, order);
    const weight = weightOfAll(words, head, weightOf);
    return {
      product,
      words,
      quiet,
      head,
      ...flavoursOf(words, head, product.category),
      weight,
      order,
      brandWords: product.brand ? productWords(product.brand) : [],
    };
  });
  return {
    products: indexed,
    byWord,
    countsByWord: countsOf(byWord, indexed),
    vocabulary: new Vocabulary(wordFrequencies(namesWith)),
    impliedHead: impliedHeads(headsOf),
    heads: new Set(named.map(({ head }) => head)),
    quiet: new Set(named.flatMap(({ quiet }) => quiet)),
    weightOf,
  };
}

/** Rare words weigh more than common ones. */
function weightAmong(word: string, names: number): number {
  const weight = COATINGS.has(word) ? COATING_WEIGHT : KEEPING.has(word) ? KEEPING_WEIGHT : 1;
  return weight / (1 + Math.log10(1 + names) / 2);
}

function wordFrequencies(namesWith: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const word of keywordWords()) frequencies.set(word, 1);
  for (const word of SILENT_WORDS) frequencies.set(word, 1);
  for (const word of WORDS_OF_SAME_THINGS) frequencies.set(word, 1);
  for (const [word, names] of namesWith) frequencies.set(word, names.size + 1);
  return frequencies;
}

function impliedHeads(headsOf: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, string> {
  const implied = new Map<string, string>(
    Object.entries(NAMES_KIND).flatMap(([kind, words]) =>
      words.split(" ").map((word) => [word, kind] as const),
    ),
  );
  for (const [word, heads] of headsOf) {
    if (implied.has(word)) continue;
    const total = [...heads.values()].reduce((sum, count) => sum + count, 0);
    for (const [head, count] of heads) {
      if (head !== word && count / total >= IMPLIES_FROM_SHARE) implied.set(word, head);
    }
  }
  return implied;
}
