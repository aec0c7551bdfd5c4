import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import type { OcrPage } from "../../ocr/word";
import type { Entry } from "../items/entries";
import { linesOf } from "../lines/lines";
import { understandPage } from "../understand-page";
import { withoutOtherRows } from "./goods-rows";
import { chancesOf } from "./row-roles";
import { rowsOf } from "./rows";

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
const goodsIn = (page: OcrPage) => chancesOf(linesOf(rowsOf(page)), "item", "name", "price", "quantity");
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

  describe("reading-120 a row that is hardly one of goods", () => {
    const lines = linesOf(rowsOf(receipt("AMOUNT OWED   27.23\nVISA   27.23")));
    const entryOf = (words: string): Entry => {
      const line = lines.find(({ text }) => text.startsWith(words));
      if (!line?.price) throw new Error(`${words} has no price`);
      const found = { name: words, cents: line.price.cents, lines: [line], priceLine: line };
      return { kind: "item", counts: true, group: "sure", doubt: "none", note: null, flags: "", ...found };
    };
    const goods = entryOf("GF SODA BREAD");
    const visa = entryOf("VISA");
    const named = ({ kept, leftOut }: ReturnType<typeof withoutOtherRows>) =>
      [kept, leftOut].map((entries) => entries.map(({ name }) => name));

    it("reading-120 is left out beside goods", () => {
      expect(named(withoutOtherRows([goods, visa], lines, []))).toEqual([["GF SODA BREAD"], ["VISA"]]);
    });

    it("reading-120 stays, with how likely it is, where no named item would be left", () => {
      const { kept, leftOut } = withoutOtherRows([visa], lines, []);
      expect([kept.map(({ name }) => name), leftOut]).toEqual([["VISA"], []]);
      expect(kept[0]?.goods).toBeLessThan(0.2);
    });

    it("reading-120 stays where the goods come to no more than the printed sum", () => {
      const sum = goods.cents === null || visa.cents === null ? 0 : goods.cents + visa.cents;
      const targets = [{ cents: sum, cost: 0 }];
      expect(named(withoutOtherRows([goods, visa], lines, targets))).toEqual([["GF SODA BREAD", "VISA"], []]);
    });
  });

  it("reading-120 rows of goods are told from the head, the sums and the payment", () => {
    const chances = goodsIn(receipt("SUBTOTAL   27.23\nTOTAL   27.23\nVISA   27.23"));
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
});
