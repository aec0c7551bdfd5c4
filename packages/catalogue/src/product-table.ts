import type { Category } from "@gf-ledger/domain/category/category";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { BAKING_SUPPLIES } from "../data/products/baking-supplies";
import { BEVERAGES } from "../data/products/beverages";
import { BREAD_AND_BAKERY } from "../data/products/bread-and-bakery";
import { CEREAL_AND_BREAKFAST_ITEMS } from "../data/products/cereal-and-breakfast-items";
import { CONDIMENTS_AND_SAUCES } from "../data/products/condiments-and-sauces";
import { DAIRY_AND_DAIRY_ALTERNATIVES } from "../data/products/dairy-and-dairy-alternatives";
import { MEAT_POULTRY_AND_SEAFOOD } from "../data/products/meat-poultry-and-seafood";
import { MISCELLANEOUS_GROCERY_ITEMS } from "../data/products/miscellaneous-grocery-items";
import { PASTA_AND_GRAINS } from "../data/products/pasta-and-grains";
import { PREPARED_AND_PACKAGED_MEALS } from "../data/products/prepared-and-packaged-meals";
import { SNACKS } from "../data/products/snacks";
import { SPECIALTY_ITEMS } from "../data/products/specialty-items";

const TABLES: Readonly<Record<Category, string>> = {
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

/** A row of the product files: what is sold, which public figures it stands on, and its prices. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly category: Category;
  readonly size: number;
  readonly unit: "g" | "ml" | "each";
  readonly anchors: Readonly<Record<"ca" | "us", string>>;
  readonly cents: Readonly<Record<"ca" | "us", number>>;
}

/** Every row of the product files, in their order. */
export const PRODUCT_ROWS: readonly ProductRow[] = Object.entries(TABLES).flatMap(([category, table]) =>
  parseTable(category as Category, table),
);

/** The text of all rows; the catalogue's version holds its hash. */
export const PRODUCT_TEXT = Object.values(TABLES).join("");

/** The rows of one product file; throws at the first one it cannot read. */
export function parseTable(category: Category, table: string): ProductRow[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [id = "", name = "", brand = "", size = "", ca = "", us = "", cad = "", usd = ""] = row
        .split("|")
        .map((cell) => cell.trim());
      const [amount, unit] = size.split(" ");
      if (!(unit === "g" || unit === "ml" || unit === "each") || usd === "")
        throw new Error(`Unreadable product row: ${row}`);
      return {
        id,
        name,
        brand: brand === "" ? null : brand,
        category,
        size: Number(amount),
        unit,
        anchors: { ca, us },
        cents: { ca: centsFromDollars(Number(cad)), us: centsFromDollars(Number(usd)) },
      };
    });
}
