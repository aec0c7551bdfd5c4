import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsFromDollars } from "../money/cents";
import { type ProductExpense, productSummaryOf } from "./product-summary";

const loaf: ProductExpense = {
  productName: "GF bread",
  category: "Bread and Bakery",
  quantity: 1,
  gfPriceCents: 699,
  regularPriceCents: 349,
  savingsCents: 350,
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
    const three = { ...loaf, quantity: 3, gfPriceCents: 2097, regularPriceCents: 1047, savingsCents: 1050 };
    expect(productSummaryOf([loaf, three])[0]).toMatchObject({ numberBought: 4, incrementalCost: 3.5 });
    expect(productSummaryOf([{ ...loaf, quantity: 0.545 }])[0]?.numberBought).toBe(1);
  });

  it("one product is one name whatever its case, accents and marks, called as it was last", () => {
    const rows = [
      { ...loaf, productName: "Pâtes S/G" },
      { ...loaf, productName: "PATES  S-G" },
    ];
    expect(productSummaryOf(rows)).toMatchObject([{ product: "Pâtes S/G", numberBought: 2 }]);
  });

  it("reports-6 what was cheaper than its regular product lowers the averages, never the claim", () => {
    const cheap = { ...loaf, gfPriceCents: 300, savingsCents: 0 };
    expect(productSummaryOf([loaf, cheap])[0]).toMatchObject({ averageGfCost: 5, amountToClaim: 3.5 });
  });

  it("reports-13 the products add up to the claim, to the cent, and the dearest stands first", () => {
    const expense = fc.record({
      productName: fc.constantFrom("GF bread", "Gf Bread", "GF pasta", "Crackers"),
      category: fc.constant("Snacks"),
      quantity: fc.constantFrom(1, 2, 7, 0.4),
      gfPriceCents: fc.nat(99_999),
      regularPriceCents: fc.nat(99_999),
      savingsCents: fc.nat(99_999),
    });
    fc.assert(
      fc.property(fc.array(expense), (rows) => {
        const claims = productSummaryOf(rows).map((row) => centsFromDollars(row.amountToClaim));
        expect(claims.reduce((a, b) => a + b, 0)).toBe(rows.reduce((a, row) => a + row.savingsCents, 0));
        expect(claims).toEqual([...claims].sort((a, b) => b - a));
      }),
    );
  });
});
