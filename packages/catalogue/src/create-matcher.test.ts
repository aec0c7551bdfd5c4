import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "./create-matcher";
import { CATALOGUE } from "./products";

const matcher = createMatcher();
const propose = (name: string, quantity?: number) => matcher.propose({ name, quantity }, "ca");

describe("matching-1 items that look gluten-free say why", () => {
  it.each([
    ["GF BREAD", "sentences.saysGf"],
    ["G/F BREAD", "sentences.saysGf"],
    ["GLTN FREE BREAD", "sentences.saysGlutenFree"],
    ["GLUTEN-FREE BREAD", "sentences.saysGlutenFree"],
    ["PAIN SANS GLUTEN", "sentences.saysSansGluten"],
    ["PAIN SG", "sentences.saysSg"],
    ["SCHAR BREAD", 'sentences.makerIsFree {"name":"Schär"}'],
    ["UDI'S BAGELS", `sentences.makerIsFree {"name":"Udi's"}`],
  ])("%s: %s", (line, reason) => {
    expect(propose(line)).toMatchObject({ glutenFree: true, reason });
  });

  it.each([
    "GRAPEFRUIT",
    "GFS FLOUR",
    "GIFT CARD",
    "BEEF GF100",
    "RICE BASMATI",
    "EGGS LARGE",
    "APPLES GALA",
    "NOT GLUTEN FREE BUNS",
    "VITAL WHEAT GLUTEN",
    "PROMISE MARGARINE",
    "HRI 12 U SG",
    "",
  ])("%s is not claimable", (line) => {
    expect(propose(line)).toMatchObject({ glutenFree: false, reason: null });
  });
});

describe("matching-7 the matched average price", () => {
  it("the size on the line scales the comparison by price per 100 g", () => {
    const proposal = propose("GF WHITE BREAD 300G");
    const product = proposal.match?.product;
    expect(product?.name).toBe("White Bread");
    expect(proposal.scaledBy).toEqual({ fromSize: product?.size, toSize: 300, unit: "g" });
    expect(proposal.regularPrice).toBe(Math.round(((product?.price.ca ?? 0) / (product?.size ?? 1)) * 300));
  });

  it("ounces count too: 12 oz of bread is 340 g", () => {
    expect(propose("GF WHITE BREAD 12OZ").scaledBy?.toSize).toBe(340);
  });

  it("without a size the package's own price stands, unscaled", () => {
    const proposal = propose("GF SPAGHETTI");
    expect(proposal.scaledBy).toBeNull();
    expect(proposal.regularPrice).toBe(proposal.match?.product.price.ca);
  });

  it("the quantity counts", () => {
    const one = propose("GF SPAGHETTI").regularPrice ?? 0;
    expect(propose("GF SPAGHETTI", 3).regularPrice).toBe(one * 3);
  });

  it("what the shop weighed is compared with the same weight, however small", () => {
    const weighed = (quantity: number, unit: "kg" | "lb" | "g" | "oz") =>
      matcher.propose({ name: "GF SPAGHETTI", quantity, unit }, "ca");
    const { match, regularPrice, scaledBy } = weighed(0.41, "lb");
    const grams = 0.41 * 453.592;
    expect(scaledBy).toEqual({ fromSize: match?.product.size, toSize: Math.round(grams), unit: "g" });
    expect(regularPrice).toBe(
      Math.round(((match?.product.price.ca ?? 0) * grams) / (match?.product.size ?? 1)),
    );
    expect(weighed(0.05, "kg").regularPrice).toBe(weighed(50, "g").regularPrice);
    expect(weighed(16, "oz").regularPrice).toBe(weighed(1, "lb").regularPrice);
  });

  it("the price is in the edition's currency", () => {
    const proposal = matcher.propose({ name: "GF SPAGHETTI" }, "us");
    expect(proposal.regularPrice).toBe(proposal.match?.product.price.us);
  });

  it.each(["GIFT CARD", "TOOTHBRUSH", "GF XYZZY", "", "0000000", "~~//--"])(
    "%s has no match: a wrong one is worse than none",
    (line) => {
      expect(propose(line)).toMatchObject({ match: null, regularPrice: null });
    },
  );
});

