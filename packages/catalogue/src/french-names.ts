import { BAKING_SUPPLIES_IN_FRENCH } from "../data/french-names/baking-supplies";
import { BEVERAGES_IN_FRENCH } from "../data/french-names/beverages";
import { BREAD_AND_BAKERY_IN_FRENCH } from "../data/french-names/bread-and-bakery";
import { CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH } from "../data/french-names/cereal-and-breakfast-items";
import { CONDIMENTS_AND_SAUCES_IN_FRENCH } from "../data/french-names/condiments-and-sauces";
import { DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH } from "../data/french-names/dairy-and-dairy-alternatives";
import { MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH } from "../data/french-names/meat-poultry-and-seafood";
import { MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH } from "../data/french-names/miscellaneous-grocery-items";
import { PASTA_AND_GRAINS_IN_FRENCH } from "../data/french-names/pasta-and-grains";
import { PREPARED_AND_PACKAGED_MEALS_IN_FRENCH } from "../data/french-names/prepared-and-packaged-meals";
import { SNACKS_IN_FRENCH } from "../data/french-names/snacks";
import { SPECIALTY_ITEMS_IN_FRENCH } from "../data/french-names/specialty-items";
import { fold } from "./text/fold";

const TABLES = [
  BAKING_SUPPLIES_IN_FRENCH,
  BEVERAGES_IN_FRENCH,
  BREAD_AND_BAKERY_IN_FRENCH,
  CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH,
  CONDIMENTS_AND_SAUCES_IN_FRENCH,
  DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH,
  MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH,
  MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH,
  PASTA_AND_GRAINS_IN_FRENCH,
  PREPARED_AND_PACKAGED_MEALS_IN_FRENCH,
  SNACKS_IN_FRENCH,
  SPECIALTY_ITEMS_IN_FRENCH,
];

/** The French name of every product of the catalogue, by its English one. */
export const FRENCH_NAMES: ReadonlyMap<string, string> = new Map(
  TABLES.flatMap((table) => table.trim().split("\n")).map((row) => {
    const [name = "", french = ""] = row.split("|").map((cell) => cell.trim());
    return [name, french] as const;
  }),
);

/** Words that join others: they tell no product from another. */
const JOINING = new Set("a au aux d de des du en et l la le les".split(" "));

/** The words of a French text by which a product is found, folded: "farine de blé" → "farine", "ble". */
export function frenchWords(text: string): string[] {
  const words = fold(text.replace(/[’'-]/g, " ")).match(/[a-z0-9]+/g) ?? [];
  return words.filter((word) => !JOINING.has(word));
}

const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...FRENCH_NAMES].map(([name, french]) => [name, frenchWords(french)]),
);

/** The folded words of a product's French name; none for a product that has no French name. */
export function frenchWordsOf(name: string): readonly string[] {
  return WORDS.get(name) ?? [];
}
