import { stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { SCRAMBLED_ORDERS, scrambledSlip } from "../../generator/scrambled-slip";
import { pageOf } from "../../test/text-page";
import { modelFile } from "../ocr/model-files";
import type { OcrPage } from "../ocr/word";
import { linesOf } from "./lines";
import { bestPairs, likelyNames, namePairs, nameTable } from "./name-pairs";
import { rolesOf } from "./row-roles";
import { rowsOf } from "./rows";
import { understandPage } from "./understand-page";

const read = (page: OcrPage) => {
  const { items, issues } = understandPage(page);
  const isAsked = (at: number) =>
    issues.some(({ code, itemIndex }) => code === "line_in_doubt" && itemIndex === at);
  return items.map(({ name, price }, at) => ({ name, price, asked: isAsked(at) }));
};
const BILL = pageOf(`
TRURO CAFE
418 QUARRY ROAD
TEL 604-555-0148
2026-03-04 12:31
Time In: 2/15/2016
1                       8.00
Oat Soup                5.00
GF Pie                  6.00
Total                  24.00
Visa                   24.00`);
const SENT = pageOf(`
TRURO POST
2026-03-04 12:31
Letter                  6.00
Parcel Post
Ref 418-22-817
                        8.00
Stamps
Ref 418-22-818
                        3.00
Total                  17.00`);

/** How many prices without a name in their row get it, of all that have a row near them, on slips that the table has not learnt from. */
function namedOn(seed: number): { all: number; right: number } {
  const told = SCRAMBLED_ORDERS.flatMap((order, at) => {
    const rows = scrambledSlip(order, seed + at);
    const lines = linesOf(rowsOf(pageOf(rows.map(({ text }) => text).join("\n"))));
    if (lines.length !== rows.length) return [];
    const names = likelyNames(lines);
    const asked = new Set(namePairs(lines, rolesOf(lines)).map(({ price }) => price));
    return rows.flatMap(({ role, article }, price) => {
      const named = rows[names.get(price)?.name ?? -1];
      return role === "price" && asked.has(price)
        ? [named?.role === "name" && named.article === article]
        : [];
    });
  });
  return { all: told.length, right: told.filter(Boolean).length };
}

describe("reading-157 an item whose name in another row is hardly a name is in doubt", () => {
  it("reading-157 a row that tells a time, as a name, is asked about; goods beside it are not", () => {
    expect(read(BILL)).toEqual([
      { name: "Time In 2/15/2016", price: 800, asked: true },
      { name: "Oat Soup", price: 500, asked: false },
      { name: "GF Pie", price: 600, asked: false },
    ]);
  });

  it("reading-157 where much speaks for another row that names nothing, that is the name, and asked", () => {
    expect(read(SENT)).toEqual([
      { name: "Letter", price: 600, asked: false },
      { name: "Parcel Post", price: 800, asked: true },
      { name: "Stamps", price: 300, asked: true },
    ]);
  });

  it.each([
    ["a brand", "KINNIKINNICK\nGF BUNS", "GF BUNS"],
    ["a sign", "MEMBER PRICE\nGF BUNS", "GF BUNS"],
    ["the shop printed again", "SAFEWAY\nRICE BUNS", "RICE BUNS"],
    ["the first row of a name that ends in gluten-free", "SOY SAUCE\nGLUTEN FREE 1L", "GLUTEN FREE 1L"],
  ])("reading-157 %s above a likely name does not take its place", (_what, rows, name) => {
    const page = pageOf(`SAFEWAY\n12 MAIN ST\nGF OATS\n5.99\n${rows}\n3.00\nMILK 2%\n4.99\nTOTAL 13.98`);
    expect(read(page).map((item) => item.name)).toEqual(["GF OATS", name, "MILK 2%"]);
  });

  it("reading-157 the first item of a page that adds up is not doubted, however unlike a name its row is below a photo's edge", () => {
    const page = pageOf("KIKKOMAN TAMARI\n77820228556 11.55\nGROUND BEEF\n20400120007 7.20\nTOTAL 18.75");
    expect(read(page).map(({ asked }) => asked)).toEqual([false, false]);
  });

  it("reading-157 the rows of a document with real text are left as they are", () => {
    expect(read({ ...SENT, hasRealText: true }).at(-1)?.name).not.toBe("Stamps");
  });

  it("reading-157 of slips that were not learnt from, four of five prices get the name that is theirs", () => {
    const counts = [40_001, 41_001, 42_001].map(namedOn);
    const all = counts.reduce((sum, count) => sum + count.all, 0);
    const right = counts.reduce((sum, count) => sum + count.right, 0);
    expect(all).toBeGreaterThan(50);
    expect(right / all).toBeGreaterThan(0.8);
  });

  it("reading-157 pairs are chosen together, in the receipt's order, each row once", () => {
    const pair = (price: number, name: number, score: number) => ({ price, name, score });
    const chosen = bestPairs([pair(2, 1, 2), pair(2, 3, 3), pair(4, 3, 3), pair(4, 1, 9), pair(6, 5, -1)]);
    expect(chosen).toEqual([pair(4, 1, 9)]);
    expect(bestPairs([pair(2, 1, 2), pair(2, 3, 3), pair(4, 3, 3)])).toEqual([pair(2, 1, 2), pair(4, 3, 3)]);
    expect(bestPairs([])).toEqual([]);
  });

  it("reading-157 the table was made for the figures that a pair has, and is smaller than a tenth of a megabyte", async () => {
    const lines = linesOf(rowsOf(SENT));
    const [pair] = namePairs(lines, rolesOf(lines));
    expect(nameTable().features).toBe(pair?.features.length);
    expect(Math.max(...nameTable().asks)).toBeLessThan(nameTable().features);
    expect((await stat(modelFile("name-trees.json"))).size).toBeLessThan(100_000);
  });
});

describe("the scrambled slips", () => {
  it("the same seed makes the same slip, and another order another", () => {
    expect(scrambledSlip("name-below", 5)).toEqual(scrambledSlip("name-below", 5));
    expect(scrambledSlip("name-below", 5)).not.toEqual(scrambledSlip("name-above", 5));
  });
});
