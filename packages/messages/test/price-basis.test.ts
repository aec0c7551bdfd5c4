import * as basis from "@gf-ledger/domain/pricing/price-basis";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { describe, expect, it } from "vitest";
import { priceBasisWords } from "../src/price-basis-words";
import { translatorOf } from "../src/translator";

const words = priceBasisWords({
  locale: "en-CA",
  t: translatorOf("en-CA", "priceBasis"),
  category: translatorOf("en-CA", "food.category"),
});
const priceBasisNote = (item: basis.ComparedItem) => basis.priceBasisNote(item, words);
const priceBasisSentence = (item: basis.ComparedItem) =>
  basis.formatPriceBasis(basis.priceBasisOf(item), words);

const bread = {
  id: "white-bread-675-g",
  name: "White Bread",
  brand: null,
  category: "Bread and Bakery",
  averagePrice: 3.6,
  size: 675,
  unit: "g",
  source: storedPriceOrigin({
    code: "published",
    publisher: "statcan",
    what: "White bread",
    region: null,
    month: "2026-07",
    estimated: false,
  }),
  country: "ca",
  asOf: "2026-07",
  estimate: false,
} as const;
const item = {
  priceSource: "catalogue",
  matchedProduct: bread,
  scaledBy: null,
  quantity: 1,
  unit: "each",
} as const;
const derived = {
  ...bread,
  source: storedPriceOrigin({
    code: "published",
    publisher: "ers",
    what: "Bread",
    region: null,
    month: "2018-06",
    estimated: true,
  }),
  country: "us",
  estimate: true,
} as const;

describe("prices-11 the page says what an item is compared with and whose figure that is", () => {
  it("a published average of the very package is measured, everything else estimated", () => {
    expect(priceBasisNote(item)).toBe("675 g, measured Canadian average");
    expect(priceBasisNote({ ...item, matchedProduct: derived })).toBe("675 g, estimated from a US average");
    expect(priceBasisNote({ ...item, matchedProduct: { ...bread, estimate: true } })).toContain(
      "estimated from a Canadian average",
    );
  });

  it("prices-11 says when the size on the line scales the comparison", () => {
    const scaled = { ...item, scaledBy: { fromSize: 675, toSize: 300, unit: "g" } } as const;
    expect(priceBasisNote(scaled)).toBe("675 g brought to 300 g, measured Canadian average");
    expect(priceBasisNote({ ...scaled, quantity: 2 })).toContain("675 g brought to 2 × 300 g");
    expect(priceBasisSentence(scaled)).toBe(
      "Average price of White Bread, 675 g brought to 300 g. Measured: Statistics Canada, table 18-10-0245-01: White bread (2026-07).",
    );
  });

  it("prices-37 says of a package three times as large, or a third as large, that it is of another class of size", () => {
    const sized = { ...item, sizeUnit: "g", sizeCompared: true } as const;
    const beside = (size: number, regular: number, unit = "g") =>
      priceBasisNote({ ...sized, size, matchedProduct: { ...bread, size: regular, unit } });
    expect(beside(500, 2724)).toMatch(/^2724 g brought to 500 g \(a bulk price\),/);
    expect(beside(500, 1500)).toContain("(a bulk price)");
    expect(beside(500, 1.5, "kg")).toContain("(a bulk price)");
    expect(beside(900, 300)).toContain("300 g brought to 900 g (a small package’s price),");
    expect(beside(500, 1499)).toMatch(/^1499 g brought to 500 g,/);
    expect(beside(900, 301)).toMatch(/^301 g brought to 900 g,/);
    expect(priceBasisNote({ ...sized, size: 500, sizeCompared: false, matchedProduct: bread })).toMatch(
      /^675 g,/,
    );
  });

  it("counts packages and pieces, but never the weight of a weighed line", () => {
    expect(priceBasisNote({ ...item, quantity: 3 })).toContain("3 × 675 g");
    expect(priceBasisNote({ ...item, quantity: 1.3, unit: "kg" })).toContain("675 g,");
    const eggs = { ...bread, size: 12, unit: "each" } as const;
    expect(priceBasisNote({ ...item, matchedProduct: eggs })).toContain("12 pieces");
    expect(priceBasisNote({ ...item, matchedProduct: { ...eggs, size: 1 } })).toContain("1 piece,");
  });

  it("prices-22 a pooled price says how many people and receipts stand behind it, where and when", () => {
    const pooled = {
      ...item,
      priceSource: "pooled",
      size: 450,
      sizeUnit: "g",
      sizeCompared: true,
      priceEvidence: {
        product: "White Bread",
        productId: bread.id,
        price: 299,
        size: 675,
        unit: "g" as const,
        store: null,
        place: "Ontario",
        knownOn: "2026-03",
        origin: null,
        observationId: null,
        carriedBy: null,
        estimated: false,
        pooled: { people: 7, receipts: 14, region: "CA-ON", month: "2026-03" },
      },
    } as const;
    expect(priceBasisNote(pooled)).toBe(
      "675 g brought to 450 g, median of 7 people on 14 receipts in Ontario, 2026-03",
    );
    expect(priceBasisSentence(pooled)).toBe(
      "Median price of White Bread, 675 g brought to 450 g: 7 people on 14 receipts in Ontario, 2026-03.",
    );
  });

  it("a derived price names the public figure it was derived from", () => {
    expect(priceBasisSentence({ ...item, matchedProduct: derived })).toBe(
      "Average price of White Bread, 675 g. Estimated from USDA ERS, Purchase to Plate National Average Prices 2017-18: Bread (2018-06).",
    );
  });

  it("prices-11 an own price says the package it was brought to, and names no public source", () => {
    const own = { ...item, priceSource: "own" } as const;
    expect(priceBasisNote(own)).toBe("675 g");
    expect(priceBasisSentence(own)).toBe("Your own price of White Bread, 675 g.");
  });

  it.each(["custom", "estimate"] as const)(
    "a %s price does not lean on the matched product",
    (priceSource) => {
      expect(priceBasisNote({ ...item, priceSource })).toBeNull();
      expect(priceBasisSentence({ ...item, priceSource })).toBe(words.source(priceSource));
    },
  );

  it("without a matched product there is nothing to add", () => {
    expect(priceBasisNote({ ...item, matchedProduct: null })).toBeNull();
  });
});

describe("prices-35 a published food is called as its office calls it in the reader's language", () => {
  const french = priceBasisWords({
    locale: "fr-CA",
    t: translatorOf("fr-CA", "priceBasis"),
    category: translatorOf("fr-CA", "food.category"),
  });
  const origin = (what: string, publisher: "statcan" | "bls") =>
    storedPriceOrigin({
      code: "published",
      publisher,
      what,
      region: null,
      month: "2026-07",
      estimated: false,
    });

  it.each([
    ["White bread, 675 grams", "statcan", /: Pain blanc, 675 grammes \(2026-07\)$/],
    ["Dry or fresh pasta, 500 grams", "statcan", /: Pâtes sèches ou fraîches, 500 grammes \(2026-07\)$/],
    // One whose French label was not read is translated, and said to be; an office without a French table stays English.
    ["Cereal, 400 grams", "statcan", /: céréales, 400 grammes \(notre traduction\) \(2026-07\)$/],
    ["White bread, 675 grams", "bls", /: White bread, 675 grams \(2026-07\)$/],
  ] as const)("%s of %s", (what, publisher, said) => {
    expect(french.origin(origin(what, publisher))).toMatch(said);
    expect(words.origin(origin(what, publisher))).toContain(what);
  });
});
