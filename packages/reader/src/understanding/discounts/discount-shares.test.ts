import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));
const pricesOf = (text: string) => read(text).items.map(({ price }) => price);

describe("reading-80 a discount for so many of a product lowers each of them", () => {
  it("reading-80 all of one price", () => {
    const reading = read(`
WALMART
GF WRAPS  006780000031       4.97 D
GF WRAPS  006780000031       4.97 D
GF BUNS   006780000032       4.97 D
GF BUNS   006780000032       4.97 D
PITA 2 FOR $8                3.88-D
LEMONS    000000004053       2.14 D
SUBTOTAL                    18.14
TOTAL                       18.14`);
    expect(reading.items.map(({ price }) => price)).toEqual([400, 400, 400, 400, 214]);
    expect(reading.discounts.map(({ itemIndex, cents }) => [itemIndex, cents])).toEqual([
      [0, -97],
      [1, -97],
      [2, -97],
      [3, -97],
    ]);
  });

  it("reading-80 only those whose offer comes to the discount, to the cent", () => {
    expect(
      pricesOf(`
WALMART
GF RICE   006780000033       4.50 D
GF TACO   006780000034       3.97 D
GF TACO   006780000034       3.97 D
GF TACO   006780000034       3.97 D
TACO 3 FOR $10               1.91-D
SUBTOTAL                    14.50
TOTAL                       14.50`),
    ).toEqual([450, 333, 334, 333]);
  });

  it.each(["GUM 2 FOR $5             3.00-D", "MULTI DISCOUNT           3.00-D"])(
    "reading-80 %s is nobody's where the print does not say which",
    (row) => {
      const reading = read(`
WALMART
GF RICE   006780000033       4.50 D
GF TACO   006780000034       3.97 D
${row}
SUBTOTAL                     5.47
TOTAL                        5.47`);
      expect(reading.items.map(({ price }) => price)).toEqual([450, 397]);
      expect(reading.discounts).toMatchObject([{ cents: -300, itemIndex: null }]);
      expect(reading.arithmetic.subtotalAgrees).toBe(true);
    },
  );

  it("reading-80 an offer on a row of as many lowers that row", () => {
    expect(
      pricesOf(`
WALMART
GF TACO   006780000034
2 AT 1 FOR 3.97              7.94 D
TACO 2 FOR $7                0.94-D
SUBTOTAL                     7.00
TOTAL                        7.00`),
    ).toEqual([700]);
  });
});

describe("reading-108 a reduction for several without a printed count", () => {
  it.each<[string, string, number[]]>([
    ["lowers the one above it where nothing beside it is like it", "GF WAFFLES   6.49", [329, 549, 210]],
    ["lowers none where goods alike have other prices", "GF RUSKS LEMON   5.99", [329, 599, 649, 210]],
    ["lowers none where it is most of the price", "GF GUM   1.50", [329, 150, 210]],
  ])("reading-108 %s", (what, rows, prices) => {
    const above = what.includes("alike") ? `${rows}\nGF RUSKS PLAIN   6.49` : rows;
    const sum = prices.reduce((all, cents) => all + cents, 0) - (what.includes("none") ? 100 : 0);
    const reading = read(`
HAZEL FOODS
PEARS   3.29
${above}
  MULTI BUY SAVINGS   -1.00
LIMES   2.10
SUBTOTAL   ${(sum / 100).toFixed(2)}
TOTAL   ${(sum / 100).toFixed(2)}`);
    expect(reading.items.map(({ price }) => price)).toEqual(prices);
    expect(reading.arithmetic.subtotalAgrees).toBe(true);
  });

  it("reading-108 is divided among those right above it of one price, to the cent", () => {
    const reading = read(`
HAZEL FOODS
PEARS          3.29
COLA           1.47
COLA           1.47
LEMONADE       1.47
MULTI DISCOUNT 1.00-
SUBTOTAL       6.70
TOTAL          6.70`);
    expect(reading.items.map(({ price }) => price)).toEqual([329, 114, 113, 114]);
  });
});

describe("reading-109 a discount that bears an article's name", () => {
  it.each([
    ["above it", "COUPON GF RUSKS   1.00-\nGF RUSKS   8.49\nPEARS   3.20"],
    ["above it, behind another article", "PEARS   3.20\nRABAIS GF RUSKS   -1,00\nGF RUSKS   8.49"],
    ["below another article", "GF RUSKS   8.49\nPEARS   3.20\nMFR COUPON GF RUSKS   -1.00-"],
  ])("reading-109 lowers that article, %s", (_where, rows) => {
    const reading = read(`HAZEL FOODS\n12 ELM STREET\n${rows}\nSUBTOTAL   10.69\nTOTAL   10.69`);
    const paid = Object.fromEntries(reading.items.map(({ name, price }) => [name, price]));
    expect(paid).toEqual({ "GF RUSKS": 749, PEARS: 320 });
  });

  it("reading-109 that was bought twice lowers the one above it", () => {
    const rows = "GF RUSKS   8.49\nGF RUSKS   8.49\nCOUPON GF RUSKS   1.00-";
    expect(pricesOf(`HAZEL FOODS\n12 ELM STREET\n${rows}\nTOTAL   15.98`)).toEqual([849, 749]);
  });
});

