import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";

const matcher = createMatcher();
const propose = (name: string, edition: "ca" | "us" = "ca") => matcher.propose({ name }, edition);

describe("matching-26 what each line is", () => {
  it.each([
    ["GF WHITE BREAD", "counterpart"],
    ["GF FLOUR TORTILLAS", "counterpart"],
    ["GF PRETZEL TWISTS", "counterpart"],
    ["GF RICE CRACKERS", "counterpart"],
    ["GF SOY SAUCE", "counterpart"],
    ["GF PORK SAUSAGES", "counterpart"],
    ["GF CHICKEN BOUILLON CUBES", "counterpart"],
    ["GF BREADED CHICKEN BREAST", "counterpart"],
    ["GF BEER BATTERED FISH FILLETS", "counterpart"],
    ["GF COOKIE DOUGH ICE CREAM", "counterpart"],
    ["GF LICORICE TWISTS", "counterpart"],
    ["GF PITA CHIPS", "counterpart"],
    ["GF RICE RAMEN NOODLES", "counterpart"],
    ["GF VODKA PASTA SAUCE", "natural"],
    ["GF XYZZY", "counterpart"],
    ["GF WHITE RICE FLOUR", "intermediate"],
    ["FECULE DE TAPIOCA SANS GLUTEN", "intermediate"],
    ["GF BROWNIE MIX", "intermediate"],
    ["GF TACO SEASONING MIX", "intermediate"],
    ["GF GROUND CINNAMON", "intermediate"],
    ["GF XANTHAN GUM", "no-counterpart"],
    ["GOMME DE GUAR SANS GLUTEN", "no-counterpart"],
    ["GF PSYLLIUM HUSK", "no-counterpart"],
    ["GF POTATO CHIPS", "natural"],
    ["GF CORN TORTILLAS", "natural"],
    ["TORTILLAS DE MAIS SANS GLUTEN", "natural"],
    ["GF BACON", "natural"],
    ["GF PEANUT BUTTER", "natural"],
    ["GF KETCHUP", "natural"],
    ["GF CHICKEN BROTH", "natural"],
    ["GF GREEK YOGURT", "natural"],
    ["GF BASMATI RICE", "natural"],
    ["GF RICE NOODLES", "natural"],
    ["GF GINGER ALE", "natural"],
    ["GF LAGER BEER", "never"],
    ["BIERE SANS GLUTEN", "never"],
    ["GF HARD CIDER", "never"],
    ["GF DOG FOOD", "never"],
    ["GF DOG BISCUITS", "never"],
    ["PUPPY GF DOG CHEWS", "never"],
    ["FRIANDISES POUR CHAT SANS GLUTEN", "never"],
    ["GLUTEN SEITAN STRIPS", "never"],
    ["WHEAT GLUTEN VITAL", "never"],
    ["PURINA CAT CHOW", "never"],
    ["GF SHAMPOO", "never"],
    ["GF MULTIVITAMIN", "never"],
    ["Delivery fee", "never"],
    ["FRAIS DE LIVRAISON", "never"],
    ["GF pizza at a restaurant", "never"],
    ["Repas au restaurant sans gluten", "never"],
    ["GF RESTAURANT STYLE TORTILLA CHIPS", "natural"],
    ["GF TIP TOP BREAD", "counterpart"],
  ])("%s is of kind %s", (line, kind) => {
    expect(propose(line).kind).toBe(kind);
  });

  it.each([
    ["GF POTATO CHIPS", /^sentences.natural$/],
    ["GF LAGER BEER", /^sentences.alcohol$/],
    ["GF DOG FOOD", /^sentences.pet$/],
    ["GF DOG BISCUITS", /^sentences.pet$/],
    ["GF SEITAN", /^sentences.madeOfGluten$/],
    ["GF SHAMPOO", /^sentences.household$/],
    ["GF MULTIVITAMIN", /^sentences.supplement$/],
    ["Delivery fee", /^sentences.service$/],
    ["Gluten free restaurant meal", /^sentences.restaurant$/],
  ])("%s does not start selected and says why", (line, reason) => {
    expect(propose(line)).toMatchObject({ startsSelected: false, kindReason: expect.stringMatching(reason) });
  });

  it.each([
    "HANES SOCKS 6PK",
    "ZIPPO FLUID",
    "HP INK BLACK",
    "SCOTCH BRITE SPONGE",
    "PURINA BABY FOOD",
    "BOUNTY PAPER TOWEL",
  ])("matching-43 %s is no food, and compared with none", (line) => {
    expect(propose(line)).toMatchObject({
      kind: "never",
      kindReason: "sentences.household",
      category: "Miscellaneous Grocery Items",
      match: null,
      candidates: [],
    });
  });

  it.each([
    "BIRD SEED BREAD GF",
    "HUSH PUPPY GF",
    "GF HUSH PUPPY TREATS",
    "CHIEN CHAUD SG",
    "HOT DOG BUNS GF",
  ])("matching-46 %s is food of people", (line) => {
    expect(propose(line).kindReason).not.toBe("sentences.pet");
  });

  it("matching-46 a birthday's cake with a cat is food of people", () => {
    expect(propose("GATEAU CHAT ANNIVERSAIRE SG").kindReason).not.toBe("sentences.pet");
  });

  it.each([
    "GF PUPPY BISC",
    "GF KITTEN FOOD",
    "GF PUPPIES FOOD",
    "GF PUPPY TREATS",
    "GF PUPPIES TREATS",
    "KITTEN CHEWS GF",
    "NOURRITURE CHATON SANS GLUTEN",
  ])("matching-46 %s is for animals that are young", (line) => {
    expect(propose(line)).toMatchObject({ kind: "never", kindReason: "sentences.pet" });
  });

  it.each(["GF DOG TREATS", "BISCUITS POUR CHIEN SANS GLUTEN"])(
    "matching-45 %s is for animals, whatever its mark says",
    (line) => {
      expect(propose(line)).toMatchObject({ kind: "never", kindReason: "sentences.pet" });
    },
  );

  it("a counterpart starts selected and needs no reason, but only where it is gluten-free", () => {
    expect(propose("GF WHITE BREAD")).toMatchObject({ startsSelected: true, kindReason: null });
    expect(propose("WHITE BREAD")).toMatchObject({ kind: "counterpart", startsSelected: false });
  });
});

