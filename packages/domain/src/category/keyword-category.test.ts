import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./categories";
import { isMade, keywordHit, keywordWords } from "./keyword-category";
import { singular } from "./singular";

const hitOf = (words: string) => keywordHit(words.split(" ").map(singular));

describe("matching-11 the words of a line name its category", () => {
  it.each([
    ["white bread", "Bread and Bakery", "bread"],
    ["steel cut oats", "Cereal and Breakfast Items", "steel cut oat"],
    ["peanut butter cookies", "Snacks", "cookie"],
    ["chicken noodle soup", "Prepared and Packaged Meals", "noodle soup"],
    ["peanut butter", "Condiments and Sauces", "peanut butter"],
    ["chocolate cake mix", "Baking Supplies", "cake mix"],
    ["tortilla chips", "Snacks", "tortilla chip"],
    ["tortilla wraps", "Bread and Bakery", "tortilla"],
    ["bread crumbs", "Baking Supplies", "bread crumb"],
  ])("%s is %s for its %s", (words, category, deciding) => {
    const hit = hitOf(words);
    expect(hit?.category).toBe(category);
    expect(hit?.words.join(" ")).toBe(deciding);
  });

  it("matching-12 no word of the lists decides nothing", () => {
    expect(hitOf("xyzzy 123")).toBeNull();
    expect(keywordHit([])).toBeNull();
  });

  it("a kind counts before an ingredient, and an ingredient before a flavour", () => {
    expect(hitOf("soup chicken")).toMatchObject({ category: "Prepared and Packaged Meals", level: 3 });
    expect(hitOf("chicken")).toMatchObject({ category: "Meat, Poultry, and Seafood", level: 2 });
    expect(hitOf("cinnamon")?.level).toBe(1);
  });

  it("a wrap is made of ingredients, a bag of flour is none", () => {
    expect([hitOf("wrap"), hitOf("flour")].map((hit) => hit !== null && isMade(hit))).toEqual([true, false]);
  });

  it("answers one of the twelve or nothing for any words", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keywordWords())), (words) => {
        const hit = keywordHit(words);
        if (hit !== null) expect(CATEGORIES).toContain(hit.category);
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
