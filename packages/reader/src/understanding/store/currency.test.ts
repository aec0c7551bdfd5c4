import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

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
    ["COSTCO WHOLESALE\nPORTLAND\nOR\n97201", "USD"],
    ["COSTCO WHOLESALE\nSpokane, Washington 99201", "USD"],
    ["WALMART\nTACOMA, WASHINGTON", "USD"],
    ["WALMART\nDALLAS TX", "USD"],
    ["WALMART\nRimouski (QC)", "CAD"],
    ["WALMART\nMontréal QC", "CAD"],
    ["COSTCO WHOLESALE\nOTTAWA ON K1N\n5W1", "CAD"],
    ["HAZEL FOODS\nSUMMERSIDE, PRINCE EDWARD ISLAND", "CAD"],
    ["HAZEL FOODS\nBANFF, CANADA", "CAD"],
    ["HAZEL FOODS\nUNITED STATES", "USD"],
    ["HAZEL FOODS\nTEL 6135550142", "CAD"],
    ["HAZEL FOODS\nPHONE: 8025550142", "USD"],
    ["HAZEL FOODS\n(613) 555-0142", "CAD"],
    ["HAZEL FOODS\nTel. 802-555-0142", "USD"],
  ])("reading-76 %s: %s", (head, currency) => {
    expect(currencyIn(head)).toBe(currency);
  });

  it.each([
    ["CA$3.99 VISA", "CAD"],
    ["C$ 3.99", "CAD"],
    ["CAN$3.99 VISA", "CAD"],
    ["ALL AMOUNTS IN CANADIAN DOLLARS", "CAD"],
    ["ALL AMOUNTS IN US DOLLARS", "USD"],
    ["STATE TAX 0.00", "USD"],
    ["US$3.99 VISA", "USD"],
  ])("reading-76 an amount in %s", (foot, currency) => {
    expect(currencyIn("HAZEL FOODS", foot)).toBe(currency);
  });

  it.each([
    "HAZEL FOODS",
    "HAZEL FOODS\n1-800-555-0142",
    "HAZEL FOODS\n54321",
    "HAZEL FOODS\nSAVE ON",
    "HAZEL FOODS\nOPEN",
  ])("reading-76 is null where nothing says: %s", (head) => {
    expect(currencyIn(head)).toBeNull();
  });

  it("reading-76 a name that chains of both countries bear says nothing of the country", () => {
    expect(currencyIn("PRICE CHOPPER\nREGINA SK  S4P 3Y2")).toBe("CAD");
    expect(currencyIn("PRICE CHOPPER\nSCHENECTADY, NY 12345")).toBe("USD");
    expect(currencyIn("PRICE CHOPPER")).toBeNull();
  });
});
