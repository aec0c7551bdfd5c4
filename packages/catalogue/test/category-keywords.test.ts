import { CATEGORIES } from "@gf-ledger/domain/category/categories";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "../src/create-matcher";

const matcher = createMatcher();
const proposal = (line: string) => matcher.propose({ name: line }, "ca");

describe("matching-11 a line without a counterpart takes its category from the keywords", () => {
  it.each([
    ["GF VEGGIE SPIRALS 340G", "Pasta and Grains"],
    ["APPL DRK", "Beverages"],
    ["VITAMIN D3 1000IU", "Specialty Items"],
    ["GF STOUT 4PK DEPARTED", "Beverages"],
  ])("%s is %s", (line, category) => {
    expect(proposal(line)).toMatchObject({ match: null, category });
  });

  it("matching-12 the default is Miscellaneous Grocery Items", () => {
    for (const line of ["XYZZY 123", "", "~~//"]) {
      expect(proposal(line)).toMatchObject({ match: null, category: "Miscellaneous Grocery Items" });
    }
  });

  it("answers one of the twelve for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(CATEGORIES).toContain(proposal(text).category);
      }),
    );
  });
});

describe("matching-11 the category of a printed line, abbreviated or French, goes the way every line goes", () => {
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
    ["PAIN BLANC TRANCHÉ", "Bread and Bakery"],
    ["PÂTES PENNE", "Pasta and Grains"],
    ["CÉRÉALES", "Cereal and Breakfast Items"],
    ["BISCUITS AU CHOCOLAT", "Snacks"],
    ["FROMAGE CHEDDAR", "Dairy and Dairy Alternatives"],
    ["SOUPE AUX LÉGUMES", "Prepared and Packaged Meals"],
    ["FARINE TOUT USAGE", "Baking Supplies"],
    ["BIÈRE", "Beverages"],
  ])("%s is %s", (line, category) => {
    expect(proposal(line).category).toBe(category);
  });
});