describe("matching-6 what holds for any line", () => {
  it("answers every text, with at most three candidates, best first, and the same each time", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (line) => {
        const proposal = propose(line);
        const scores = proposal.candidates.map(({ score }) => score);
        expect(scores.length).toBeLessThanOrEqual(3);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
        expect(propose(line)).toEqual(proposal);
      }),
    );
  });

  it("every catalogue name marked GF is gluten-free and matches a product", () => {
    const products = [...new Map(CATALOGUE.map((product) => [product.name, product])).values()];
    const wrong = products.filter(({ name }) => {
      const { glutenFree, match } = propose(`GF ${name.toUpperCase()}`);
      return match === null || !glutenFree;
    });
    expect(wrong.length / products.length, wrong.map(({ name }) => name).join(", ")).toBeLessThan(0.01);
  });

  it.each([
    ["CHAPEL. ITAL SANS GLUTEN", "Italian Bread Crumbs"],
    ["ASSAIS. TACO S/GLUT", "Taco Seasoning Mix"],
    ["CREME CHAMPIG. SANS GLUTEN", "Cream of Mushroom Soup"],
    ["JUS D'ORANGE OASIS", "Orange Juice"],
  ])("matching-4 the French words of %s are read in full: %s", (line, name) => {
    expect(propose(line).match?.product.name).toBe(name);
  });

  it.each([
    ["GF FNNL CK", "Funnel Cake"],
    ["GF SPNCH RVL", "Spinach Ravioli"],
    ["GF SORGHUM BAGELS 4PK", "Bagels"],
    ["CRAQUEUNS S/GLUTEN", "Crackers"],
  ])("matching-4 the words beside a short or misread form of %s say what it is: %s", (line, name) => {
    expect(propose(line).match?.product.name).toBe(name);
  });

  it.each([
    "WO GLUTEN COOKIES",
    "W/O GLUTEN BREAD",
    "PIZZA GLUTEN F",
    "QF BREAD WHT",
    "BARILLA RED LENTIL ROTINI",
  ])('sentences.lineIsFree {"name":"matching-1 %s"}', (line) => {
    expect(propose(line).glutenFree).toBe(true);
  });

  it.each(["BREAD W/GLUTEN", "SEITAN STRIPS GLUTEN", "BARILLA ROTINI", "GE LED BULB"])(
    "matching-2 %s is not selected",
    (line) => {
      expect(propose(line).glutenFree).toBe(false);
    },
  );

  it.each(["GF JASMINE RICE 2KG", "GF GALA APPLES", "GF ANGUS STRIPLOIN", "GF EGGS LARGE", "GF MILK 2L"])(
    "matching-3 %s is gluten-free by nature and does not start selected, whatever is printed on it",
    (line) => {
      expect(propose(line)).toMatchObject({ glutenFree: true, kind: "natural", startsSelected: false });
    },
  );

  it.each(["GF SHAMPOO", "GF PLAY DOUGH"])("matching-3 %s is not food, whatever is printed on it", (line) => {
    expect(propose(line)).toMatchObject({ glutenFree: false, kind: "never", startsSelected: false });
  });

  it.each(["GF RICE CRACKERS", "GF APPLE PIE", "GF STRIPLOIN BREADED", "GF EGG ROLLS", "GF POTATO BREAD"])(
    "matching-1 %s is made of food as it grows and is selected",
    (line) => {
      expect(propose(line)).toMatchObject({ glutenFree: true, startsSelected: true });
    },
  );
});

describe("matching-5 a wrong match is worse than none", () => {
  it.each([
    ["GF ONION RINGS BRD", /onion rings/i],
    ["POST SHRDD WHT 500G", /shredded wheat/i],
    ["GF PNTO BNS", /pinto beans/i],
  ])("reads the ambiguous short form of %s in the way that explains the line", (line, name) => {
    expect(propose(line).match?.product.name).toMatch(name);
  });

  it.each(["GF STRAWBERRY RHUBARB P", "GF CHOCOLATE CHIP BANAN B"])(
    "takes no flavour for the kind that the till cut off %s",
    (line) => {
      expect(propose(line).match).toBeNull();
    },
  );

  it.each(["LADIES SPORTWEAR", "SHOWER CURTAIN", "DELI"])(
    "finds no product for %s, which names none",
    (line) => {
      expect(propose(line).match).toBeNull();
    },
  );

  it.each([
    ["GF MINI BAGELS 6CT", "Mini Bagels"],
    ["GF BAGELS 6CT", "Bagels"],
    ["LARGE EGGS 12", "Large Eggs"],
  ])("lets a quiet word choose between products that are as near: %s", (line, name) => {
    expect(propose(line).match?.product.name).toBe(name);
  });

  it.each(["5CHAR PANINI R0LLS", "GLUTENFREEPENNE 500G", "GFSPAGHETT1 RUMM0", "BATONNETS POISSON S. GLU"])(
    "matching-1 sees the maker or the mark in %s through its misprint",
    (line) => {
      expect(propose(line).glutenFree).toBe(true);
    },
  );
});

describe("matching-17 searching the catalogue", () => {
  it("finds by any word, best first, with paging", () => {
    const all = matcher.search("cinnamon raisin", { limit: 100, offset: 0 });
    expect(all.items[0]?.name).toMatch(/Cinnamon Raisin/);
    const second = matcher.search("cinnamon raisin", { limit: 1, offset: 1 });
    expect(second.items).toEqual(all.items.slice(1, 2));
    expect(second.total).toBe(all.total);
  });

  it("keeps to a category and lists it whole for an empty query", () => {
    const { items, total } = matcher.search("", { category: "Beverages", limit: 10, offset: 0 });
    expect(items).toHaveLength(10);
    expect(total).toBe(CATALOGUE.filter(({ category }) => category === "Beverages").length);
  });

  it("finds a brand", () => {
    expect(matcher.search("oreo", { limit: 5, offset: 0 }).items[0]?.brand).toBe("Oreo");
  });
});

describe("matching-44 a cut name of a food is not the beginning of a maker's", () => {
  it.each(["MONT JACK 2#", "GF MONT JACK SHREDDED"])("%s is a cheese and no sparkling water", (line) => {
    expect(propose(line)).toMatchObject({
      category: "Dairy and Dairy Alternatives",
      match: { product: { name: "Monterey Jack Cheese" } },
    });
  });

  it.each(["FARINE DE GLUTEN", "STEAK DE GLUTEN"])("%s is gluten, and not free of it", (line) => {
    expect(propose(line)).toMatchObject({ glutenFree: false, reason: null });
  });
});
