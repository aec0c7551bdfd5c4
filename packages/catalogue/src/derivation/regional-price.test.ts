import { readPriceOrigin, storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { tableEntries } from "@gf-ledger/domain/table/table";
import { describe, expect, it } from "vitest";
import { PRODUCT_ROWS } from "../product-table";
import { REGIONAL_PRICE_TABLE, regionalPrice } from "./regional-price";

const productOf = (reference: string) =>
  PRODUCT_ROWS.find(({ anchors }) => anchors.ca === reference) ?? PRODUCT_ROWS[0];
const bread = productOf("=statcan/white-bread")?.id ?? "";

describe("prices-32 the average that is published for a region", () => {
  it("is that of the very package in the month of purchase, measured", () => {
    expect(regionalPrice(bread, "CA-ON", "2024-03")).toEqual({
      region: "CA-ON",
      cents: 303,
      source: storedPriceOrigin({
        code: "published",
        publisher: "statcan",
        what: "White bread, 675 grams",
        region: "CA-ON",
        month: "2024-03",
        estimated: false,
      }),
      asOf: "2024-03",
      estimate: false,
    });
    expect(regionalPrice(bread, "CA-AB", "2025-10")).toMatchObject({ cents: 351, asOf: "2025-10" });
  });

  it("is that of the nearest month within six, and none beyond, nor of a region without figures", () => {
    expect(regionalPrice(bread, "CA-AB", "2026-04")).toMatchObject({ asOf: "2025-10" });
    expect(regionalPrice(bread, "CA-AB", "2024-07")).toMatchObject({ asOf: "2025-01" });
    expect(regionalPrice(bread, "CA-AB", "2026-05")).toBeNull();
    expect(regionalPrice(bread, "CA-ON", "2025-03")).toBeNull();
    expect(regionalPrice(bread, "CA-QC", "2024-03")).toBeNull();
    expect(regionalPrice("not-in-the-catalogue", "CA-ON", "2024-03")).toBeNull();
  });

  it("goes by the gram for another package of its kind, and is an estimate then", () => {
    const other = productOf("statcan/white-bread");
    const price = regionalPrice(other?.id ?? "", "CA-ON", "2024-03");
    expect(price?.cents).toBe(Math.round((303 / 675) * (other?.size ?? 0)));
    expect(price?.estimate).toBe(true);
    expect(readPriceOrigin(price?.source ?? "")).toMatchObject({ publisher: "statcan", estimated: true });
  });

  it("is in the table with a plausible figure for each month", () => {
    for (const { region, anchor, year, dollars } of tableEntries(REGIONAL_PRICE_TABLE)) {
      const months = { "CA-AB": 10, "CA-ON": year === 2024 ? 4 : 12 }[region];
      expect(dollars, `${region} ${anchor} ${year}`).toHaveLength(months ?? 0);
      for (const figure of dollars) expect(figure ?? 1).toBeLessThan(100);
      expect(dollars.filter((one) => one === null)).toHaveLength(year === 2019 ? 3 : 0);
    }
  });
});
