import { CATEGORIES, type Category, DEFAULT_CATEGORY } from "./category";
import { CATEGORY_KEYWORDS } from "./category-keywords";
import { RECEIPT_ABBREVIATIONS } from "./receipt-abbreviations";
import { singular } from "./singular";

interface Keyword {
  readonly category: Category;
  readonly strong: boolean;
}

const MAX_PHRASE = 4;
const KEYWORDS: ReadonlyMap<string, Keyword> = buildKeywords();

function buildKeywords(): Map<string, Keyword> {
  const keywords = new Map<string, Keyword>();
  const add = (list: string, category: Category, strong: boolean) => {
    for (const phrase of list.split(",")) {
      const key = phrase.trim().split(/\s+/).map(singular).join(" ");
      if (!keywords.has(key)) keywords.set(key, { category, strong });
    }
  };
  for (const category of CATEGORIES) add(CATEGORY_KEYWORDS[category].strong, category, true);
  for (const category of CATEGORIES) add(CATEGORY_KEYWORDS[category].weak, category, false);
  return keywords;
}

/** Lower case, no accents, abbreviations and French words expanded, in singular. */
export function keywordTokens(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’]/g, "");
  return plain
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== "")
    .flatMap((token) => (RECEIPT_ABBREVIATIONS.get(token) ?? token).split(" "))
    .map(singular);
}

/**
 * The category its words say (§3), `null` where none does. The longest phrase counts, a product word
 * before an ingredient, then the last one: English names end with what the thing is.
 */
export function keywordCategory(tokens: readonly string[]): Category | null {
  let best: { keyword: Keyword; rank: number } | null = null;
  for (let start = 0; start < tokens.length; ) {
    let step = 1;
    for (let length = Math.min(MAX_PHRASE, tokens.length - start); length > 0; length--) {
      const keyword = KEYWORDS.get(tokens.slice(start, start + length).join(" "));
      if (keyword === undefined) continue;
      const rank = (keyword.strong ? 1000 : 0) + (length > 1 ? 100 : 0) + start;
      if (best === null || rank >= best.rank) best = { keyword, rank };
      step = length;
      break;
    }
    start += step;
  }
  return best?.keyword.category ?? null;
}

/** §3: resolves a category by keyword, English or French, abbreviated or not; §4's default otherwise. */
export function categoryFromKeywords(text: string): Category {
  return keywordCategory(keywordTokens(text)) ?? DEFAULT_CATEGORY;
}
