import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extraCostCents, selectionTotals } from "./extra-cost";

const item = fc.record({
  selected: fc.boolean(),
  priceCents: fc.integer({ min: 0, max: 9_999_999 }),
  regularCents: fc.integer({ min: 0, max: 9_999_999 }),
});

describe("prices-13 and prices-14 claimable extra cost", () => {
  it.each([
    [799, 412, 387],
    [412, 412, 0],
    [300, 412, 0],
  ])("an item of %i cents against %i cents claims %i cents", (price, regular, extra) => {
    expect(extraCostCents(price, regular)).toBe(extra);
  });

  it("prices-14 the total sums only positive differences of selected items", () => {
    const totals = selectionTotals([
      { selected: true, priceCents: 799, regularCents: 412 },
      { selected: true, priceCents: 300, regularCents: 412 },
      { selected: false, priceCents: 999, regularCents: 100 },
    ]);
    expect(totals).toEqual({
      itemCount: 3,
      selectedCount: 2,
      glutenFreeCents: 1099,
      regularCents: 824,
      extraCents: 387,
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
        expect(totals.extraCents).toBeGreaterThanOrEqual(
          Math.max(0, totals.glutenFreeCents - totals.regularCents),
        );
      }),
    );
  });
});
