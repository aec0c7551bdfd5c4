import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const codesOf = (text: string) =>
  understandPage(pageOf(text)).items.map(({ name, articleCode }) => [name, articleCode]);

describe("reading-46 article numbers", () => {
  it("reading-46 keeps the number behind a name, and the name without it", () => {
    const codes = codesOf(`
WALMART
GV OATMEAL   007874243408 F   1.76 O
BANANAS      000000004011 K   0.95 N
SUBTOTAL                      2.71
TOTAL                         2.71`);
    expect(codes).toEqual([
      ["GV OATMEAL", "007874243408"],
      ["BANANAS", "000000004011"],
    ]);
  });

  it("reading-46 keeps a chain's own number in front of a name, and a produce code", () => {
    const codes = codesOf(`
CORNER FOODS
E  673919 FF BS BREAST    23.99 E
4011 BANANAS               0.95
TOTAL                     24.94`);
    expect(codes).toEqual([
      ["FF BS BREAST", "673919"],
      ["BANANAS", "4011"],
    ]);
  });

  it("reading-46 takes a size, a year or a quantity for no article number", () => {
    const codes = codesOf(`
CORNER FOODS
4000 ML WATER              2.50
2026 CALENDAR              9.99
GF BREAD 400G              6.99
   2 @ 3.50
TOTAL                     19.48`);
    expect(codes.map(([, code]) => code)).toEqual([null, null, null]);
  });

  it("reading-46 keeps none where two numbers stand with one line", () => {
    const codes = codesOf(`
CORNER FOODS
007874243408 OATMEAL 036000291452   1.76
TOTAL                               1.76`);
    expect(codes.map(([, code]) => code)).toEqual([null]);
  });

  it("reading-46 keeps an unsurely read number only where its check digit is right", () => {
    const blurred = (code: string) => {
      const text = `
CORNER FOODS
OATMEAL   ${code}   1.76
TOTAL                      1.76`;
      return understandPage(pageOf(text, { confidence: 0.8 })).items.map(({ articleCode }) => articleCode);
    };
    expect(blurred("036000291452")).toEqual(["036000291452"]);
    expect(blurred("036000291453")).toEqual([null]);
  });
});
