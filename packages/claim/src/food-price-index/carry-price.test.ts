import { readFileSync } from "node:fs";
import { faultsOf } from "@gf-ledger/domain/table/table";
import { tableText } from "@gf-ledger/domain/table/table-text";
import { describe, expect, it } from "vitest";
import { numberOf } from "../fractions/number-of";
import { carryPrice } from "./carry-price";
import { indexLevel } from "./index-level";
import { AMERICAN_INDEX, AMERICAN_TABLE, CANADIAN_INDEX, CANADIAN_TABLE } from "./price-indexes";

describe("prices-19 a price brought to the month of purchase", () => {
  it.each([
    ["ca", 339],
    ["us", 341],
  ] as const)("3.49 seen in June 2025 is, in %s in June 2024, %d cents, and estimated", (country, cents) => {
    const carried = carryPrice(country, 349, "2025-06-10", "2024-06-20");
    expect(carried).toMatchObject({ price: cents, estimated: true });
    expect(carried.levels).toMatchObject({ known: { how: "published" }, purchase: { how: "published" } });
  });

  it("stays what it is within its month", () => {
    const same = { price: 349, estimated: false, levels: null };
    expect(carryPrice("ca", 349, "2025-06-10", "2025-06-30")).toEqual(same);
  });

  it("takes the last known month after the table's end, and says so", () => {
    const level = indexLevel(CANADIAN_INDEX, "2026-11");
    expect(level).toMatchObject({ asked: "2026-11", used: ["2026-05"], how: "nearest" });
    expect(carryPrice("ca", 349, "2026-05-10", "2026-11-01")).toMatchObject({
      price: 349,
      estimated: true,
    });
  });

  it("takes the first known month before the table begins", () => {
    expect(indexLevel(AMERICAN_INDEX, "2012-01")).toMatchObject({ used: ["2018-01"], how: "nearest" });
  });

  it("takes the mean of September and November for the October 2025 that was never published", () => {
    const level = indexLevel(AMERICAN_INDEX, "2025-10");
    const of = (month: string) => AMERICAN_INDEX.find((row) => row.month === month)?.value ?? 0;
    expect(level).toMatchObject({ used: ["2025-09", "2025-11"], how: "mean-of-neighbours" });
    expect(level && numberOf(level.level)).toBeCloseTo((of("2025-09") + of("2025-11")) / 2, 6);
  });

  it("knows nothing from an empty table", () => {
    expect(indexLevel([], "2025-01")).toBeNull();
  });
});

describe("the tables of the index", () => {
  it.each([CANADIAN_TABLE, AMERICAN_TABLE])("prices-34 every row of $file can be read", (table) => {
    expect(faultsOf(table)).toEqual([]);
    const text = readFileSync(
      new URL(`../../${table.file.replace("packages/claim/", "")}`, import.meta.url),
      "utf8",
    );
    expect(text).toBe(tableText(table.rows));
  });

  it.each([
    ["Canada", CANADIAN_INDEX, "2018-01", "2026-05", 101, 2024, 186.9, 1],
    ["the United States", AMERICAN_INDEX, "2018-01", "2026-03", 98, 2024, 306.536, 3],
  ] as const)(
    "of %s run from %s without a month twice, in order",
    (_, table, first, last, count, year, mean, digits) => {
      const months = table.map(({ month }) => month);
      expect([months[0], months.at(-1), months.length]).toEqual([first, last, count]);
      expect(months).toEqual([...new Set(months)].sort());
      const ofYear = table.filter(({ month }) => month.startsWith(`${year}-`)).map(({ value }) => value);
      const average = ofYear.reduce((a, b) => a + b, 0) / ofYear.length;
      expect(Number(average.toFixed(digits))).toBe(mean);
    },
  );
});
