import { CATEGORIES, type Category } from "./category";
import { CATEGORY_KEYWORDS, INGREDIENT_KEYWORDS } from "./category-keywords";
import { GROCERY_KEYWORDS } from "./grocery-keywords";
import { singular } from "./singular";

interface Keyword {
  readonly category: Category;
  /** 3: names a kind of product. 2: names one unless another word does. 1: a flavour. */
  readonly level: 1 | 2 | 3;
}

const MAX_PHRASE = 4;
/** Made from ingredients, so these win over other level 2 words: "pancake frozen buttermilk" is a pancake. */
const MADE: ReadonlySet<Category> = new Set([
  "Bread and Bakery",
  "Prepared and Packaged Meals",
  "Cereal and Breakfast Items",
]);
const KEYWORDS: ReadonlyMap<string, Keyword> = buildKeywords();

function buildKeywords(): Map<string, Keyword> {
  const keywords = new Map<string, Keyword>();
  const phrases = (list: string) =>
    list.split(",").map((phrase) => phrase.trim().split(/\s+/).map(singular).join(" "));
  const ingredients = new Set(phrases(INGREDIENT_KEYWORDS));
  for (const category of CATEGORIES) {
    for (const phrase of phrases(CATEGORY_KEYWORDS[category].strong)) {
      if (!keywords.has(phrase)) keywords.set(phrase, { category, level: ingredients.has(phrase) ? 2 : 3 });
    }
  }
  const add = (list: string | undefined, category: Category, level: Keyword["level"]) => {
    for (const phrase of list === undefined ? [] : phrases(list)) {
      if (!keywords.has(phrase)) keywords.set(phrase, { category, level });
    }
  };
  for (const category of CATEGORIES) add(GROCERY_KEYWORDS[category]?.kinds, category, 3);
  for (const category of CATEGORIES) add(GROCERY_KEYWORDS[category]?.ingredients, category, 2);
  for (const category of CATEGORIES) add(CATEGORY_KEYWORDS[category].weak, category, 1);
  for (const category of CATEGORIES) add(GROCERY_KEYWORDS[category]?.flavours, category, 1);
  return keywords;
}

export interface KeywordHit {
  readonly category: Category;
  /** 3: the words name a kind of product. 2: they name one unless other words do. 1: a flavour. */
  readonly level: 1 | 2 | 3;
  /** The words that decided, in singular. */
  readonly words: readonly string[];
}

/**
 * The category that a name's words point to (matching-11); `null` where no word does. The longest phrase
 * counts. A product word wins over an ingredient, then the last one: English names end with the thing itself.
 */
export function keywordHit(tokens: readonly string[]): KeywordHit | null {
  let best: { hit: KeywordHit; rank: number } | null = null;
  for (let start = 0; start < tokens.length; ) {
    let step = 1;
    for (let length = Math.min(MAX_PHRASE, tokens.length - start); length > 0; length--) {
      const words = tokens.slice(start, start + length);
      const keyword = KEYWORDS.get(words.join(" "));
      if (keyword === undefined) continue;
      const rank =
        keyword.level * 1000 + (keyword.level === 2 && MADE.has(keyword.category) ? 500 : 0) + start;
      if (best === null || rank >= best.rank) best = { hit: { ...keyword, words }, rank };
      step = length;
      break;
    }
    start += step;
  }
  return best?.hit ?? null;
}

/** Whether the words name something made from ingredients, even if it can be one itself: a wrap, a waffle. */
export function isMade({ category, level }: KeywordHit): boolean {
  return level > 1 && MADE.has(category);
}

/** Every word of the keyword lists, in singular: what a receipt line may be expected to say. */
export function keywordWords(): Set<string> {
  return new Set([...KEYWORDS.keys()].flatMap((phrase) => phrase.split(" ")));
}
