import { readTable, type Table } from "@gf-ledger/domain/table/read-table";
import { z } from "zod";
import {
  BAKING_SUPPLIES_IN_FRENCH_TABLE,
  BEVERAGES_IN_FRENCH_TABLE,
  BREAD_AND_BAKERY_IN_FRENCH_TABLE,
  CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH_TABLE,
  CONDIMENTS_AND_SAUCES_IN_FRENCH_TABLE,
  DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH_TABLE,
  MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH_TABLE,
  MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH_TABLE,
  PASTA_AND_GRAINS_IN_FRENCH_TABLE,
  PREPARED_AND_PACKAGED_MEALS_IN_FRENCH_TABLE,
  SNACKS_IN_FRENCH_TABLE,
  SPECIALTY_ITEMS_IN_FRENCH_TABLE,
} from "../data/tables.mjs";
import { fold } from "./text/fold";

/** The files of French names as they are, each with its name. */
const TABLES: Readonly<Record<string, Table>> = {
  "baking-supplies": BAKING_SUPPLIES_IN_FRENCH_TABLE,
  beverages: BEVERAGES_IN_FRENCH_TABLE,
  "bread-and-bakery": BREAD_AND_BAKERY_IN_FRENCH_TABLE,
  "cereal-and-breakfast-items": CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH_TABLE,
  "condiments-and-sauces": CONDIMENTS_AND_SAUCES_IN_FRENCH_TABLE,
  "dairy-and-dairy-alternatives": DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH_TABLE,
  "meat-poultry-and-seafood": MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH_TABLE,
  "miscellaneous-grocery-items": MISCELLANEOUS_GROCERY_ITEMS_IN_FRENCH_TABLE,
  "pasta-and-grains": PASTA_AND_GRAINS_IN_FRENCH_TABLE,
  "prepared-and-packaged-meals": PREPARED_AND_PACKAGED_MEALS_IN_FRENCH_TABLE,
  snacks: SNACKS_IN_FRENCH_TABLE,
  "specialty-items": SPECIALTY_ITEMS_IN_FRENCH_TABLE,
};

/** A product's English name, and its French one in small letters but for names of places and makers. */
const NAME = z.object({
  name: z.string().min(1),
  french: z.string().regex(/^[^A-Z]/, "begins with a capital"),
});

/** The French name of every product of the catalogue, by its English one. */
export const FRENCH_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLES).flatMap(([file, table]) =>
    readTable(`packages/catalogue/data/french-names/${file}.json`, table, NAME, ["name"]).map(
      ({ name, french }) => [name, french] as const,
    ),
  ),
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
