import { z } from "zod";
import { CATEGORY_KEYWORDS_ROWS } from "../../data/tables.mjs";
import { defineTable, tableEntries } from "../table/table";
import type { Category } from "./categories";
import { categorySchema } from "./category";
import { singular } from "./singular";

interface Keyword {
  readonly category: Category;
  /** 3: names a kind of product. 2: names one unless another word does. 1: a flavour. */
  readonly level: 1 | 2 | 3;
}

/** "kind" names a product; "ingredient" does too unless another kind stands on the line; "flavour" decides last. */
const LEVELS = { flavour: 1, ingredient: 2, kind: 3 } as const;
const MAX_PHRASE = 4;

/** A phrase of plain English, in singular, and the category that it points to. */
const KEYWORD = z.object({
  phrase: z
    .string()
    .refine((phrase) => phrase === phrase.split(" ").map(singular).join(" "), "is not in singular")
    .refine((phrase) => phrase.split(" ").length <= MAX_PHRASE, `has more than ${MAX_PHRASE} words`),
  category: categorySchema,
  level: z.enum(["kind", "ingredient", "flavour"]),
});

/** Made from ingredients, so these win over other level 2 words: "pancake frozen buttermilk" is a pancake. */
const MADE: ReadonlySet<Category> = new Set([
  "Bread and Bakery",
  "Prepared and Packaged Meals",
  "Cereal and Breakfast Items",
]);
export const CATEGORY_KEYWORD_TABLE = defineTable(
  "packages/domain/data/category-keywords.json",
  CATEGORY_KEYWORDS_ROWS,
  KEYWORD,
  ["phrase"],
);

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(
  tableEntries(CATEGORY_KEYWORD_TABLE).map(
    ({ phrase, category, level }) => [phrase, { category, level: LEVELS[level] }] as const,
  ),
);

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
