import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";
import { UNIT_MEASURES } from "./package-size";
import { priceForAmount } from "./price-for-amount";

const matcher = createMatcher();
const sizeOf = (name: string) => {
  const { size, sizeFrom } = matcher.propose({ name }, "ca");
  return [size?.amount ?? null, size?.unit ?? null, sizeFrom];
};

describe("matching-28 the package's size on a line", () => {
  it.each([
    ["GF GOLDEN OREO COOKIES 13.29OZ", 13.29, "oz"],
    ["SIMPLE MILLS CRACKERS 4.25OZ", 4.25, "oz"],
    ["GF PRETZELS 14.1 OZ", 14.1, "oz"],
    ["GF WHITE BREAD 1.5LB", 1.5, "lb"],
    ["GF FLOUR 2.27 KG", 2.27, "kg"],
    ["GF TAMARI SAUCE 10 FL OZ", 10, "fl-oz"],
    ["GF SOY SAUCE 10FLOZ", 10, "fl-oz"],
    ["GF APPLE JUICE 64OZ", 64, "fl-oz"],
    ["ORANGE JUICE 1.54L", 1.54, "l"],
    ["GF GRANOLA BARS 6X40G", 240, "g"],
    ["GF CRACKERS 35G X 6", 210, "g"],
    ["COLA 12X355ML", 4260, "ml"],
    ["GF RICE CAKES 1,5 KG", 1.5, "kg"],
    ["GF SPAGHETTI 340G 5.99", 340, "g"],
    ["LARGE EGGS 12CT", 12, "piece"],
  ])("%s is %d %s", (line, amount, unit) => {
    expect(sizeOf(line)).toEqual([amount, unit, "line"]);
  });

  it.each([
    "GF SPAGHETTI 5.99",
    "GF SPAGHETTI 5.99 G",
    "GF SPAGHETTI 12.49 HRJ",
    "GF BAGELS 6CT",
    "GF XYZZY",
  ])("%s says no size", (line) => {
    expect(sizeOf(line)).toEqual([null, null, null]);
  });

  it("a size with two decimals scales the comparison", () => {
    const { match, regularPrice, scaledBy } = matcher.propose({ name: "GF SPAGHETTI 13.29OZ" }, "ca");
    const grams = 13.29 * UNIT_MEASURES.oz.inBase;
    expect(scaledBy?.toSize).toBe(Math.round(grams));
    expect(regularPrice).toBe(
      Math.round(((match?.product.price.ca ?? 0) * grams) / (match?.product.size ?? 1)),
    );
  });
});

describe("matching-29 the price for 100 g, 100 ml or a piece", () => {
  it.each([
    [595, { amount: 575, unit: "g" }, { cents: 103.48, amount: 100, unit: "g" }],
    [1099, { amount: 2.5, unit: "kg" }, { cents: 43.96, amount: 100, unit: "g" }],
    [699, { amount: 13.29, unit: "oz" }, { cents: 185.53, amount: 100, unit: "g" }],
    [500, { amount: 1, unit: "lb" }, { cents: 110.23, amount: 100, unit: "g" }],
    [399, { amount: 1.54, unit: "l" }, { cents: 25.91, amount: 100, unit: "ml" }],
    [449, { amount: 10, unit: "fl-oz" }, { cents: 151.82, amount: 100, unit: "ml" }],
    [600, { amount: 12, unit: "piece" }, { cents: 50, amount: 1, unit: "piece" }],
  ] as const)("%d cents for %o are %o", (cents, size, expected) => {
    expect(priceForAmount(cents, size)).toEqual(expected);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    "a size of %d has no price for an amount",
    (amount) => {
      expect(priceForAmount(499, { amount, unit: "g" })).toBeNull();
    },
  );

  it("the same package has the same price in kg and g, in l and ml", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 10, max: 25_000 }),
        (cents, base) => {
          expect(priceForAmount(cents, { amount: base / 1000, unit: "kg" })).toEqual(
            priceForAmount(cents, { amount: base, unit: "g" }),
          );
          expect(priceForAmount(cents, { amount: base / 1000, unit: "l" })).toEqual(
            priceForAmount(cents, { amount: base, unit: "ml" }),
          );
        },
      ),
    );
  });
});
