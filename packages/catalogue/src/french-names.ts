import { readTable, type Table } from "@gf-ledger/domain/table/read-table";
import { z } from "zod";
import BAKING_SUPPLIES from "../data/french-names/baking-supplies.json";
import BEVERAGES from "../data/french-names/beverages.json";
import BREAD_AND_BAKERY from "../data/french-names/bread-and-bakery.json";
import CEREAL_AND_BREAKFAST_ITEMS from "../data/french-names/cereal-and-breakfast-items.json";
import CONDIMENTS_AND_SAUCES from "../data/french-names/condiments-and-sauces.json";
import DAIRY_AND_DAIRY_ALTERNATIVES from "../data/french-names/dairy-and-dairy-alternatives.json";
import MEAT_POULTRY_AND_SEAFOOD from "../data/french-names/meat-poultry-and-seafood.json";
import MISCELLANEOUS_GROCERY_ITEMS from "../data/french-names/miscellaneous-grocery-items.json";
import PASTA_AND_GRAINS from "../data/french-names/pasta-and-grains.json";
import PREPARED_AND_PACKAGED_MEALS from "../data/french-names/prepared-and-packaged-meals.json";
import SNACKS from "../data/french-names/snacks.json";
import SPECIALTY_ITEMS from "../data/french-names/specialty-items.json";
import { fold } from "./text/fold";

/** The files of French names as they are, each with its name. */
const TABLES: Readonly<Record<string, Table>> = {
  "baking-supplies": BAKING_SUPPLIES,
  beverages: BEVERAGES,
  "bread-and-bakery": BREAD_AND_BAKERY,
  "cereal-and-breakfast-items": CEREAL_AND_BREAKFAST_ITEMS,
  "condiments-and-sauces": CONDIMENTS_AND_SAUCES,
  "dairy-and-dairy-alternatives": DAIRY_AND_DAIRY_ALTERNATIVES,
  "meat-poultry-and-seafood": MEAT_POULTRY_AND_SEAFOOD,
  "miscellaneous-grocery-items": MISCELLANEOUS_GROCERY_ITEMS,
  "pasta-and-grains": PASTA_AND_GRAINS,
  "prepared-and-packaged-meals": PREPARED_AND_PACKAGED_MEALS,
  snacks: SNACKS,
  "specialty-items": SPECIALTY_ITEMS,
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
