import type { Category } from "@gf-ledger/domain/category/categories";
import type { KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import { GLUTEN_FOODS_ROWS } from "../../words/tables.mjs";
import { wordSet } from "../text/word-table";

/** Foods that are usually made with gluten, in singular. */
const GLUTEN_FOODS = wordSet("gluten-foods", GLUTEN_FOODS_ROWS);

/** What these categories sell is made with gluten more often than not. */
const OF_GLUTEN: ReadonlySet<Category> = new Set([
  "Bread and Bakery",
  "Pasta and Grains",
  "Cereal and Breakfast Items",
  "Prepared and Packaged Meals",
]);

/** Whether the (singular) words name a food that is usually made with gluten. */
export function isGlutenFood(words: readonly string[], hit: KeywordHit | null): boolean {
  return (
    words.some((word) => GLUTEN_FOODS.has(word)) ||
    (hit !== null && hit.level > 1 && OF_GLUTEN.has(hit.category))
  );
}

/** What a baker's loaves are called without the word bread. */
const KINDS_OF_BREAD: ReadonlySet<string> = new Set(
  "white brown wheat grain seed seeded raisin oat honey sourdough vienna heritage potato".split(" "),
);

/** Whether the (singular) words name a loaf beside the name of a maker of bread. */
export function namesBread(words: readonly string[]): boolean {
  return words.some((word) => KINDS_OF_BREAD.has(word));
}

/** What "SG" beside it says something else of: a coffee's roast. */
const NO_FOOD_OF_MARKS: ReadonlySet<Category> = new Set(["Beverages"]);

/** Whether a French line's SG means "sans gluten": beside any made food that the line names. */
export function isFrenchMarkBeside(hit: KeywordHit | null): boolean {
  return hit !== null && hit.level > 1 && !NO_FOOD_OF_MARKS.has(hit.category);
}
