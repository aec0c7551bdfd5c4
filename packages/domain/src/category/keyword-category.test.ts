import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./category";
import { categoryFromKeywords } from "./keyword-category";
import { singular } from "./singular";

describe("§3 unmatched categories are resolved by keyword", () => {
  it.each([
    ["GF BRD WHT", "Bread and Bakery"],
    ["SPAG 900G", "Pasta and Grains"],
    ["STEEL CUT OATS", "Cereal and Breakfast Items"],
    ["PNUT BTR CKIE", "Snacks"],
    ["STRW YOG", "Dairy and Dairy Alternatives"],
    ["CHKN NOODLE SOUP", "Prepared and Packaged Meals"],
    ["CHKN NUGGETS", "Meat, Poultry, and Seafood"],
    ["PNUT BTR", "Condiments and Sauces"],
    ["CHOC CAKE MX", "Baking Supplies"],
    ["CRANBERRY JUICE", "Beverages"],
    ["VEGGIE BURGER", "Specialty Items"],
    ["GRAPEFRUIT", "Miscellaneous Grocery Items"],
    ["TORT CHIPS", "Snacks"],
    ["TORT WRAPS", "Bread and Bakery"],
    ["BREAD CRUMBS", "Baking Supplies"],
  ])("%s is %s", (line, category) => {
    expect(categoryFromKeywords(line)).toBe(category);
  });

  it.each([
    ["PAIN BLANC TRANCHÉ", "Bread and Bakery"],
    ["PÂTES PENNE", "Pasta and Grains"],
    ["CÉRÉALES", "Cereal and Breakfast Items"],
    ["BISCUITS AU CHOCOLAT", "Snacks"],
    ["FROMAGE CHEDDAR", "Dairy and Dairy Alternatives"],
    ["SOUPE AUX LÉGUMES", "Prepared and Packaged Meals"],
    ["FARINE TOUT USAGE", "Baking Supplies"],
    ["BIÈRE", "Beverages"],
  ])("French: %s is %s", (line, category) => {
    expect(categoryFromKeywords(line)).toBe(category);
  });

  it("§4 the default is Miscellaneous Grocery Items", () => {
    expect(categoryFromKeywords("XYZZY 123")).toBe("Miscellaneous Grocery Items");
    expect(categoryFromKeywords("")).toBe("Miscellaneous Grocery Items");
  });

  it("answers one of the twelve for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(CATEGORIES).toContain(categoryFromKeywords(text));
      }),
    );
  });
});

describe("rough singulars", () => {
  it.each([
    ["cookies", "cookie"],
    ["loaves", "loaf"],
    ["berries", "berry"],
    ["tomatoes", "tomato"],
    ["couscous", "couscous"],
    ["fries", "fries"],
    ["glass", "glass"],
  ])("%s → %s", (plural, one) => {
    expect(singular(plural)).toBe(one);
  });
});
