import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import type { Candidate } from "../matcher";
import type { LineSize } from "../text/size";
import { sizeIn } from "../text/size";
import { type IndexedProduct, isFlavourWord, isKindWord, type ProductIndex } from "./product-index";
import { CERTAINTY, type ResolvedWord } from "./vocabulary";
import { WEIGHT } from "./weights";

/** A score at or above which a candidate is taken as the match. */
export const ACCEPT_FROM = 0.62;
/** The same for a line that does not say it is gluten-free: it may be anything, a card or a sponge. */
export const ACCEPT_ORDINARY_FROM = 0.72;
const KEPT = 3;

export interface RankInput {
  readonly words: readonly ResolvedWord[];
  readonly hit: KeywordHit | null;
  /** Words that rank but do not decide. */
  readonly quiet: ReadonlySet<string>;
  /** Words that may name a brand of the catalogue. */
  readonly brandWords: ReadonlySet<string>;
  readonly size: LineSize | null;
  /** The line was cut off within a word. */
  readonly cut: boolean;
  /** The line says that it is gluten-free. */
  readonly marked: boolean;
}

/** The best candidates for a line, best first, one for each product name. */
export function rank(index: ProductIndex, input: RankInput, keep = KEPT): Candidate[] {
  const known = new Map<string, number>();
  let unknown = 0;
  for (const { word, certainty, known: isKnown } of input.words) {
    // What is known depends on the products at hand: those fetched for a line may hold words of their own.
    if (isKnown || index.byWord.has(word))
      known.set(word, Math.max(known.get(word) ?? 0, isKnown ? certainty : 1));
    else unknown += WEIGHT.unknownWord;
  }
  const lineHead = input.hit !== null && input.hit.level > 1 ? input.hit.words.at(-1) : undefined;
  const weightOnLine = (word: string) => index.weightOf(word) * (word === lineHead ? WEIGHT.lineHead : 1);
  let lineWeight = Math.min(unknown, WEIGHT.unknownWordsAtMost);
  for (const word of known.keys())
    lineWeight += weightOnLine(word) * (index.byWord.has(word) || word === lineHead ? 1 : WEIGHT.unsoldWord);
  if (known.size === 0) return [];

  const hasUnknown = input.words.some(isUnknownWord);
  const unexplained = hasUnexplainedKind(input);
  const flavoured = [...known.keys()].filter(isFlavourWord);
  const kinds = [...known.keys()].filter(isKindWord);
  const matched = new Map<number, { line: number; product: number }>();
  for (const [word, certainty] of known) {
    const onLine = weightOnLine(word) * certainty;
    const inProduct = index.weightOf(word) * certainty;
    for (const order of index.byWord.get(word) ?? []) {
      let sums = matched.get(order);
      if (sums === undefined) {
        sums = { line: 0, product: 0 };
        matched.set(order, sums);
      }
      const entry = index.products[order];
      sums.line += onLine;
      if (entry?.words.includes(word)) sums.product += inProduct * (entry.head === word ? 2 : 1);
    }
  }
  const best = new Map<string, { entry: IndexedProduct; score: number }>();
  for (const [order, sums] of matched) {
    const entry = index.products[order];
    if (entry === undefined) continue;
    const score = scoreOf(index, entry, {
      sums,
      lineWeight,
      known,
      flavoured,
      kinds,
      hasUnknown,
      unexplained,
      lineHead,
      input,
    });
    const rival = best.get(entry.product.name);
    if (rival === undefined || isBetter({ entry, score }, rival, input.size)) {
      best.set(entry.product.name, { entry, score });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.entry.order - b.entry.order)
    .slice(0, keep)
    .map(({ entry, score }) => ({ product: entry.product, score: Math.round(score * 1000) / 1000 }));
}

/** Whether the product's name says the word, or its head alone does. */
function says(index: ProductIndex, entry: IndexedProduct, word: string): boolean {
  return entry.words.includes(word) || index.impliedHead.get(entry.head) === word;
}

/** A guessed word must be long and only misspelt to stand for a head that the line does not name. */
function impliesHead(word: string, certainty: number): boolean {
  return certainty >= CERTAINTY.abbreviation || (certainty >= CERTAINTY.misspelt && word.length >= 6);
}

interface ScoreInput {
  readonly sums: { readonly line: number; readonly product: number };
  readonly lineWeight: number;
  readonly known: ReadonlyMap<string, number>;
  /** Those known words that name a flavour. */
  readonly flavoured: readonly string[];
  /** Those that name a kind of product. */
  readonly kinds: readonly string[];
  readonly hasUnknown: boolean;
  readonly unexplained: boolean;
  readonly lineHead: string | undefined;
  readonly input: RankInput;
}

function scoreOf(index: ProductIndex, entry: IndexedProduct, score: ScoreInput): number {
  const { known, lineHead, input } = score;
  let { line, product } = score.sums;
  const head = entry.head;
  let hasHead = known.has(head);
  const ofOtherKind =
    input.hit !== null && input.hit.level === 2 && input.hit.category !== entry.product.category;
  // A line that names another head ("licorice twists") is not what one of its words implies.
  const namesOther = input.hit?.level === 3 && lineHead !== undefined && index.heads.has(lineHead);
  if (!hasHead && !namesOther && !ofOtherKind) {
    for (const [word, certainty] of known) {
      if (index.impliedHead.get(word) !== head || !impliesHead(word, certainty)) continue;
      if (!entry.words.includes(word) && !entry.brandWords.includes(word)) continue;
      hasHead = true;
      product += index.weightOf(head) * 1.6;
      break;
    }
  }
  if (
    !hasHead &&
    lineHead !== undefined &&
    input.hit?.level === 3 &&
    input.hit.category === entry.product.category
  ) {
    // The line names the kind by another of the product's words: "spaghetti" alone is a pasta.
    hasHead = entry.words.includes(lineHead);
    if (hasHead) product += index.weightOf(head) * 1.6;
  }
  // A word that the product's head implies ("pasta" on a penne) is no word too many.
  if (lineHead !== undefined && !entry.words.includes(lineHead) && index.impliedHead.get(head) === lineHead) {
    line += index.weightOf(lineHead) * WEIGHT.lineHead;
  }
  let total =
    WEIGHT.cover * Math.min(1, line / score.lineWeight) + WEIGHT.recall * Math.min(1, product / entry.weight);
  const sameWords = known.size === entry.words.length && entry.words.every((word) => known.has(word));
  if (!hasHead) total *= WEIGHT.withoutHead;
  // "Tortilla flour" is a flour tortilla: the same words in another order outweigh which one stands last.
  if (
    !sameWords &&
    input.hit !== null &&
    input.hit.level > 1 &&
    input.hit.category !== entry.product.category
  ) {
    total *= WEIGHT.otherCategory;
  }
  if (!sameWords && lacksCompound(input.hit, entry)) total *= WEIGHT.otherCompound;
  if (!sameWords && hasOtherFlavour(entry, score)) total *= WEIGHT.otherFlavour;
  else if (!sameWords && isPlainer(entry, score)) total *= WEIGHT.plainer;
  if (!sameWords && namesOther && !entry.words.includes(lineHead) && index.impliedHead.get(head) !== lineHead)
    total *= WEIGHT.otherKind;
  if (!sameWords && score.kinds.some((word) => word !== lineHead && !says(index, entry, word)))
    total *= WEIGHT.kindNotInProduct;
  if (score.unexplained) total *= WEIGHT.unexplained;
  else if (sameWords) total = Math.max(total, 0.96 * Math.min(...known.values()));
  if (entry.product.brand !== null) {
    const sameBrand = entry.brandWords.some((word) => input.brandWords.has(word));
    total *= sameBrand ? WEIGHT.sameBrand : WEIGHT.otherBrand;
  }
  return Math.min(1, total) - quietDistance(entry, input.quiet);
}

/** Between products that are as near, the one with the line's quiet words, and without others: mini bagels. */
function quietDistance(entry: IndexedProduct, quiet: ReadonlySet<string>): number {
  let distance = 0;
  for (const word of quiet) if (!entry.quiet.includes(word)) distance += WEIGHT.quietMissing;
  for (const word of entry.quiet) if (!quiet.has(word)) distance += WEIGHT.quietExtra;
  return distance;
}

/**
 * A gluten-free line names no kind, only something that others are made of, and a word nobody knows that
 * may be the kind: food as it grows needs no mark.
 */
function hasUnexplainedKind({ hit, words, marked, cut }: RankInput): boolean {
  if (!marked || hit === null || hit.level === 3) return false;
  if (cut) return true;
  return words.some(isUnknownWord) && words.every(({ word, known }) => !known || hit.words.includes(word));
}

/** Shorter words nobody knows, and those with digits, are codes more often than kinds. */
function isUnknownWord({ word, known }: ResolvedWord): boolean {
  return !known && /^[a-z]{4,}$/.test(word);
}

/**
 * The product is of a flavour that the line does not print: where the line says no more than the kind
 * ("spread", a hazelnut spread) or names a flavour of its own (a maple syrup, a chocolate syrup).
 */
function hasOtherFlavour(entry: IndexedProduct, { known, flavoured, hasUnknown }: ScoreInput): boolean {
  if (entry.flavours.every((word) => known.has(word))) return false;
  if (flavoured.some((word) => !entry.words.includes(word))) return true;
  return (
    (entry.foreign || hasUnknown) && entry.words.every((word) => word === entry.head || !known.has(word))
  );
}

/** The line names a flavour and the product only the kind: a pumpkin bread is not the price of a bread. */
function isPlainer(entry: IndexedProduct, { flavoured, lineHead }: ScoreInput): boolean {
  return entry.words.length === 1 && flavoured.some((word) => word !== lineHead && word !== entry.head);
}

/** The line names a kind by several words, not all of which the product has: "baking powder", a jello powder. */
function lacksCompound(hit: KeywordHit | null, entry: IndexedProduct): boolean {
  if (hit === null || hit.level < 3 || hit.words.length < 2) return false;
  return !hit.words.every((word) => entry.words.includes(word) || word === "and");
}

function isBetter(
  a: { entry: IndexedProduct; score: number },
  b: { entry: IndexedProduct; score: number },
  size: LineSize | null,
): boolean {
  if (Math.abs(a.score - b.score) > 1e-9) return a.score > b.score;
  if (size === null) return a.entry.order < b.entry.order;
  return sizeGap(a.entry, size) < sizeGap(b.entry, size);
}

function sizeGap(entry: IndexedProduct, size: LineSize): number {
  const amount = sizeIn(entry.product.unit, size);
  return amount === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(amount / entry.product.size));
}
