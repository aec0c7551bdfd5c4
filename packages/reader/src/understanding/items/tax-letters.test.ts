import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));
const lettersOf = (text: string) => read(text).items.map(({ name, taxCode }) => [name, taxCode]);

describe("reading-43 the tax letters of an item", () => {
  it("reading-43 reads them behind the price, without signs beside them and with noughts as letters", () => {
    expect(
      lettersOf(`
CORNER FOODS
OAT BREAD              5.99 X
RICE MILK              3.49 $ X
EGGS                   4.00 0
JAM                    4.00 G P
SOAP                   2.00 *
FLOUR                  3.00 SALE
TOTAL                 22.48`),
    ).toEqual([
      ["OAT BREAD", "X"],
      ["RICE MILK", "X"],
      ["EGGS", "O"],
      ["JAM", "GP"],
      ["SOAP", "*"],
      ["FLOUR", null],
    ]);
  });

  it("reading-43 reads them in front of the price, and beside the name of goods that are weighed below it", () => {
    const reading = read(`
REAL CANADIAN SUPERSTORE
05980048261 AFTER 8 CHOCOLAT      GMRJ      5.98
05849622311 BISTRO VEG            R         2.57
06570010028 BEATRICE MILK RQ                4.54
4011 BANANA                       MRJ
  0.940 kg @ $1.73/kg                       1.63
SUBTOTAL                                   14.72
G=GST 5%    5.98 @ 5.000%                   0.30
TOTAL                                      15.02`);
    expect(reading.items.map(({ name, taxCode }) => [name, taxCode])).toEqual([
      ["AFTER 8 CHOCOLAT", "GMRJ"],
      ["BISTRO VEG", "R"],
      ["BEATRICE MILK", "RQ"],
      ["BANANA", "MRJ"],
    ]);
    expect(reading.taxes).toMatchObject([{ cents: 30, codes: ["GMRJ"] }]);
  });

  it("reading-43 tells the letters of a tax that prints none by its rate", () => {
    const reading = read(`
WALMART
TATER TOTS     001312000026 F   2.96 N
PAPER TOWELS   002190848816     9.98 X
SUBTOTAL                       12.94
TAX 1   7.000 %                 0.70
TOTAL                          13.64`);
    expect(reading.taxes).toMatchObject([{ cents: 70, codes: ["X"] }]);
  });

  it("reading-43 takes no letter that ends a name for one", () => {
    expect(lettersOf("CORNER FOODS\nVITAMIN B     5.00\nEGGS      4.00\nTOTAL    9.00")[0]?.[1]).toBeNull();
  });
});
