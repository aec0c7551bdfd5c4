import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const currencyIn = (head: string, foot = "") =>
  understandPage(pageOf(`${head}\nRICE CAKES               3.99\nTOTAL                    3.99\n${foot}`))
    .currency;

describe("reading-76 the currency is told by everything that is printed", () => {
  it.each([
    ["COSTCO WHOLESALE\n40 HILL RD\nBURLINGTON,  VT\n05401", "USD"],
    ["WALMART\nERIE  PA\nZIP  16501", "USD"],
    ["WALMART\nBUFFALO,  NY  14201", "USD"],
    ["WALMART\nKENORA  ON  P9N  1S1", "CAD"],
    ["COSTCO WHOLESALE\nLEVIS,  QC\nG6V  4Z5", "CAD"],
    ["HAZEL FOODS\n(613) 555-0142", "CAD"],
    ["HAZEL FOODS\nTel. 802-555-0142", "USD"],
  ])("reading-76 %s: %s", (head, currency) => {
    expect(currencyIn(head)).toBe(currency);
  });

  it.each([
    ["CA$3.99 VISA", "CAD"],
    ["C$ 3.99", "CAD"],
    ["US$3.99 VISA", "USD"],
  ])("reading-76 an amount in %s", (foot, currency) => {
    expect(currencyIn("HAZEL FOODS", foot)).toBe(currency);
  });

  it.each(["HAZEL FOODS", "HAZEL FOODS\n1-800-555-0142", "HAZEL FOODS\n54321"])(
    "reading-76 is null where nothing says: %s",
    (head) => {
      expect(currencyIn(head)).toBeNull();
    },
  );
});
