import { describe, expect, it } from "vitest";
import { canadianPerUsDollar } from "./country-ratio";
import { derivePrice } from "./derive-price";
import { usInflationSince } from "./inflation";

const bread = { category: "Bread and Bakery", size: 675, unit: "g" } as const;

describe("matching-15 how a price is derived", () => {
  it("the published average of the very package stands as it is", () => {
    const price = derivePrice(bread, "ca", "=statcan/white-bread");
    expect(price).toMatchObject({ cents: 360, asOf: "2026-07", estimate: false });
  });

  it("the average of its kind alone is an estimate, even for the same size", () => {
    expect(derivePrice(bread, "ca", "statcan/white-bread")).toMatchObject({ cents: 360, estimate: true });
  });

  it("another size goes by the price per gram: 3.60 for 675 g is 1.60 for 300 g", () => {
    expect(derivePrice({ ...bread, size: 300 }, "ca", "statcan/white-bread").cents).toBe(160);
  });

  it("a US figure is brought to 2024 by food-at-home inflation", () => {
    // 1.756 dollars a pound in 2022, +5.0 % and +1.2 %, for 675 g of 453.6 g.
    expect(derivePrice(bread, "us", "bls/bread-white").cents).toBe(278);
    expect(usInflationSince(2022)).toBeCloseTo(1.0626, 4);
    expect(usInflationSince(2024)).toBe(1);
  });

  it("the other country's figure goes by the category's ratio", () => {
    const here = derivePrice(bread, "us", "ers/51101000").cents;
    const there = derivePrice(bread, "ca", "ers/51101000").cents;
    expect(there / here).toBeCloseTo(canadianPerUsDollar("Bread and Bakery"), 2);
  });

  it("a marked anchor that is not of this package is refused", () => {
    expect(() => derivePrice({ ...bread, size: 400 }, "ca", "=statcan/white-bread")).toThrow(
      "not the average",
    );
  });

  it("a piece is never priced by weight", () => {
    expect(() => derivePrice(bread, "ca", "statcan/eggs")).toThrow("priced by the each");
  });

  it("an unknown anchor is refused", () => {
    expect(() => derivePrice(bread, "ca", "statcan/gold")).toThrow("Unknown anchor");
  });
});
