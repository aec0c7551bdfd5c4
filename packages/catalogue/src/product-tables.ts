import type { Category } from "@gf-ledger/domain/category/category";
import type { Table } from "@gf-ledger/domain/table/read-table";
import BAKING_SUPPLIES from "../data/products/baking-supplies.json";
import BEVERAGES from "../data/products/beverages.json";
import BREAD_AND_BAKERY from "../data/products/bread-and-bakery.json";
import CEREAL_AND_BREAKFAST_ITEMS from "../data/products/cereal-and-breakfast-items.json";
import CONDIMENTS_AND_SAUCES from "../data/products/condiments-and-sauces.json";
import DAIRY_AND_DAIRY_ALTERNATIVES from "../data/products/dairy-and-dairy-alternatives.json";
import MEAT_POULTRY_AND_SEAFOOD from "../data/products/meat-poultry-and-seafood.json";
import MISCELLANEOUS_GROCERY_ITEMS from "../data/products/miscellaneous-grocery-items.json";
import PASTA_AND_GRAINS from "../data/products/pasta-and-grains.json";
import PREPARED_AND_PACKAGED_MEALS from "../data/products/prepared-and-packaged-meals.json";
import SNACKS from "../data/products/snacks.json";
import SPECIALTY_ITEMS from "../data/products/specialty-items.json";

/** The product files as they are, one a category. */
export const PRODUCT_TABLES: Readonly<Record<Category, Table>> = {
  "Bread and Bakery": BREAD_AND_BAKERY,
  "Pasta and Grains": PASTA_AND_GRAINS,
  "Cereal and Breakfast Items": CEREAL_AND_BREAKFAST_ITEMS,
  Snacks: SNACKS,
  "Dairy and Dairy Alternatives": DAIRY_AND_DAIRY_ALTERNATIVES,
  "Prepared and Packaged Meals": PREPARED_AND_PACKAGED_MEALS,
  "Meat, Poultry, and Seafood": MEAT_POULTRY_AND_SEAFOOD,
  "Condiments and Sauces": CONDIMENTS_AND_SAUCES,
  "Baking Supplies": BAKING_SUPPLIES,
  Beverages: BEVERAGES,
  "Specialty Items": SPECIALTY_ITEMS,
  "Miscellaneous Grocery Items": MISCELLANEOUS_GROCERY_ITEMS,
};

/** The path of a category's product file from the project's root. */
export function productFile(category: Category): string {
  return `packages/catalogue/data/products/${category.toLowerCase().replace(/[^a-z]+/g, "-")}.json`;
}
