import type { Unit } from "@gf-ledger/domain/size/units";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { perMeasure } from "./per-measure";

const rowOf = (price: number, size: number | null, unit: Unit | null, quantity = 1) => ({
  size,
  unit,
  quantity,
  price,
  sizeCompared: true,
  regularPrice: 0,
});

describe("matching-29 the price for 100 g, 100 ml or a piece", () => {
  it.each([
    [595, 575, "g", "100 g", 1.03],
    [1099, 2.5, "kg", "100 g", 0.44],
    [699, 13.29, "oz", "100 g", 1.86],
    [500, 1, "lb", "100 g", 1.1],
    [399, 1.54, "l", "100 ml", 0.26],
    [449, 10, "fl-oz", "100 ml", 1.52],
    [600, 12, "piece", "1 piece", 0.5],
  ] as const)("%d cents for %d %s are, for %s, %d", (cents, size, unit, measure, price) => {
    const expected = { measure, price, regularPrice: 0 };
    expect(perMeasure(rowOf(cents, size, unit))).toEqual(expected);
    expect(perMeasure(rowOf(3 * cents, size, unit, 3))).toEqual(expected);
  });

  it("there is none without a size, where all went back, or where sizes were not compared", () => {
    expect(perMeasure(rowOf(499, null, null))).toBeNull();
    expect(perMeasure(rowOf(499, 500, "g", 0))).toBeNull();
    expect(perMeasure({ ...rowOf(499, 500, "g"), sizeCompared: false })).toBeNull();
  });

  it("the same package has the same price in kg and g, in l and ml", () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const base = fc.integer({ min: 10, max: 25_000 });
    fc.assert(
      fc.property(cents, base, (price, size) => {
        expect(perMeasure(rowOf(price, size / 1000, "kg"))).toEqual(perMeasure(rowOf(price, size, "g")));
        expect(perMeasure(rowOf(price, size / 1000, "l"))).toEqual(perMeasure(rowOf(price, size, "ml")));
      }),
    );
  });
});
