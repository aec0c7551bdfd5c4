import { describe, expect, it } from "vitest";
import { extendedTable } from "./extend-table";
import { CANADIAN_INDEX } from "./price-indexes";

const READ = { source: "statcan-18-10-0004-one-copy", standing: "confirmed", readOn: "2027-01-20" };

describe("prices-21 the index is extended each year", () => {
  it("by the months that follow, with their source and day, leaving out one that was never published", () => {
    const months = extendedTable(CANADIAN_INDEX, { ...READ, csv: "2026-06,201.3\r\n2026-08,202\n" });
    expect(months).toEqual([
      ...CANADIAN_INDEX,
      { month: "2026-06", value: 201.3, ...READ },
      { month: "2026-08", value: 202, ...READ },
    ]);
  });

  it.each([
    ["2026-05,201.3", /does not come after 2026-05/],
    ["2026-08,201.3", /more than one month is missing/],
    ["2026-06,331.3", /more than 10 % away from 200.9/],
    ["June 2026,201.3", /is not a month and its level/],
    ["", /holds no month/],
  ])("but not by %s", (csv, words) => {
    expect(() => extendedTable(CANADIAN_INDEX, { ...READ, csv })).toThrow(words);
  });

  it("nor with a standing that there is not, nor where there is no month before", () => {
    expect(() => extendedTable(CANADIAN_INDEX, { ...READ, csv: "2026-06,201.3", standing: "sure" })).toThrow(
      /Unknown status sure/,
    );
    expect(() => extendedTable(CANADIAN_INDEX, { ...READ, csv: "2026-06,201.3", source: "A page" })).toThrow(
      /Unknown source A page/,
    );
    expect(() => extendedTable([], { ...READ, csv: "2026-06,201.3" })).toThrow(/is empty/);
  });
});