describe("matching-27 ingredients are compared with what they stand for", () => {
  it.each([
    "GF WHITE RICE FLOUR 1KG",
    "GF TAPIOCA STARCH",
    "FARINE DE SARRASIN SANS GLUTEN",
    "GF ALMOND FLOUR",
  ])("%s is compared with wheat flour, by that name", (line) => {
    const { match, candidates, category } = propose(line);
    expect([match?.product.name, category]).toEqual(["Wheat Flour", "Baking Supplies"]);
    expect(new Set(candidates.map(({ product }) => product.name)).size).toBe(candidates.length);
  });

  it.each([
    ["GF XANTHAN GUM", "Baking Supplies"],
    ["GF PSYLLIUM HUSK", "Specialty Items"],
  ])("%s has no counterpart, in Canada only by choice, in the United States in full", (line, category) => {
    const nothing = { kind: "no-counterpart", match: null, candidates: [], regularPrice: null, category };
    expect(propose(line)).toMatchObject({
      ...nothing,
      startsSelected: false,
      kindReason: expect.stringMatching(/^sentences.noCounterpart$/),
    });
    expect(propose(line, "us")).toMatchObject({
      ...nothing,
      startsSelected: true,
      kindReason: expect.stringMatching(/^sentences.wholePrice$/),
    });
  });

  it("no page lists what is sold under no regular name", () => {
    for (const query of ["xanthan gum", "white rice flour"]) {
      const { items } = matcher.search(query, { limit: 20, offset: 0 });
      expect(items.map(({ name }) => name)).not.toContain("Xanthan Gum");
      expect(items.map(({ name }) => name)).not.toContain("White Rice Flour");
    }
  });
});
