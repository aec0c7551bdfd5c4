import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { readPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { faultsOf } from "@gf-ledger/domain/table/table";
import { describe, expect, it } from "vitest";
import { COUNTRY_PAIRS_ROWS } from "../data/tables.mjs";
import { CATALOGUE_VERSION } from "./catalogue-version";
import { ANCHORS } from "./derivation/anchors";
import { derivePrice } from "./derivation/derive-price";
import { PRODUCT_ROWS, productTable } from "./product-table";
import { CATALOGUE } from "./products";

/** Cents for 100 g or ml between which a regular product's price is believable, in either currency. */
const PLAUSIBLE: Readonly<Record<Category, readonly [number, number]>> = {
  "Bread and Bakery": [20, 250],
  "Pasta and Grains": [15, 200],
  "Cereal and Breakfast Items": [40, 350],
  Snacks: [60, 700],
  "Dairy and Dairy Alternatives": [8, 450],
  "Prepared and Packaged Meals": [15, 450],
  "Meat, Poultry, and Seafood": [40, 800],
  "Condiments and Sauces": [15, 750],
  "Baking Supplies": [10, 700],
  Beverages: [3, 1200],
  "Specialty Items": [50, 800],
  "Miscellaneous Grocery Items": [8, 1200],
};

describe("matching-13 the catalogue of regular products", () => {
  it("matching-13 holds over 1,000 common grocery items, at least 40 in each category", () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(1200);
    for (const category of CATEGORIES) {
      const inCategory = CATALOGUE.filter((product) => product.category === category);
      expect(inCategory.length, category).toBeGreaterThanOrEqual(40);
    }
  });

  it("matching-13 lists no product twice", () => {
    const ids = CATALOGUE.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const packages = CATALOGUE.map(({ name, brand, size, unit }) =>
      [name, brand, size, unit].join("|").toLowerCase(),
    );
    expect(new Set(packages).size).toBe(packages.length);
  });

  it.each([
    [
      "an id that is no slug",
      { id: "White Bread" },
      /bread-and-bakery\.json, line 3: id: is no lower-case slug/,
    ],
    ["a unit that none is sold by", { unit: "kg" }, /line 3: unit: /],
    ["no price", { cad: null }, /line 3: cad: /],
  ])("matching-42 a row with %s is named by file and line", (_, change, words) => {
    const row = {
      id: "white-bread-675-g",
      name: "White Bread",
      brand: null,
      size: 675,
      unit: "g",
      caAnchor: "statcan/white-bread",
      usAnchor: "bls/bread-white",
      cad: 3.5,
      usd: 2.7,
    };
    const faults = (changed: object) =>
      faultsOf(productTable("Bread and Bakery", [Object.keys(row), Object.values({ ...row, ...changed })]));
    expect(faults({})).toEqual([]);
    expect(faults(change)).toEqual([expect.stringMatching(words)]);
  });

  it.each(EDITIONS)("matching-15 every price of edition %s is what the derivation gives", (edition) => {
    for (const row of PRODUCT_ROWS) {
      expect(row.cents[edition], row.id).toBe(derivePrice(row, edition, row.anchors[edition]).cents);
    }
  });

  it("matching-15 no price that inflation or a cooking factor went into is called measured", () => {
    const measured = PRODUCT_ROWS.flatMap(({ anchors }) => Object.values(anchors)).filter((anchor) =>
      anchor.startsWith("="),
    );
    expect(measured.length).toBeGreaterThan(50);
    for (const anchor of measured) expect(ANCHORS.get(anchor.slice(1))?.eatenPerBought, anchor).toBe(1);
  });

  it("matching-14 every price says its source, its month and whether it is an estimate", () => {
    for (const product of CATALOGUE) {
      for (const edition of EDITIONS) {
        const basis = product.basis[edition];
        expect(readPriceOrigin(basis.source)).toMatchObject({ code: "published", estimated: basis.estimate });
        expect(basis.asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      }
      expect(product.estimate).toBe(product.basis.ca.estimate || product.basis.us.estimate);
    }
  });

  it("matching-14 has measured averages for both countries", () => {
    for (const edition of EDITIONS) {
      expect(CATALOGUE.filter((product) => !product.basis[edition].estimate).length).toBeGreaterThan(10);
    }
  });

  it("matching-14 unit prices are believable for their category", () => {
    for (const product of CATALOGUE) {
      const [low, high] = PLAUSIBLE[product.category];
      for (const edition of EDITIONS) {
        const cents = product.unitPrice[edition];
        if (product.unit === "each") expect(cents).toBeNull();
        else {
          expect(cents, product.id).toBeGreaterThanOrEqual(low);
          expect(cents, product.id).toBeLessThanOrEqual(high);
        }
      }
    }
  });

  it("matching-14 no public figure stands in the table without a use", () => {
    const used = new Set(
      PRODUCT_ROWS.flatMap(({ anchors }) => [anchors.ca, anchors.us]).map((id) => id.replace("=", "")),
    );
    const paired = new Set(COUNTRY_PAIRS_ROWS.flat());
    expect([...ANCHORS.keys()].filter((id) => !used.has(id) && !paired.has(id))).toEqual([]);
  });

  it("matching-16 names its version", () => {
    expect(CATALOGUE_VERSION).toMatch(/^\d{4}-\d{2}-[0-9a-f]{8}$/);
  });
});
