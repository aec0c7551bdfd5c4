import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedExtraCost, extraCost, selectionTotals } from "./extra-cost";

const item = fc.record({
  selected: fc.boolean(),
  price: fc.integer({ min: 0, max: 9_999_999 }),
  regularPrice: fc.integer({ min: 0, max: 9_999_999 }),
});

describe("prices-13 and prices-14 claimable extra cost", () => {
  it.each([
    [799, 412, 387, 387],
    [412, 412, 0, 0],
    [300, 412, -112, 0],
  ])(
    "claim-3 %i cents against %i cents differ by %i cents, of which %i are counted",
    (price, regular, ...[signed, counted]) => {
      expect(extraCost(price, regular)).toBe(signed);
      expect(countedExtraCost(extraCost(price, regular))).toBe(counted);
    },
  );

  it("prices-13 a return takes back what its purchase counted, and no more", () => {
    expect(countedExtraCost(extraCost(-799, -412), "return")).toBe(-387);
    expect(countedExtraCost(extraCost(-300, -412), "return")).toBe(0);
  });

  it("prices-14 the total sums only positive differences of selected items", () => {
    const totals = selectionTotals([
      { selected: true, price: 799, regularPrice: 412 },
      { selected: true, price: 300, regularPrice: 412 },
      { selected: false, price: 999, regularPrice: 100 },
    ]);
    expect(totals).toEqual({
      itemCount: 3,
      selectedCount: 2,
      price: 1099,
      regularPrice: 824,
      countedExtraCost: 387,
    });
  });

  it("prices-13 an item that is not selected changes no sum", () => {
    fc.assert(
      fc.property(fc.array(item), item, (items, other) => {
        const before = selectionTotals(items);
        const after = selectionTotals([...items, { ...other, selected: false }]);
        expect(after).toEqual({ ...before, itemCount: before.itemCount + 1 });
      }),
    );
  });

  it("prices-14 the extra cost is never less than the difference of the sums", () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const totals = selectionTotals(items);
        expect(totals.countedExtraCost).toBeGreaterThanOrEqual(
          Math.max(0, totals.price - totals.regularPrice),
        );
      }),
    );
  });
});
