import type { Category } from "@gf-ledger/domain/category/category";
import type { Table } from "@gf-ledger/domain/table/read-table";
import {
  BAKING_SUPPLIES_TABLE,
  BEVERAGES_TABLE,
  BREAD_AND_BAKERY_TABLE,
  CEREAL_AND_BREAKFAST_ITEMS_TABLE,
  CONDIMENTS_AND_SAUCES_TABLE,
  DAIRY_AND_DAIRY_ALTERNATIVES_TABLE,
  MEAT_POULTRY_AND_SEAFOOD_TABLE,
  MISCELLANEOUS_GROCERY_ITEMS_TABLE,
  PASTA_AND_GRAINS_TABLE,
  PREPARED_AND_PACKAGED_MEALS_TABLE,
  SNACKS_TABLE,
  SPECIALTY_ITEMS_TABLE,
} from "../data/tables.mjs";

/** The product files as they are, one a category. */
export const PRODUCT_TABLES: Readonly<Record<Category, Table>> = {
  "Bread and Bakery": BREAD_AND_BAKERY_TABLE,
  "Pasta and Grains": PASTA_AND_GRAINS_TABLE,
  "Cereal and Breakfast Items": CEREAL_AND_BREAKFAST_ITEMS_TABLE,
  Snacks: SNACKS_TABLE,
  "Dairy and Dairy Alternatives": DAIRY_AND_DAIRY_ALTERNATIVES_TABLE,
  "Prepared and Packaged Meals": PREPARED_AND_PACKAGED_MEALS_TABLE,
  "Meat, Poultry, and Seafood": MEAT_POULTRY_AND_SEAFOOD_TABLE,
  "Condiments and Sauces": CONDIMENTS_AND_SAUCES_TABLE,
  "Baking Supplies": BAKING_SUPPLIES_TABLE,
  Beverages: BEVERAGES_TABLE,
  "Specialty Items": SPECIALTY_ITEMS_TABLE,
  "Miscellaneous Grocery Items": MISCELLANEOUS_GROCERY_ITEMS_TABLE,
};

/** The path of a category's product file from the project's root. */
export function productFile(category: Category): string {
  return `packages/catalogue/data/products/${category.toLowerCase().replace(/[^a-z]+/g, "-")}.json`;
}
