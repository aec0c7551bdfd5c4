import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));

describe("reading-18 discounts, deposits and fees", () => {
  it("reading-18 lowers the item above a coupon and lists the coupon with the item's index", () => {
    const reading = read(`
WINDEX                 2.50
MFR COUPON             1.50-
CEREAL                 2.05
SUBTOTAL               3.05
TOTAL                  3.05`);
    expect(reading.items.map((item) => item.price)).toEqual([100, 205]);
    expect(reading.discounts).toMatchObject([{ label: "MFR COUPON", cents: -150, itemIndex: 0 }]);
    expect(reading.arithmetic).toEqual({ itemsCents: 305, subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-96 counts a reduction below the subtotal whose name begins as a line of the head does", () => {
    const reading = read(`
GF BREAD               7.49
MILK                   5.29
SUBTOTAL              12.78
STORE COUPON           2.00-
SENIORS DISC           1.00-
TOTAL                  9.78`);
    expect(reading.discounts.map(({ cents, itemIndex }) => [cents, itemIndex])).toEqual([
      [-200, null],
      [-100, null],
    ]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-18 counts a coupon printed without its minus when the sum says so", () => {
    const reading = read(`
CHEVRON OIL           34.49
CPN/CHEVRON            9.00
AVOCADOS               5.99
SUBTOTAL              31.48
TOTAL                 31.48`);
    expect(reading.items.map((item) => item.price)).toEqual([2549, 599]);
  });

  it("reading-18 leaves a savings line out where the printed price is the reduced one already", () => {
    const reading = read(`
CUPCAKES               1.99 B
RegPrice               3.79
Card Savings           1.80-
CHEERIOS               1.50 B
Reg Price 3.99  CardSav 2.49
TOTAL                  3.49`);
    expect(reading.items.map((item) => [item.name, item.price])).toEqual([
      ["CUPCAKES", 199],
      ["CHEERIOS", 150],
    ]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-18 takes off what an instant saving gives, where the sum needs it", () => {
    const reading = read(`
TISSUE                14.99
INSTANT SAVINGS        3.00-
EGGS                   6.99
SUBTOTAL              18.98
TOTAL                 18.98`);
    expect(reading.items.map((item) => item.price)).toEqual([1199, 699]);
  });

  it("reading-18 gives a cut to the article it names", () => {
    const reading = read(`
380447 DUSTER 24      18.79 G
347937 ROTI CHICKEN    7.99 G
427140 TPD/380447      3.50-G
SUBTOTAL              23.28
TOTAL                 23.28`);
    expect(reading.items.map((item) => item.price)).toEqual([1529, 799]);
    expect(reading.discounts).toMatchObject([{ cents: -350, itemIndex: 0 }]);
  });

  it("reading-18 does not say which item a list of coupons behind the items lowers", () => {
    const reading = read(`
SHAMPOO                5.00
SPRAY                  4.00
COUPON 07020           1.00-
COUPON 12044           1.50-
COUPON 38151           0.50-
COUPON 47400           0.75-
SUBTOTAL               5.25
TOTAL                  5.25`);
    expect(reading.items.map((item) => item.price)).toEqual([500, 400]);
    expect(reading.discounts.map((cut) => cut.itemIndex)).toEqual([null, null, null, null]);
  });

  it("reading-19 keeps deposits, eco fees and bag fees apart", () => {
    const reading = read(`
BEATRICE MILK 2%       3.37
ECOLOGY FEE            0.08
DEPOSIT 1              0.25
PLASTIC BAG            0.05
SUBTOTAL               3.75
TOTAL                  3.75`);
    expect(reading.items).toHaveLength(1);
    expect(reading.deposits.map((fee) => fee.cents)).toEqual([8, 25, 5]);
    expect(reading.arithmetic).toEqual({ itemsCents: 337, subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-19 takes a deposit whose price was read above its name for no item", () => {
    const reading = read(`
323280163835 COLA 12X355ML   8.49
                       1     0.10
DEPOSIT
OAT MILK                     3.99
SUBTOTAL                    12.58
TOTAL                       12.58`);
    expect(reading.items.map(({ name }) => name)).toEqual(["COLA 12X355ML", "OAT MILK"]);
    expect(reading.deposits.map(({ cents }) => cents)).toEqual([10]);
    expect(reading.arithmetic.totalAgrees).toBe(true);
  });

  it("reading-18 counts a saving printed between subtotal and total", () => {
    const reading = read(`
LING LING              5.99
CHOBANI                2.00
SUBTOTAL               7.99
CARD SAVINGS 5%        0.40-
TAX 6.35%              0.05
TOTAL                  7.64`);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });
});
