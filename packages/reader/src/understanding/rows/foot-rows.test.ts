import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const namesOf = (text: string) => understandPage(pageOf(text)).items.map(({ name }) => name);
const goods = (foot: string) => `
HAZEL FOODS
GF SODA BREAD            15.75
GF OATCAKES               7.99
${foot}`;
const GOODS = ["GF SODA BREAD", "GF OATCAKES"];

describe("reading-107 where no sum confirms the goods, a row of the foot is no item", () => {
  it.each([
    "TOTAL FUEL               23.74",
    "MY REWARDS                3.25",
    "SERVICE CHARGE            1.20",
    "OTHER CARD               23.74",
    "EFECTIVO                 30.00",
    "GROSS AMT                23.74",
    "RUCKGELD                  6.26",
  ])("reading-107 %s", (foot) => {
    expect(namesOf(goods(foot))).toEqual(GOODS);
  });

  it("reading-107 an article with its number stays, and so does one that the sum holds", () => {
    expect(namesOf(goods("06041000123 TOTAL BRAN     4.49"))).toHaveLength(3);
    expect(
      namesOf(goods("TIPS                      4.00\nSUBTOTAL                 27.74\nTOTAL   27.74")),
    ).toEqual([...GOODS, "TIPS"]);
  });

  it("reading-107 products whose names begin like such a row stay", () => {
    expect(
      namesOf(goods("TOTAL CEREAL              4.49\nTIP TOP BREAD             3.99\nBAR SOAP   2.00")),
    ).toEqual([...GOODS, "TOTAL CEREAL", "TIP TOP BREAD", "BAR SOAP"]);
  });
});
