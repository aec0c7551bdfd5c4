import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import type { OcrPage } from "../../ocr/word";
import { understandPage } from "../understand-page";

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
const REFUNDED = pageOf(`
TRURO CAFE
418 QUARRY ROAD
2026-03-04 12:31
Order Number: 868604
                        2.87
Oat Fries
Subtotal                2.87
Total                   2.87`);

describe("reading-157 an item whose name in another row is hardly a name is in doubt", () => {
  it("reading-157 a row that tells a time, as a name, is asked about; goods beside it are not", () => {
    expect(read(BILL)).toEqual([
      { name: "Time In 2/15/2016", price: 800, asked: true },
      { name: "Oat Soup", price: 500, asked: false },
      { name: "GF Pie", price: 600, asked: false },
    ]);
  });

  it.each([
    ["a brand", "KINNIKINNICK\nGF BUNS", "GF BUNS"],
    ["a sign", "MEMBER PRICE\nGF BUNS", "GF BUNS"],
    ["the shop printed again", "SAFEWAY\nRICE BUNS", "RICE BUNS"],
    ["the first row of a name that ends in gluten-free", "SOY SAUCE\nGLUTEN FREE 1L", "GLUTEN FREE 1L"],
  ])("reading-157 %s above a likely name leaves it the name", (_what, rows, name) => {
    const page = pageOf(`SAFEWAY\n12 MAIN ST\nGF OATS\n5.99\n${rows}\n3.00\nMILK 2%\n4.99\nTOTAL 13.98`);
    expect(read(page).map((item) => item.name)).toEqual(["GF OATS", name, "MILK 2%"]);
  });

  it("reading-157 the first item of a page that adds up is not doubted, however unlike a name its row is below a photo's edge", () => {
    const page = pageOf("KIKKOMAN TAMARI\n77820228556 11.55\nGROUND BEEF\n20400120007 7.20\nTOTAL 18.75");
    expect(read(page).map(({ asked }) => asked)).toEqual([false, false]);
  });

  it("reading-157 it is doubted where below the last price a row is likely a name that no item has", () => {
    expect(read(REFUNDED)).toEqual([{ name: "Order Number", price: 287, asked: true }]);
  });

  it("reading-157 a document with real text is not asked about", () => {
    expect(read({ ...BILL, hasRealText: true }).map(({ asked }) => asked)).not.toContain(true);
  });
});
