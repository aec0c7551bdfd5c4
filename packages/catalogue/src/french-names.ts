import { defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import {
  BAKING_SUPPLIES_IN_FRENCH_ROWS,
  BEVERAGES_IN_FRENCH_ROWS,
  BREAD_AND_BAKERY_IN_FRENCH_ROWS,
  CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH_ROWS,
  CONDIMENTS_AND_SAUCES_IN_FRENCH_ROWS,
  DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH_ROWS,
  MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH_ROWS,
  MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH_ROWS,
  PASTA_AND_GRAINS_IN_FRENCH_ROWS,
  PREPARED_AND_PACKAGED_MEALS_IN_FRENCH_ROWS,
  SNACKS_IN_FRENCH_ROWS,
  SPECIALTY_ITEMS_IN_FRENCH_ROWS,
} from "../data/tables.mjs";
import { fold } from "./text/fold";

/** A product's English name, and its French one in small letters but for names of places and makers. */
const NAME = z.object({
  name: z.string().min(1),
  french: z.string().regex(/^[^A-Z]/, "begins with a capital"),
});

/** The tables of French names, one for each file of products. */
export const FRENCH_NAME_TABLES = Object.entries({
  "baking-supplies": BAKING_SUPPLIES_IN_FRENCH_ROWS,
  beverages: BEVERAGES_IN_FRENCH_ROWS,
  "bread-and-bakery": BREAD_AND_BAKERY_IN_FRENCH_ROWS,
  "cereal-and-breakfast-items": CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH_ROWS,
  "condiments-and-sauces": CONDIMENTS_AND_SAUCES_IN_FRENCH_ROWS,
  "dairy-and-dairy-alternatives": DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH_ROWS,
  "meat-poultry-and-seafood": MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH_ROWS,
  "miscellaneous-grocery-items": MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH_ROWS,
  "pasta-and-grains": PASTA_AND_GRAINS_IN_FRENCH_ROWS,
  "prepared-and-packaged-meals": PREPARED_AND_PACKAGED_MEALS_IN_FRENCH_ROWS,
  snacks: SNACKS_IN_FRENCH_ROWS,
  "specialty-items": SPECIALTY_ITEMS_IN_FRENCH_ROWS,
}).map(([file, rows]) =>
  defineTable(`packages/catalogue/data/french-names/${file}.json`, rows, NAME, ["name"]),
);

/** The French name of every product of the catalogue, by its English one. */
export const FRENCH_NAMES: ReadonlyMap<string, string> = new Map(
  FRENCH_NAME_TABLES.flatMap(tableEntries).map(({ name, french }) => [name, french] as const),
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
