import { describe, expect, it } from "vitest";
import { multiply } from "../../fractions/arithmetic";
import { fractionOf } from "../../fractions/fraction-of";
import { roundFraction } from "../../fractions/round-fraction";
import { summaryAverages } from "./summary-averages";

const sides = (quantity: number, price: number, regularPrice: number) => ({
  quantity: fractionOf(quantity),
  price: fractionOf(price),
  regularPrice: fractionOf(regularPrice),
});

describe("claim-4 claim-70 the averages of the summary multiply out", () => {
  it("has two decimals where they do: the CRA's own example", () => {
    expect(summaryAverages(sides(52, 36_348, 18_148))).toEqual({
      regular: "3.49",
      glutenFree: "6.99",
      incremental: "3.50",
    });
  });

  it("has as many decimals as it takes elsewhere, in all three", () => {
    // 19 × (6.99 − 2.59) is 83.60, and 132.81 less 49.12 is 83.69.
    expect(summaryAverages(sides(19, 13_281, 4_912))).toEqual({
      regular: "2.5853",
      glutenFree: "6.9900",
      incremental: "4.4047",
    });
  });

  it("is never below 0, and nothing bought has none", () => {
    expect(summaryAverages(sides(2, 600, 800))).toEqual({
      regular: "4.00",
      glutenFree: "3.00",
      incremental: "0.00",
    });
    expect(summaryAverages(sides(0, 0, 0))).toBeNull();
  });

  it("holds for any sums", () => {
    for (let quantity = 1; quantity < 400; quantity += 7)
      for (let price = 101; price < 90_000; price += 7_919) {
        const averages = summaryAverages(sides(quantity, price, price / 3));
        const amount = Math.max(0, price - Math.round(price / 3));
        const product = multiply(fractionOf(quantity * 100), fractionOf(Number(averages?.incremental)));
        expect(roundFraction(product)).toBe(amount);
      }
  });
});
