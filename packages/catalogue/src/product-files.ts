import type { Category } from "@gf-ledger/domain/category/categories";
import type { DataRows } from "@gf-ledger/domain/table/table";
import {
  BAKING_SUPPLIES_ROWS,
  BEVERAGES_ROWS,
  BREAD_AND_BAKERY_ROWS,
  CEREAL_AND_BREAKFAST_ITEMS_ROWS,
  CONDIMENTS_AND_SAUCES_ROWS,
  DAIRY_AND_DAIRY_ALTERNATIVES_ROWS,
  MEAT_POULTRY_AND_SEAFOOD_ROWS,
  MISCELLANEOUS_GROCERY_ITEMS_ROWS,
  PASTA_AND_GRAINS_ROWS,
  PREPARED_AND_PACKAGED_MEALS_ROWS,
  SNACKS_ROWS,
  SPECIALTY_ITEMS_ROWS,
} from "../data/tables.mjs";

/** The product files as they are, one a category. */
export const PRODUCT_FILES: Readonly<Record<Category, DataRows>> = {
  "Bread and Bakery": BREAD_AND_BAKERY_ROWS,
  "Pasta and Grains": PASTA_AND_GRAINS_ROWS,
  "Cereal and Breakfast Items": CEREAL_AND_BREAKFAST_ITEMS_ROWS,
  Snacks: SNACKS_ROWS,
  "Dairy and Dairy Alternatives": DAIRY_AND_DAIRY_ALTERNATIVES_ROWS,
  "Prepared and Packaged Meals": PREPARED_AND_PACKAGED_MEALS_ROWS,
  "Meat, Poultry, and Seafood": MEAT_POULTRY_AND_SEAFOOD_ROWS,
  "Condiments and Sauces": CONDIMENTS_AND_SAUCES_ROWS,
  "Baking Supplies": BAKING_SUPPLIES_ROWS,
  Beverages: BEVERAGES_ROWS,
  "Specialty Items": SPECIALTY_ITEMS_ROWS,
  "Miscellaneous Grocery Items": MISCELLANEOUS_GROCERY_ITEMS_ROWS,
};

/** The path of a category's product file from the project's root. */
export function productFile(category: Category): string {
  return `packages/catalogue/data/products/${category.toLowerCase().replace(/[^a-z]+/g, "-")}.json`;
}
