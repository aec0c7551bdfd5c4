import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, divide, multiply, subtract } from "./arithmetic";
import { ZERO } from "./fraction";
import { fractionOf } from "./fraction-of";
import { numberOf } from "./number-of";
import { percentOf } from "./percent-of";
import { roundFraction } from "./round-fraction";

const anyNumber = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe("exact numbers", () => {
  it.each([
    [0.1, 1n, 10n],
    [-3.25, -325n, 100n],
    [1e-7, 1n, 10_000_000n],
    [1.5e21, 1_500_000_000_000_000_000_000n, 1n],
    [42, 42n, 1n],
  ])("%d is the decimal it is written as", (value, numerator, denominator) => {
    expect(compare(fractionOf(value), { numerator, denominator })).toBe(0);
  });

  it("add, subtract, multiply and divide without a leak", () => {
    expect(compare(add(fractionOf(0.1), fractionOf(0.2)), fractionOf(0.3))).toBe(0);
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const [left, right] = [fractionOf(a), fractionOf(b)];
        expect(compare(subtract(add(left, right), right), left)).toBe(0);
        if (b !== 0) expect(compare(divide(multiply(left, right), right), left)).toBe(0);
      }),
    );
  });

  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.005 * 100, 100],
    [2.4999, 2],
    [-0.4, 0],
  ])("prices-1 prices-2 %d rounds to %d", (value, rounded) => {
    expect(roundFraction(fractionOf(value))).toBe(rounded);
  });

  it("take a percentage of cents and round once: 5.05% of 880.00 is 44.44", () => {
    expect(percentOf(88_000, 5.05)).toBe(4_444);
    expect(percentOf(138_400, 5.06)).toBe(7_003);
  });

  it("are shown with so many decimals", () => {
    expect(numberOf(divide(fractionOf(2), fractionOf(3)), 4)).toBe(0.6667);
  });

  it("are never made of what is not a number, nor of a division by 0", () => {
    expect(() => fractionOf(Number.NaN)).toThrow(RangeError);
    expect(() => divide(fractionOf(1), ZERO)).toThrow(RangeError);
  });
});
