import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));
const itemsOf = (text: string) => read(text).items.map((item) => [item.name, item.price]);

describe("reading-24 styles of tills", () => {
  it("reading-24 keeps a sub sandwich apart from the subtotal", () => {
    const reading = read(`
PUB SPRING WATER       3.99 F
DELI SUB TURKEY        9.99 T F
Order Total           13.98
Sales Tax              0.70
Grand Total           14.68`);
    expect(reading.items.map(({ price }) => price)).toEqual([399, 999]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-24 takes what is told with its rate as the tax, and no item", () => {
    const reading = read(`
Whole Milk            2.89 FA
Paper Towels          4.00 FB
SUBTOTAL              6.89
 A:Taxable @2.25%     0.07
 B:Taxable @10.25%    0.41
AMOUNT DUE            7.37`);
    expect(reading.items).toHaveLength(2);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([7, 41]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-24 reads taxes whose letters are parted by points", () => {
    const reading = read(`
TIDE LIQUID       12.99 H
SUB TOTAL         12.99
H.S.T. 13%         1.69
TOTAL             14.68`);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([169]);
  });

  it("reading-24 gives the price beside an article's number and weight to the name above, and no name to the tare", () => {
    expect(
      itemsOf(`
365 BKD CHS CRACK                     2.69 F
OG BANANA
   Item 94011  1.15 lb @ $0.89/lb     1.02 F
CHICKEN THIGH BNLS SK                 7.88 F
   Tare Weight   0.02 lb
   1.58 lb @ $4.99/lb
ITALIAN SODA                          3.99 T
Subtotal:                            15.58`),
    ).toEqual([
      ["365 BKD CHS CRACK", 269],
      ["OG BANANA", 102],
      ["CHICKEN THIGH BNLS SK", 788],
      ["ITALIAN SODA", 399],
    ]);
  });

  it("reading-24 reads French prices with a dollar sign behind them", () => {
    const reading = read(`
NABOB CAFE MOULU      8,99 $
RABAIS               -2,00 $
BAGUETTE FRANCAISE    2,99 $
SOUS-TOTAL            9,98 $
TOTAL                 9,98 $`);
    expect(reading.items.map((item) => [item.name, item.price])).toEqual([
      ["NABOB CAFE MOULU", 699],
      ["BAGUETTE FRANCAISE", 299],
    ]);
    expect(reading.totalCents.value).toBe(998);
  });

  it("reading-24 leaves Québec's tax marks out of the name", () => {
    expect(itemsOf("CASCADE              FPMRQ   6.99\nTOTAL                        6.99")).toEqual([
      ["CASCADE", 699],
    ]);
  });

  it("reading-24 takes an offer for several, a regular price and a saving of their own rows as no items", () => {
    expect(
      itemsOf(`
ORGANIC SALAD            4.99
  Multi Buy 2/$8.00
LIFE BRAND TISSUE        1.99 H
   REG 2.99
   SAVE 1.00
LAND O LAKES BUTTR       5.49 F
 PRICE    5.49
 @ 2 FOR 1.00
 2 CUCUMBERS             1.00 F
SUBTOTAL                13.47`),
    ).toEqual([
      ["ORGANIC SALAD", 499],
      ["LIFE BRAND TISSUE", 199],
      ["LAND O LAKES BUTTR", 549],
      ["2 CUCUMBERS", 100],
    ]);
  });

  it("reading-24 leaves the weight and count printed behind a name out of it", () => {
    expect(
      itemsOf(`
YAMS  0.965 kg @ 3.28/kg     3.17
DAIRY 3.5@1.29               4.52
MEAT                        12.00 T1
TAXBL                       12.00
HST                          1.56
TOTAL                       21.25`),
    ).toEqual([
      ["YAMS", 317],
      ["DAIRY", 452],
      ["MEAT", 1200],
    ]);
  });

  it("reading-24 keeps the name that stands behind its own count", () => {
    expect(
      itemsOf(`
LARGE EGGS                      1.99 F
PRCDUCE
2@.50   GREEN BELFEPPERS        1.00 F
MEDIUM CELERY                    .50 F
TOTAL                           3.49`),
    ).toEqual([
      ["LARGE EGGS", 199],
      ["GREEN BELFEPPERS", 100],
      ["MEDIUM CELERY", 50],
    ]);
  });

  it("reading-24 spells a chain's own brand as the chain does, and there alone", () => {
    const at = (shop: string) => itemsOf(`${shop}\n1 MAIN ST\nSU MILK   4.08\nTOTAL   4.08`);
    expect(at("WALMART")).toEqual([["GV MILK", 408]]);
    expect(at("CORNER FOODS")).toEqual([["SU MILK", 408]]);
  });

  it("reading-24 takes an article flagged with its coupon as bought, and the coupon as what lowers it", () => {
    const reading = read(`
261030123  MP PASTA     CPN   FN  $0.89
261030456  BARILLA            FN  $1.24
   TARGET COUPON                  $0.50-
SUBTOTAL                          $1.63
TOTAL                             $1.63`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["MP PASTA", 89],
      ["BARILLA", 74],
    ]);
  });

  it("reading-24 reads weights in front of names, offers behind them, counts told as such, and salted butter", () => {
    const reading = read(`
0.75 lb Prosciutto          17.24
2 BREAD WW      2/$5.00      5.00
00123456  2 QTY COFFEE CRMR  6.98
06415500012 BEURRE SALE      5.49
SUBTOTAL                    34.71`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["Prosciutto", 1724],
      ["2 BREAD WW", 500],
      ["COFFEE CRMR", 698],
      ["BEURRE SALE", 549],
    ]);
    expect(reading.items[2]?.quantity).toBe(2);
  });

  it("reading-24 knows taxes and deposits whose words were read glued together", () => {
    const reading = read(`
COKE 24PK          9.99 B
MABTLDEP           1.20
SUBTOTAL          11.19
HSTON13%           1.30
TOTAL             12.49`);
    expect(reading.items).toHaveLength(1);
    expect(reading.deposits.map(({ cents }) => cents)).toEqual([120]);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([130]);
  });
});
