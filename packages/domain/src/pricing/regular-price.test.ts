import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES, GLUTEN_FREE_MULTIPLIERS } from "../category/categories";
import { chooseRegularPrice, estimatedRegularPrice } from "./regular-price";

const cents = fc.integer({ min: 0, max: 9_999_999 });
const maybeCents = fc.option(cents, { nil: null });
const category = fc.constantFrom(...CATEGORIES);

describe("prices-6 comparison price order, extended by prices-6", () => {
  it.each([
    [
      { customRegularPrice: 300, ownPrice: 400, cataloguePrice: 500 },
      { cents: 300, source: "custom" },
    ],
    [
      { customRegularPrice: 0, ownPrice: 400, cataloguePrice: 500 },
      { cents: 0, source: "custom" },
    ],
    [
      { customRegularPrice: null, ownPrice: 400, cataloguePrice: 500 },
      { cents: 400, source: "own" },
    ],
    [
      { customRegularPrice: null, ownPrice: null, observedPrice: 350, pooledPrice: 450, cataloguePrice: 500 },
      { cents: 350, source: "observation" },
    ],
    [
      {
        customRegularPrice: null,
        ownPrice: null,
        observedPrice: null,
        pooledPrice: 450,
        cataloguePrice: 500,
      },
      { cents: 450, source: "pooled" },
    ],
    [
      { customRegularPrice: null, ownPrice: null, cataloguePrice: 500 },
      { cents: 500, source: "catalogue" },
    ],
    [
      { customRegularPrice: null, ownPrice: null, cataloguePrice: null },
      { cents: 412, source: "estimate" },
    ],
  ])("%o gives %o", (known, expected) => {
    expect(chooseRegularPrice({ price: 799, category: "Bread and Bakery", ...known })).toEqual(expected);
  });

  it("prices-6 the first known price wins, whatever the others say", () => {
    fc.assert(
      fc.property(cents, category, maybeCents, maybeCents, maybeCents, (price, cat, custom, own, average) => {
        const chosen = chooseRegularPrice({
          price,
          category: cat,
          customRegularPrice: custom,
          ownPrice: own,
          cataloguePrice: average,
        });
        const first = [custom, own, average].find((price) => price !== null);
        expect(chosen.cents).toBe(first ?? estimatedRegularPrice(price, cat));
      }),
    );
  });
});

describe("prices-7 gluten-free price multipliers", () => {
  it.each([
    ["Bread and Bakery", 799, 412],
    ["Pasta and Grains", 449, 248],
    ["Snacks", 599, 256],
    ["Baking Supplies", 1099, 375],
    ["Miscellaneous Grocery Items", 500, 298],
  ] as const)("%s at %i cents is estimated at %i cents", (cat, price, expected) => {
    expect(estimatedRegularPrice(price, cat)).toBe(expected);
  });

  it("prices-7 the estimate is within half a cent of price divided by multiplier, for any category", () => {
    fc.assert(
      fc.property(cents, category, (price, cat) => {
        const exact = price / GLUTEN_FREE_MULTIPLIERS[cat];
        expect(Math.abs(estimatedRegularPrice(price, cat) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it("prices-8 a refund's estimate mirrors the purchase's", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), category, (price, cat) => {
        expect(estimatedRegularPrice(-price, cat) + estimatedRegularPrice(price, cat)).toBe(0);
      }),
    );
  });
});