describe("reading-18 what is taken off the article above, however it is printed", () => {
  it.each([
    "20% OFF   1.00-",
    "-20%   -1.00",
    "RÉDUC. 20%   -1,00",
    "RABAIS   -1.00-",
    "ÉCONOMIE   1,00-",
    "SCENE+ MEMBER PRICING   -1.00",
    "PRIX MEMBRE PC OPTIMUM   -1.00",
    "SAVINGS   (1.00)",
    "MEMBER PRICE   7.49",
    "DISCOUNT   1.00-\nYOU SAVED   1.00",
    "DISCOUNT   1.00-\nYOU SAVED   -1.00",
    "2 @ 4.245\nDISCOUNT   -1.00",
    "MFR COUPON   0.60-\nSTORE DISCOUNT   0.40-",
  ])("reading-18 %s", (row) => {
    const reading = read(`
HAZEL FOODS
12 ELM STREET
GF RUSKS   8.49
${row}
PEARS   3.20
SUBTOTAL   10.69
TOTAL   10.69`);
    expect(reading.items.map(({ price }) => price)).toEqual([749, 320]);
    expect(reading.arithmetic).toEqual({ itemsCents: 1069, subtotalAgrees: true, totalAgrees: true });
  });
});

describe("reading-81 points that are redeemed pay for everything", () => {
  it.each([
    "SCENE+ POINTS REDEEMED     5.00-",
    "PC OPTIMUM REDEMPTION      5.00-",
    "RECOMPENSE MOI             5.00-",
    "AIR MILES CASH REDEEMED    5.00-",
    "REWARDS REDEEMED           5.00-",
  ])("reading-81 %s lowers no item", (row) => {
    const reading = read(`
HAZEL FOODS
GF RUSKS                   8.49
${row}
PEARS                      3.20
SUBTOTAL                   6.69
TOTAL                      6.69`);
    expect(reading.items.map(({ price }) => price)).toEqual([849, 320]);
    expect(reading.discounts).toMatchObject([{ cents: -500, itemIndex: null }]);
    expect(reading.arithmetic.subtotalAgrees).toBe(true);
  });
});

describe("reading-142 a discount for several that lowers one article among others", () => {
  const asked = (rows: string) =>
    understandPage(pageOf(`HAZEL FOODS\n${rows}`)).issues.flatMap(({ message, itemIndex }) =>
      message.startsWith("sentences.discountShared") ? [itemIndex] : [],
    );

  it.each([
    "PEARS   3.20\nMILK   4.00\nGF RUSKS   5.00\nMULTI DISCOUNT   -2.00\nTOTAL   10.20",
    "PEARS   3.20\nMILK   4.00\nGF RUSKS   5.00\nMIX & MATCH   -2.00\nTOTAL   10.20",
  ])("reading-142 is asked: %j", (rows) => {
    expect(asked(rows)).toEqual([2]);
  });

  it.each([
    ["goods of one price", "PEARS   3.20\nRUSKS   5.00\nRUSKS   5.00\nMULTI DISCOUNT   -2.00\nTOTAL   11.20"],
    ["one article", "GF RUSKS   5.00\nMULTI DISCOUNT   -1.00\nTOTAL   4.00"],
    ["one that it names", "PEARS   3.20\nGF RUSKS   5.00\nMULTI DISCOUNT GF RUSKS   -2.00\nTOTAL   6.20"],
    [
      "several of one article",
      "PEARS   3.20\nGF RUSKS   5.00\n2 @ 2.50\nMULTI DISCOUNT   -2.00\nTOTAL   6.20",
    ],
    [
      "several that are counted in front of the name",
      "MILK   4.00\n2 GF RUSKS   7.98\nMULTI BUY SAVINGS   1.98-\nTOTAL   10.00",
    ],
    ["several with a cross", "MILK   4.00\n2 X GF RUSKS   7.98\nMULTI BUY SAVINGS   1.98-\nTOTAL   10.00"],
    ["a coupon", "PEARS   3.20\nGF RUSKS   5.00\nSTORE COUPON   -2.00\nTOTAL   6.20"],
  ])("reading-142 %s is not", (_, rows) => {
    expect(asked(rows)).toEqual([]);
  });
});
