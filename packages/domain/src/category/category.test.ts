import { expect, it } from "vitest";
import { CATEGORIES, UNCATEGORIZED } from "./categories";
import { categorySchema } from "./category";

it("matching-10 a product is in one of twelve categories; 'Uncategorized' is none of them", () => {
  expect(CATEGORIES).toEqual([
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
  ]);
  expect(categorySchema.safeParse(UNCATEGORIZED).success).toBe(false);
});
