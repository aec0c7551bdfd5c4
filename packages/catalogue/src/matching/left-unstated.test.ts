import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";

const matcher = createMatcher();
const propose = (name: string) => matcher.propose({ name }, "ca");
const matchOf = (name: string) => propose(name).match?.product.name ?? null;

describe("matching-31 what a till leaves out is read from the maker", () => {
  it.each([
    ["PROG SPLIT PEA", "Split Pea Soup"],
    ["SARG PROVOLONE", "Provolone Cheese"],
    ["DIGRNO SUPREME", "Supreme Pizza"],
  ])("%s: a maker's name that is cut or has lost its vowels, at the beginning", (line, name) => {
    expect(matchOf(line)).toBe(name);
  });

  it("a maker of only gluten-free food is known without its vowels, and an ordinary word is not taken for one", () => {
    expect(propose("GLTNO ANML CRKR")).toMatchObject({ glutenFree: true, startsSelected: true });
    for (const line of ["PRETZL ANML CRKR", "CLEAN GREEN SOAP", "GRLC ANML CRKR"])
      expect(propose(line).glutenFree, line).toBe(false);
  });

  it.each([
    ["OREO COOKIES", "Chocolate Sandwich Cookies"],
    ["SHREDDIES CEREAL", "Shreddies Cereal"],
    ["NILLA WAFERS", "Vanilla Wafers"],
  ])("%s says no more than its maker, so the maker's own food is meant", (line, name) => {
    expect(matchOf(line)).toBe(name);
  });

  it.each([
    ["KRUSTEAZ GF LEMON BARS MUFFIN", "Lemon Muffin Mix"],
    ["ROBIN HOOD GF BROWNIE", "Brownie Mix"],
  ])("%s: a maker of flour and mixes sells nothing baked", (line, name) => {
    expect(matchOf(line)).toBe(name);
  });

  it.each([
    ["BANZA WAFFLES 6CT", "Waffles"],
    ["THREE BAKERS WRAPS", "Wraps"],
    ["LARABAR LEMON BAR", "Lemon Bars"],
    ["CLIF CARROT CAKE", null],
  ])("%s: a kind that the line names goes before the maker's, a flavour does not", (line, name) => {
    const named = matchOf(line);
    if (name === null) expect(named).not.toBe("Carrot Cake");
    else expect(named).toBe(name);
  });
});

describe("matching-32 a gluten-free line holds no wheat, and need not say that a loaf is bread", () => {
  it.each([
    ["UDIS GF HOT DOG BUN WHT", /^(?!.*wheat).*hot dog bun/i],
    ["GF WHT PITA BRD", /^(?!.*wheat).*pita/i],
  ])("%s is never compared with wheat bread", (line, name) => {
    expect(matchOf(line)).toMatch(name);
  });

  it("the same short form on an ordinary line may be wheat", () => {
    expect(matchOf("WHOLE WHT BRD")).toBe("Whole Wheat Bread");
  });

  it.each([
    ["CANYON ANCIENT GRN", "Ancient Grains Bread"],
    ["UDIS HNY WHOLE GRN", "Whole Grain Bread"],
    ["PROMISE SOFT WHT", "White Bread"],
  ])("%s is a bread", (line, name) => {
    expect(propose(line)).toMatchObject({ glutenFree: true, category: "Bread and Bakery" });
    expect(matchOf(line)).toBe(name);
  });
});

describe("matching-33 on a French line SG beside a food means sans gluten", () => {
  it.each(["FECULE POMME TERRE SG", "MACARONS ERABLE SG", "MEL GAT CAROTTE SG", "CARRES DATTES SG"])(
    "%s",
    (line) => {
      expect(propose(line)).toMatchObject({ glutenFree: true, reason: "sentences.saysSg" });
    },
  );

  it("beside a drink, and on an English line beside what seldom holds gluten, it says nothing", () => {
    for (const line of ["CAFE MOULU SG", "THE VERT SG", "SG SPEARMINT GUM"])
      expect(propose(line).glutenFree, line).toBe(false);
  });

  it.each([
    ["PC PAIN NAAN SG", "Naan Bread"],
    ["COMPL MUFFINS BANANE SG", "Banana Muffins"],
    ["FROM GOUDA PC", "Gouda Cheese"],
  ])("%s: a store's short name is no French word", (line, name) => {
    expect(matchOf(line)).toBe(name);
  });
});

describe("matching-34 a line of one word is the plain product of that name", () => {
  it.each([
    ["GF PITAS", "Pita Bread"],
    ["GF CRUMBS", "Bread Crumbs"],
    ["POT PIE", "Chicken Pot Pie"],
    ["GF GRAHAMS", "Graham Crackers"],
    ["GF RINGS", "Onion Rings"],
  ])("%s is compared with %s", (line, name) => {
    expect(matchOf(line)).toBe(name);
  });

  it("a line that says which keeps what it says", () => {
    expect(matchOf("GF MINI PITAS")).toBe("Mini Pitas");
    expect(matchOf("GF GRAHAM CRUMBS")).toBe("Graham Crumbs");
  });
});
