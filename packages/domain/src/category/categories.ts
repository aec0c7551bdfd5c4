// This file imports no schema library, so that no page has to load one for it.

/** The twelve categories a product can have (matching-10). */
export const CATEGORIES = [
  "Bread and Bakery",
  "Pasta and Grains",
  "Cereal and Breakfast Items",
  "Snacks",
  "Dairy and Dairy Alternatives",
  "Prepared and Packaged Meals",
  "Meat, Poultry, and Seafood",
  "Condiments and Sauces",
  "Baking Supplies",
  "Beverages",
  "Specialty Items",
  "Miscellaneous Grocery Items",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A thirteenth name, shown on reports only, for rows without a category (matching-10). */
export const UNCATEGORIZED = "Uncategorized";

/** Used where no keyword and no match decides (matching-12). */
export const DEFAULT_CATEGORY: Category = "Miscellaneous Grocery Items";

/** prices-7: a gluten-free price divided by its multiplier estimates the regular price. */
export const GLUTEN_FREE_MULTIPLIERS: Readonly<Record<Category, number>> = {
  "Bread and Bakery": 1.94,
  "Pasta and Grains": 1.81,
  "Cereal and Breakfast Items": 1.48,
  Snacks: 2.34,
  "Dairy and Dairy Alternatives": 1.44,
  "Prepared and Packaged Meals": 1.71,
  "Meat, Poultry, and Seafood": 1.37,
  "Condiments and Sauces": 1.23,
  "Baking Supplies": 2.93,
  Beverages: 1.15,
  "Specialty Items": 1.15,
  "Miscellaneous Grocery Items": 1.68,
};
