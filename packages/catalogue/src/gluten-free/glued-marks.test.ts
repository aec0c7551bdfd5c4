import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";
import { CATALOGUE } from "../products";
import { splitGluedMarks } from "./glued-marks";

const matcher = createMatcher();
const proposal = (line: string) => matcher.propose({ name: line }, "ca");
const together = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, "");

describe("matching-1 a mark printed together with the name is seen where the rest is a word", () => {
  it.each([
    ["GFPASTAPENNE24", "Penne Pasta"],
    ["GLUTENFREEPENNE", "Penne Pasta"],
    ["SANSGLUTENPATES", "Pasta"],
    ["PATESSANSGLUTEN", "Pasta"],
    ["PENNEGLUTENFREE", "Penne Pasta"],
    ["COOKIESGLUTENFREE", "Cookies"],
    ["PAINBLANCSANSGLUTEN", "White Bread"],
    ["CRAQUELINSSANSGLUTEN", "Crackers"],
    ["GFWAFFLES8", "Waffles"],
    ["MUFFINSGF4", "Muffins"],
    ["FARINESANSGLUTEN", "Flour"],
    ["GFSPAGHETT1", "Spaghetti Pasta"],
  ])("%s is a gluten-free %s", (line, name) => {
    expect(proposal(line)).toMatchObject({ glutenFree: true, match: { product: { name } } });
  });

  it.each([
    "GFSFLOUR",
    "GFUEL ENERGY",
    "GFRESHBREAD",
    "GFRANKS BEEF",
    "GFILET",
    "GFTCARD",
    "BAGFLOUR",
    "BIGFISH",
    "LGFRIES",
    "DOGFOOD",
    "500GFLOUR",
    "250GFROMAGE",
    "900GFETTUCCINE",
    "GLUTENPENNE",
    "WHEATGLUTENFLOUR",
    "NOT GFBREAD",
    "GF1234",
  ])("%s bears no mark", (line) => {
    expect(proposal(line).glutenFree).toBe(false);
  });

  it("takes a mark off a word of food only", () => {
    const isFood = (word: string) => word === "penne" || word === "pates";
    expect(splitGluedMarks("gfpenne24 patessansgluten gfxyz glutenfreepenne", isFood)).toBe(
      "gf penne pates sans gluten gfxyz gluten free penne",
    );
  });

  it("sees it on at least 9 in 10 names of breads and pasta, in front and behind, and on none without", () => {
    const names = [
      ...new Set(
        CATALOGUE.filter(
          ({ category }) => category === "Bread and Bakery" || category === "Pasta and Grains",
        ).map(({ name }) => name),
      ),
    ].filter((name, at) => at % 6 === 0 && proposal(`GF ${name.toUpperCase()}`).glutenFree);
    const seen = (print: (name: string) => string) =>
      names.filter((name) => proposal(print(together(name))).glutenFree).length / names.length;
    expect(names.length).toBeGreaterThan(80);
    expect(seen((name) => `GF${name}24`)).toBeGreaterThanOrEqual(0.9);
    expect(seen((name) => `${name}SANSGLUTEN`)).toBeGreaterThanOrEqual(0.9);
    expect(seen((name) => `BAG${name}`)).toBe(0);
  });
});

describe("matching-48 short forms of gluten-free are seen with a count or a size run together with them", () => {
  it.each([
    ["MUFFINS SGLUT4", "Muffins"],
    ["PAIN SANSGLUT6", "Bread"],
    ["PAIN SGLUT340G", "Bread"],
    ["PAIN S/GLUT4UN", "Bread"],
    ["PAIN SS GLUT 4", "Bread"],
    ["BREAD GLTNFR12", "Bread"],
    ["BREAD GLUT FREE4", "Bread"],
    ["ROLLS NOGLUT6", "Rolls"],
  ])("matching-48 %s is a gluten-free %s", (line, name) => {
    expect(proposal(line)).toMatchObject({ glutenFree: true, match: { product: { name } } });
  });

  it.each([
    "SGLUTX BREAD",
    "GLUT4 BREAD",
    "BREAD GLUTEN4",
    "GLUT RICE 4",
    "L-GLUTAMINE",
    "GLUTEN REDUCED BEER",
    "NO SUGAR4",
  ])("matching-48 %s bears no mark", (line) => {
    expect(proposal(line).glutenFree).toBe(false);
  });
});
