import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extendedTable } from "./extend-table";

const FILE = readFileSync(new URL("./canada.ts", import.meta.url), "utf8");
const READ = { source: "Statistics Canada", standing: "confirmed", readOn: "2027-01-20" };

describe("prices-21 the index is extended each year", () => {
  it("by the months that follow, with their source and day, leaving out one that was never published", () => {
    const file = extendedTable(FILE, { ...READ, csv: "2026-06,201.3\r\n2026-08,202\n" });
    expect(file).toContain('import { confirmed, secondary } from "../figures/provenance-of";');
    expect(file).toContain(
      'const READ_2027_01_20 = confirmed("Statistics Canada", "2027-01-20");\n\n/** Food',
    );
    expect(
      file.endsWith(
        '  { month: "2026-05", value: 200.9, ...ONE_COPY },\n  { month: "2026-06", value: 201.3, ...READ_2027_01_20 },\n  { month: "2026-08", value: 202, ...READ_2027_01_20 },\n];\n',
      ),
    ).toBe(true);
  });

  it.each([
    ["2026-05,201.3", /does not come after 2026-05/],
    ["2026-08,201.3", /more than one month is missing/],
    ["2026-06,331.3", /more than 10 % away from 200.9/],
    ["June 2026,201.3", /is not a month and its level/],
    ["", /holds no month/],
  ])("but not by %s", (csv, words) => {
    expect(() => extendedTable(FILE, { ...READ, csv })).toThrow(words);
  });

  it("nor with a standing that there is not, nor in another file", () => {
    expect(() => extendedTable(FILE, { ...READ, csv: "2026-06,201.3", standing: "sure" })).toThrow(
      /no standing/,
    );
    expect(() => extendedTable("export {};", { ...READ, csv: "2026-06,201.3" })).toThrow(/not a table/);
  });
});
