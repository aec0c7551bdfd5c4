import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readTable, type Table } from "./read-table";
import { tableText } from "./table-text";

const PRICE = z.object({ name: z.string().min(1), size: z.number().positive() });
const HEAD = ["name", "size"];
const read = (...entries: Table) => readTable("prices.json", [HEAD, ...entries], PRICE, ["name"]);

describe("matching-801 a table is read row by row", () => {
  it("as entries with the names of its columns", () => {
    expect(read(["flour", 500], ["rice", 1000])).toEqual([
      { name: "flour", size: 500 },
      { name: "rice", size: 1000 },
    ]);
  });

  it.each([
    ["a cell of another kind", ["rice", "1 kg"], /^prices\.json, line 4: size: .*expected number/],
    ["a cell out of bounds", ["rice", 0], /^prices\.json, line 4: size: .*>0/],
    ["a missing cell", ["rice"], /^prices\.json, line 4: 1 cells instead of 2$/],
    ["an entry that is there before", ["flour", 1], /^prices\.json, line 4: "flour" is on line 3 already$/],
  ])("and %s is named by file and line", (_, entry, words) => {
    expect(() => read(["flour", 500], entry)).toThrow(words);
  });

  it("and every faulty row is named at once", () => {
    expect(() => read(["", 1], ["rice", 1], ["oats", -1])).toThrow(/line 3: name.*\n.*line 5: size/);
  });

  it("and columns of other names are refused", () => {
    expect(() => readTable("prices.json", [["size", "name"]], PRICE, ["name"])).toThrow(
      "prices.json: the columns are size, name instead of name, size",
    );
  });

  it("and written with one row a line", () => {
    const table = [HEAD, ["flour", 500], ["rice", ["a", null]]];
    expect(tableText(table)).toBe('[\n  ["name", "size"],\n  ["flour", 500],\n  ["rice", ["a", null]]\n]\n');
    expect(JSON.parse(tableText(table))).toEqual(table);
  });
});
