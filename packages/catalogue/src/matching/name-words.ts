import type { Category } from "@gf-ledger/domain/category/categories";
import { type KeywordHit, keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { fold } from "../text/fold";
import { wordsOf } from "../text/line";
import { SILENT_WORDS } from "../text/silent-words";

const JOINING = new Set(["and", "with", "of", "in", "style", "for", "the", "to"]);

/** The words of a product's name in singular; two spellings of one thing become the same words. */
export function productWords(name: string): string[] {
  return wordsOf(
    fold(name)
      .replace(/veggie/g, "vegetable")
      .replace(/creme/g, "cream")
      .replace(/\bburger bun/g, "hamburger bun")
      .replace(/cornbread/g, "corn bread"),
  )
    .map(singular)
    .filter((word) => !JOINING.has(word));
}

/** The words that say what a product is, and the quiet ones beside them. If all are quiet, all count. */
export function nameWords(name: string): { words: readonly string[]; quiet: readonly string[] } {
  const all = [...new Set(productWords(name))];
  const words = all.filter((word) => !SILENT_WORDS.has(word));
  return words.length === 0
    ? { words: all, quiet: [] }
    : { words, quiet: all.filter((word) => SILENT_WORDS.has(word)) };
}

const COLOURS: ReadonlySet<string> = new Set(["white", "red", "green", "yellow", "black", "brown"]);

/** The word that says what the thing is. */
export function headOf(words: readonly string[]): string {
  const hit = keywordHit(words);
  if (hit === null || hit.level === 1) return words.at(-1) ?? "";
  // An egg white is not a white thing.
  return hit.words.findLast((word) => !COLOURS.has(word)) ?? "";
}

/** Whether the word alone names a food that others are made with or taste of. */
export function isFlavourWord(word: string): boolean {
  const hit = keywordHit([word]);
  return hit !== null && hit.level < 3;
}

/** Found on everything, and so not a flavour. */
const SEASONS = new Set(["salt", "sea", "oil"]);

/** Whether the word is a flavour from another category than what it flavours. */
export function isForeignFlavour(word: string, kind: KeywordHit | null): boolean {
  const hit = keywordHit([word]);
  return hit !== null && hit.level < 3 && !SEASONS.has(word) && hit.category !== kind?.category;
}

/** Whether the word alone names a kind of product. */
export function isKindWord(word: string): boolean {
  return keywordHit([word])?.level === 3;
}

/** The flavours in a name, and whether one of them is of another category. */
export function flavoursOf(words: readonly string[], head: string, category: Category) {
  const flavours = words.filter((word) => word !== head && isFlavourWord(word));
  return { flavours, foreign: flavours.some((word) => keywordHit([word])?.category !== category) };
}
