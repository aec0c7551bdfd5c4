import { describe, expect, test } from "vitest";
import { createMatcher } from "./create-matcher";
import { FRENCH_NAMES } from "./french-names";
import { productNameIn } from "./product-name";
import { PRODUCT_ROWS } from "./product-table";

const NAMES = new Set(PRODUCT_ROWS.map(({ name }) => name));

describe("matching-35 each product of the catalogue has a French name", () => {
  test("and no French name is without its product", () => {
    expect([...NAMES].filter((name) => !FRENCH_NAMES.get(name))).toEqual([]);
    expect([...FRENCH_NAMES.keys()].filter((name) => !NAMES.has(name))).toEqual([]);
  });

  test("written as Canadian French is, in small letters but for names of places and makers", () => {
    const faulty = [...FRENCH_NAMES].filter(([, french]) =>
      /\p{L}'\p{L}|\s{2}|coeur|oeuf|boeuf|\bde [aeéèêio]|\bà le\b|\bde le\b/u.test(french),
    );
    expect(faulty).toEqual([]);
    expect([...FRENCH_NAMES.values()].filter((french) => /^\p{Lu}/u.test(french))).toEqual([]);
    // "préparation pour gâteau blanche": what follows "pour" is what is white.
    const disagreeing = [...FRENCH_NAMES.values()].filter((french) =>
      /^préparation pour (?:gâteau|pain|biscuits|muffins|pouding) .*(?:blanche|brune|briochée|marbrée|instantanée)$/u.test(
        french,
      ),
    );
    expect(disagreeing).toEqual([]);
  });

  test("and says no word twice", () => {
    const twice = /(?<![\p{L}-])(\p{L}{4,})(?![\p{L}-]).* \1(?![\p{L}-])/u;
    expect([...FRENCH_NAMES.values()].filter((french) => twice.test(french))).toEqual([]);
  });

  test.each([
    ["Wheat Flour", "farine de blé"],
    ["Whole Wheat Bread", "pain au blé entier"],
    ["Cinnamon Raisin Bagels", "bagels à la cannelle et aux raisins secs"],
    ["Chicken Broth", "bouillon de poulet"],
    ["Blueberry Muffins", "muffins aux bleuets"],
    ["Canned Pumpkin", "citrouille en conserve"],
    ["White Cake Mix", "préparation pour gâteau blanc"],
    ["Baby Oatmeal", "gruau pour bébés"],
    ["Vanilla Beans", "gousses de vanille"],
    ["Sweet Potato Chips", "croustilles de patates douces"],
    ["Oyster Mushrooms", "pleurotes"],
    ["Rose Pasta Sauce", "sauce rosée pour pâtes"],
  ])("%s: %s", (name, french) => {
    expect(productNameIn("fr-CA", name)).toBe(french);
    expect([productNameIn("en-CA", name), productNameIn("en-US", name)]).toEqual([name, name]);
  });

  test("a name that is not the catalogue's stays as it is", () => {
    expect(productNameIn("fr-CA", "Grandma's loaf")).toBe("Grandma's loaf");
  });
});

describe("matching-35 the search of the catalogue finds French names too", () => {
  const matcher = createMatcher();
  const first = (query: string) =>
    matcher.search(query, { limit: 10, offset: 0 }).items.map(({ name }) => name);

  test.each([
    ["farine de blé", "Wheat Flour"],
    ["pain au levain", "Sourdough Bread"],
    ["croustilles", "Potato Chips"],
    ["GRUAU instantané", "Instant Oatmeal"],
    ["muffins aux bleuets", "Blueberry Muffins"],
    ["gomme à mâcher", "Chewing Gum"],
    ["pâté chinois", "Cottage Pie"],
    ["croustade aux pommes", "Apple Crisp"],
    ["wheat flour", "Wheat Flour"],
  ])("%s finds %s among the first ten", (query, name) => {
    expect(first(query)).toContain(name);
  });
});
