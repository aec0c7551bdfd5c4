import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centsFromDollars,
  dollarsFromCents,
  MAX_PRICE_CENTS,
  parseCents,
  roundHalfAwayFromZero,
} from "./cents";

describe("prices-2 rounding", () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [-2.5, -3],
    [2.4999, 2],
    [-0.4, 0],
  ])("prices-2 rounds half away from zero: %d to %d", (value, rounded) => {
    expect(roundHalfAwayFromZero(value)).toBe(rounded);
  });

  it.each([
    [1.005, 101],
    [-1.005, -101],
    [8.165, 817],
    [0.285, 29],
  ])(
    "prices-2 %d dollars are %d cents, though the number is held a little below its half",
    (dollars, cents) => {
      expect(centsFromDollars(dollars)).toBe(cents);
    },
  );
});

describe("prices-3 an amount that is sent", () => {
  it.each([
    [4.5, 450],
    ["4.5", 450],
    [" 12.34 ", 1234],
    ["-3", -300],
    [0, 0],
    ["99999.99", MAX_PRICE_CENTS],
  ])("prices-3 %j is %d cents", (amount, cents) => {
    expect(parseCents(amount)).toBe(cents);
  });

  it.each([
    "abc",
    "",
    " ",
    "1e3",
    "1,50",
    "$4",
    ".5",
    "0x10",
    "100000",
    Number.NaN,
    Infinity,
    true,
    null,
    [4],
    {},
  ])("prices-3 %j is refused", (amount) => {
    expect(parseCents(amount)).toBeNull();
  });

  it("prices-3 a number and its text are the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (cents) => {
        const dollars = dollarsFromCents(cents);
        expect([parseCents(dollars), parseCents(dollars.toFixed(2))]).toEqual([cents, cents]);
      }),
    );
  });
});
