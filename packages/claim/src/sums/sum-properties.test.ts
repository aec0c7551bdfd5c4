import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineItem } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import { multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { LineItem } from "./lines/line-item";
import { spreadByPrice } from "./spread-by-price";

const regularPrice = fc.oneof(
  fc.record({
    basis: fc.constant("package" as const),
    price: fc.nat(2000),
    size: fc.constantFrom(240, 575, 675),
    unit: fc.constant("g" as const),
  }),
  fc.record({ basis: fc.constant("line" as const), price: fc.nat(5000), sizeCompared: fc.boolean() }),
);
const line: fc.Arbitrary<LineItem> = fc
  .record({
    product: fc.constantFrom("bread", "bread gf", "pasta"),
    size: fc.constantFrom(300, 400, null),
    quantity: fc.constantFrom(1, 2, 3, 0.835, 7),
    price: fc.nat(5000),
    regularPrice,
    shares: fc.constantFrom<LineItem["shares"]>(
      [{ personId: "ann", share: 1 }],
      [{ personId: "ann", share: 0.25 }],
      [
        { personId: "ann", share: 0.5 },
        { personId: "ben", share: 0.5 },
      ],
    ),
  })
  .map(lineItem);
const lines = fc.array(line, { maxLength: 12 });

describe("claim-2 whatever was bought", () => {
  it("number × incremental cost is the row's amount before the share", () => {
    fc.assert(
      fc.property(lines, (bought) => {
        for (const row of sumOf(bought).rows) {
          const each = fractionOf(Number(row.incrementalCost));
          const product = multiply(multiply(fractionOf(row.quantity), each), fractionOf(100));
          expect(roundFraction(product)).toBe(row.amountBeforeShareCents);
        }
      }),
    );
  });

  it("the rows, and the people, add up to the total, and no row is below 0", () => {
    fc.assert(
      fc.property(lines, (bought) => {
        const { rows, totals, amountByPerson } = sumOf(bought);
        const sum = (parts: number[]) => parts.reduce((a, b) => a + b, 0);
        expect(sum(rows.map(({ amountCents }) => amountCents))).toBe(totals.amountCents);
        expect(sum([...amountByPerson.values()])).toBe(totals.amountCents);
        for (const row of rows) expect(row.amountCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("the claim is at most the category figure but for the rounding of single purchases", () => {
    fc.assert(
      fc.property(lines, (bought) => {
        for (const row of sumOf(bought).rows)
          expect(row.amountCents).toBeLessThanOrEqual(row.positiveOnlyCents + row.lineItemIds.length / 2 + 1);
      }),
    );
  });

  it("the order of the purchases changes no total", () => {
    fc.assert(
      fc.property(lines, (bought) => {
        expect(sumOf([...bought].reverse()).totals).toEqual(sumOf(bought).totals);
      }),
    );
  });
});

describe("claim-5 converting sizes", () => {
  const grams = fc.integer({ min: 1, max: 20_000 });
  const cents = fc.integer({ min: 1, max: 20_000 });
  const packages = fc.integer({ min: 1, max: 50 });

  /** Half away from zero, in whole numbers alone. */
  const rounded = (numerator: bigint, denominator: bigint) =>
    Number((2n * numerator + denominator) / (2n * denominator));

  it("is exact to the cent: quantity × price × size / regular size, rounded once", () => {
    fc.assert(
      fc.property(packages, cents, grams, grams, (quantity, price, size, regularSize) => {
        const regularPrice = { basis: "package" as const, price, size: regularSize, unit: "g" as const };
        const [row] = sumOf([lineItem({ quantity, size, unit: "g", regularPrice })]).rows;
        const exact = rounded(BigInt(quantity) * BigInt(price) * BigInt(size), BigInt(regularSize));
        expect(row?.regularPrice).toBe(exact);
      }),
    );
  });

  it.each([
    ["kg", "g", 1_000n, 1n],
    ["lb", "g", 45_359_237n, 100_000n],
    ["oz", "g", 28_349_523_125n, 1_000_000_000n],
    ["l", "ml", 1_000n, 1n],
    ["fl-oz", "ml", 295_735_295_625n, 10_000_000_000n],
  ] as const)("from %s to %s by the unit's definition", (unit, base, numerator, denominator) => {
    fc.assert(
      fc.property(cents, grams, grams, (price, size, regularSize) => {
        const regularPrice = { basis: "package" as const, price, size: regularSize, unit: base };
        const [row] = sumOf([lineItem({ size, unit, regularPrice })]).rows;
        const exact = rounded(BigInt(price) * BigInt(size) * numerator, BigInt(regularSize) * denominator);
        expect(row?.regularPrice).toBe(exact);
      }),
    );
  });
});

it("a receipt's discount is spread by price without a cent lost, the odd one on the largest line", () => {
  expect(spreadByPrice(-100, [300, 300, 301])).toEqual([-33, -33, -34]);
  fc.assert(
    fc.property(
      fc.integer({ min: -9999, max: 9999 }),
      fc.array(fc.nat(9999), { minLength: 1 }),
      (cents, of) => {
        expect(spreadByPrice(cents, of).reduce((a, b) => a + b, 0)).toBe(cents);
      },
    ),
  );
});
