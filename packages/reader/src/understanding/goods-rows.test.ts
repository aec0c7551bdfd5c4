import { stat } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { modelFile } from "../ocr/model-files";
import { goodsChance, rowTable } from "./goods-rows";
import { linesOf } from "./lines";
import { rowFeatures } from "./row-features";
import { rowsOf } from "./rows";
import { understandPage } from "./understand-page";

const receipt = (foot: string) =>
  pageOf(`
HAZEL FOODS
12 MILL LANE
2026-03-04 12:31
GF SODA BREAD            15.75
GF OATCAKES               7.99
RICE CRACKERS             3.49
${foot}`);
const GOODS = ["GF SODA BREAD", "GF OATCAKES", "RICE CRACKERS"];
const namesOf = (foot: string) => understandPage(receipt(foot)).items.map(({ name }) => name);

describe("reading-120 where no sum confirms the goods, what was learnt of rows judges each", () => {
  it.each([
    "SUMA                     27.23\nCAMBIO                    2.77",
    "MONTO                    27.23\nCAMBIO                    2.77",
  ])("reading-120 a sum whose word no table knows is no item: %s", (foot) => {
    expect(namesOf(foot)).toEqual([...GOODS, "CAMBIO"]);
  });

  it("reading-120 the same row stays where the printed sum holds it", () => {
    expect(namesOf("SUMA                     27.23\nSUBTOTAL                 54.46\nTOTAL   54.46")).toEqual([
      ...GOODS,
      "SUMA",
    ]);
  });

  it("reading-120 a row of which it is not sure is kept and asked, and no row of goods is", () => {
    const { items, issues } = understandPage(receipt("OPEN HOURS 8.00 - 21.00"));
    expect(items).toHaveLength(4);
    const asked = issues.flatMap(({ code, itemIndex }) => (code === "line_in_doubt" ? [itemIndex] : []));
    expect(asked).toEqual([3]);
    expect(items[3]?.confidence).toBeLessThan(0.7);
  });

  it("reading-120 where no named item would be left, all stay and are asked", () => {
    const page = pageOf(`
NORTH TRAIL SHOES
12 MILL LANE
INVOICE
06/02/2015  9:20 PM
TRAIL RUNNER LO
1 @  199.00
Total:                               159.20
Change:                                0.00
TOTAL NO OF ITEMS: 1
THANK YOU, COME AGAIN`);
    const { items, issues } = understandPage(page);
    expect(items.map(({ name }) => name)).toEqual(["TRAIL RUNNER LO"]);
    expect(items[0]?.confidence).toBeLessThan(0.2);
    expect(issues.map(({ code }) => code)).toContain("line_in_doubt");
  });

  it("reading-120 none is left out where the goods come to no more than the printed sum", () => {
    const page = pageOf("CORNER FOODS\nOAT BREAD   5.99\nJAM   3.00\nTEA   3.00\nTOTAL   12.49");
    const rows = rowFeatures(linesOf(rowsOf(page)));
    expect(goodsChance(rows[3] ?? [])).toBeLessThan(0.2);
    expect(understandPage(page).items).toHaveLength(3);
  });

  it("reading-120 rows of goods are told from the head, the sums and the payment", () => {
    const features = rowFeatures(linesOf(rowsOf(receipt("SUBTOTAL   27.23\nTOTAL   27.23\nVISA   27.23"))));
    const chances = features.map(goodsChance);
    expect(chances.map((chance) => chance > 0.5)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("reading-120 the table was made for the figures that a row has, and is smaller than a megabyte", async () => {
    const [row = []] = rowFeatures(linesOf(rowsOf(receipt(""))));
    expect(rowTable().features).toBe(row.length);
    const forks = rowTable().trees.flatMap(([features]) => features);
    expect(Math.max(...forks)).toBeLessThan(row.length);
    expect((await stat(modelFile("row-trees.json"))).size).toBeLessThan(1_000_000);
  });
});
