import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extraCostOf, readPriceEntry, truncateTypedPrice } from "./price-entry";

describe("reports-21 reports-22 reports price edit", () => {
  it.each([
    ["100", "100.00"],
    ["80.5", "80.50"],
    ["12.34", "12.34"],
    ["12.349", "12.34"],
    ["0", "0.00"],
    [" 7.1 ", "7.10"],
    ["99999.99", "99999.99"],
  ])("saves %j as %s", (typed, text) => {
    expect(readPriceEntry(typed)).toEqual({ ok: true, text, dollars: Number(text) });
  });

  it.each(["abc", "", "  ", "12,5", "1.2.3"])("refuses %j, which is no number", (typed) => {
    expect(readPriceEntry(typed)).toMatchObject({ ok: false, reason: "not_a_number" });
  });

  it("refuses -1, which is negative", () => {
    expect(readPriceEntry("-1")).toMatchObject({ ok: false, reason: "negative" });
  });

  it.each(["1e9", "0x10", "5.", ".5", "+3", "100000"])("refuses %j for how it is written", (typed) => {
    expect(readPriceEntry(typed)).toMatchObject({
      ok: false,
      reason: "format",
    });
  });

  it("input is truncated to 2 decimals while typing", () => {
    expect(truncateTypedPrice("12.345")).toBe("12.34");
    expect(truncateTypedPrice("12.")).toBe("12.");
    expect(truncateTypedPrice("1234")).toBe("1234");
  });

  it("keeps every price of whole cents as it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        expect(readPriceEntry(text)).toMatchObject({ ok: true, text });
      }),
    );
  });

  it("extraCost is max(0, GF price minus regular price) to 2 decimals", () => {
    expect(extraCostOf(6.99, 3.6)).toBe(3.39);
    expect(extraCostOf(3, 4)).toBe(0);
  });
});
