import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const goodsOf = (text: string) =>
  understandPage(pageOf(text)).items.map(({ name, quantity, price }) => [name, quantity, price]);

describe("reading-82 an article's number with the price of one piece is no item", () => {
  it.each([
    ["in its row", "Item #300444              5.25", "SKU 300555                7.99"],
    [
      "in the row below",
      "Item #300444\n                          5.25",
      "UPC: 300555\n                          7.99",
    ],
    [
      "in the row below, with a mark",
      "Item #300444  (H)\n                          5.25",
      "Article no 300555\n                          7.99",
    ],
  ])("reading-82 %s", (_, first, second) => {
    expect(
      goodsOf(`
HAZEL FOODS
GF SODA BREAD            15.75
${first}
GF OATCAKES               7.99
${second}
SUBTOTAL                 23.74
TOTAL                    23.74`),
    ).toEqual([
      ["GF SODA BREAD", 3, 1575],
      ["GF OATCAKES", 1, 799],
    ]);
  });

  it("reading-82 gives the name above it its price where that has none", () => {
    expect(goodsOf("HAZEL FOODS\nGF SODA BREAD\nITEM CODE: PG50014        5.25\nTOTAL    5.25")).toEqual([
      ["GF SODA BREAD", 1, 525],
    ]);
  });

  it("reading-82 no item comes of the number of one that was cancelled", () => {
    expect(
      goodsOf(`
HAZEL FOODS
GF Oat Rounds, 400 g          2  Delivered     9.98
Item #300444
                                               4.99
GF Rice Thins, 200 g          1  Cancelled     0.00
Item #300555
                                               3.49
Subtotal                                       9.98
Total                                          9.98`),
    ).toEqual([["GF Oat Rounds, 400 g", 2, 998]]);
  });
});

describe("reading-83 how many stands in a column behind the name", () => {
  it.each([
    ["Gluten Free Rotini, 340 g  Qty 3", "Gluten Free Rotini, 340 g"],
    ["Pâtes sans gluten, 340 g  Qté : 3", "Pates sans gluten, 340 g"],
    ["Gluten Free Rotini, 340 g    3   Delivered", "Gluten Free Rotini, 340 g"],
  ])("reading-83 %s", (row, name) => {
    const [[read, quantity, price] = []] = goodsOf(`HAZEL FOODS\n${row}     11.97\nTOTAL     11.97`);
    expect([`${read}`.normalize("NFD").replace(/\p{M}/gu, ""), quantity, price]).toEqual([name, 3, 1197]);
  });
});
