import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type DataRows, defineTable, faultsOf, tableEntries } from "./table";
import { tableText } from "./table-text";

const PRICE = z.object({ name: z.string().min(1), size: z.number().positive() });
const HEAD = ["name", "size"];
const table = (...entries: DataRows) => defineTable("prices.json", [HEAD, ...entries], PRICE, ["name"]);

describe("matching-42 a table is read row by row", () => {
  it("as entries with the names of its columns", () => {
    const prices = table(["flour", 500], ["rice", 1000]);
    expect(tableEntries(prices)).toEqual([
      { name: "flour", size: 500 },
      { name: "rice", size: 1000 },
    ]);
    expect(faultsOf(prices)).toEqual([]);
  });

  it.each([
    ["a cell of another kind", ["rice", "1 kg"], /^prices\.json, line 4: size: .*expected number/],
    ["a cell out of bounds", ["rice", 0], /^prices\.json, line 4: size: .*>0/],
    ["a missing cell", ["rice"], /^prices\.json, line 4: 1 cells instead of 2$/],
    ["an entry that is there before", ["flour", 1], /^prices\.json, line 4: "flour" is on line 3 already$/],
  ])("and %s is named by file and line", (_, entry, words) => {
    expect(faultsOf(table(["flour", 500], entry))).toEqual([expect.stringMatching(words)]);
  });

  it("and every faulty row is named at once", () => {
    expect(faultsOf(table(["", 1], ["rice", 1], ["oats", -1]))).toEqual([
      expect.stringContaining("line 3: name"),
      expect.stringContaining("line 5: size"),
    ]);
  });

  it("and columns of other names are refused", () => {
    expect(faultsOf(defineTable("prices.json", [["size", "name"]], PRICE, ["name"]))).toEqual([
      "prices.json, line 2: the columns are size, name instead of name, size",
    ]);
  });

  it("and written with one row a line", () => {
    const rows = [HEAD, ["flour", 500], ["rice", ["a", null]]];
    expect(tableText(rows)).toBe('[\n  ["name", "size"],\n  ["flour", 500],\n  ["rice", ["a", null]]\n]\n');
    expect(JSON.parse(tableText(rows))).toEqual(rows);
  });
});
