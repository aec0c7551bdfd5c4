import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

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
