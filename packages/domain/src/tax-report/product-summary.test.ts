import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsFromDollars } from "../money/cents";
import { type ProductLineItem, productSummaryOf } from "./product-summary";

const loaf: ProductLineItem = {
  name: "GF bread",
  category: "Bread and Bakery",
  quantity: 1,
  price: 699,
  regularPrice: 349,
  extraCost: 350,
};

describe("reports-13 the claim, summed by product as the CRA asks for it", () => {
  it("the CRA's own example: 52 loaves at 6.99 instead of 3.49 come to 182.00", () => {
    expect(productSummaryOf(Array.from({ length: 52 }, () => loaf))).toEqual([
      {
        product: "GF bread",
        category: "Bread and Bakery",
        numberBought: 52,
        averageRegularCost: 3.49,
        averageGfCost: 6.99,
        incrementalCost: 3.5,
        amountToClaim: 182,
      },
    ]);
  });

  it("a line of three loaves counts three times; 0.545 kg of one thing was bought once", () => {
    const three = { ...loaf, quantity: 3, price: 2097, regularPrice: 1047, extraCost: 1050 };
    expect(productSummaryOf([loaf, three])[0]).toMatchObject({ numberBought: 4, incrementalCost: 3.5 });
    expect(productSummaryOf([{ ...loaf, quantity: 0.545 }])[0]?.numberBought).toBe(1);
  });

  it("one product is one name whatever its case, accents and marks, called as it was last", () => {
    const rows = [
      { ...loaf, name: "Pâtes S/G" },
      { ...loaf, name: "PATES  S-G" },
    ];
    expect(productSummaryOf(rows)).toMatchObject([{ product: "Pâtes S/G", numberBought: 2 }]);
  });

  it("reports-6 what was cheaper than its regular product lowers the averages, never the claim", () => {
    const cheap = { ...loaf, price: 300, extraCost: 0 };
    expect(productSummaryOf([loaf, cheap])[0]).toMatchObject({ averageGfCost: 5, amountToClaim: 3.5 });
  });

  it("reports-13 the products add up to the claim, to the cent, and the dearest stands first", () => {
    const expense = fc.record({
      name: fc.constantFrom("GF bread", "Gf Bread", "GF pasta", "Crackers"),
      category: fc.constant("Snacks"),
      quantity: fc.constantFrom(1, 2, 7, 0.4),
      price: fc.nat(99_999),
      regularPrice: fc.nat(99_999),
      extraCost: fc.nat(99_999),
    });
    fc.assert(
      fc.property(fc.array(expense), (rows) => {
        const claims = productSummaryOf(rows).map((row) => centsFromDollars(row.amountToClaim));
        expect(claims.reduce((a, b) => a + b, 0)).toBe(rows.reduce((a, row) => a + row.extraCost, 0));
        expect(claims).toEqual([...claims].sort((a, b) => b - a));
      }),
    );
  });
});
