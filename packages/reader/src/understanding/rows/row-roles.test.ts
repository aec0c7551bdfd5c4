import { stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { modelFile } from "../../ocr/model-files";
import { linesOf } from "../lines/lines";
import { rowFeatures } from "./row-features";
import { roleChances, rowTable } from "./row-roles";
import { rowsOf } from "./rows";

const RECEIPT = pageOf(`
ALDERBROOK CAFE
418 QUARRY ROAD
TEL 604-555-0148
2026-03-04 12:31
OAT SODA BREAD           15.75
GF OATCAKES               7.99
SUBTOTAL                 23.74
GST                       1.19
TOTAL                    24.93
VISA                     24.93`);
const lines = linesOf(rowsOf(RECEIPT));
const likeliest = (features: readonly number[]) =>
  [...roleChances(features)].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

describe("reading-155 what each row of a receipt is, is told by what was learnt of rows", () => {
  it("reading-155 the shop, its address, the day, goods, sums and the payment are told apart", () => {
    expect(rowFeatures(lines).map(likeliest)).toEqual([
      "shop",
      "address",
      "phone",
      "date",
      "item",
      "item",
      "subtotal",
      "tax",
      "total",
      "tender",
    ]);
  });

  it("reading-155 the chances of a row are one in all", () => {
    for (const row of rowFeatures(lines)) {
      const all = [...roleChances(row).values()].reduce((sum, chance) => sum + chance, 0);
      expect(all).toBeCloseTo(1, 9);
    }
  });

  it("reading-155 the table was made for the figures that a row has, and is smaller than a megabyte", async () => {
    const [row = []] = rowFeatures(lines);
    expect(rowTable().features).toBe(row.length);
    expect(rowTable().starts.length % rowTable().roles.length).toBe(0);
    expect(Math.max(...rowTable().asks)).toBeLessThan(row.length);
    expect((await stat(modelFile("row-trees.json"))).size).toBeLessThan(1_000_000);
  });
});
