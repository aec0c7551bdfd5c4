import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));

describe("reading-26 the receipt's own arithmetic", () => {
  it("reading-27 reads an 8 for a 3 where only that adds up", () => {
    const reading = read(`
CELERY                 2.47
GRAPES                 1.61
COVER                  4.93
SUBTOTAL               9.06
TAX                    0.50
TOTAL                  9.56`);
    expect(reading.items.map((item) => item.price)).toEqual([247, 161, 498]);
    expect(reading.issues).toContainEqual(expect.objectContaining({ code: "line_in_doubt", itemIndex: 2 }));
    expect(reading.items[2]?.confidence).toBeLessThan(0.7);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-27 changes nothing where several corrections would do", () => {
    const reading = read(`
APPLES                 3.99
PEARS                  3.99
PLUMS                  2.50
SUBTOTAL              15.48
TAX                    0.00
TOTAL                 15.48`);
    expect(reading.items.map((item) => item.price)).toEqual([399, 399, 250]);
    expect(reading.issues.map((issue) => issue.code)).toContain("items_do_not_add_up");
  });

  it("reading-28 gives the one item without a readable price what the sum leaves", () => {
    const reading = read(`
134991 ORGANIC PASTA   5.99
172246 PEELED CARROTS
27664 STRAWBERRIES     8.99
4032 WATERMELON        5.99
SUBTOTAL              26.46
TOTAL                 26.46`);
    expect(reading.items[1]).toMatchObject({ name: "PEELED CARROTS", price: 549 });
    expect(reading.issues).toContainEqual(expect.objectContaining({ code: "line_in_doubt", itemIndex: 1 }));
  });

  it("reading-26 warns when items and total do not agree and keeps what was read", () => {
    const reading = read(`
APPLES                 3.99
PEARS                  4.99
TOTAL                 77.31`);
    expect(reading.items).toHaveLength(2);
    expect(reading.issues.map((issue) => issue.code)).toContain("total_does_not_add_up");
    expect(reading.arithmetic).toEqual({ itemsCents: 898, subtotalAgrees: null, totalAgrees: false });
  });

  it("reading-26 is surer of lines that add up than of lines that do not", () => {
    const good = read("APPLES   3.99\nPEARS    4.99\nTOTAL    8.98");
    const bad = read("APPLES   3.99\nPEARS    4.99\nTOTAL   57.31");
    expect(good.confidence).toBeGreaterThan(bad.confidence);
  });

  it("reading-61 counts one coupon of several rather than leave out an item", () => {
    const reading = read(`
CUPCAKES               1.99
RegPrice               3.79
Card Savings           1.00-
CHEERIOS               2.50
RegPrice               2.90
Card Savings           0.40-
LIMES
2 @ 0.50
EGGS                   3.99
SUBTOTAL               8.48
TOTAL                  8.48`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["CUPCAKES", 99],
      ["CHEERIOS", 250],
      ["LIMES", 100],
      ["EGGS", 399],
    ]);
    expect(reading.discounts).toMatchObject([{ cents: -100, itemIndex: 0 }]);
  });

  it("reading-61 counts two coupons of four, and gives a name without a price nothing", () => {
    const reading = read(`
SHAMPOO                5.00
CPN/SHAMPOO            1.13
SPRAY                  4.00
CPN/SPRAY              0.79
SOAP                   2.00
CPN/SOAP               0.42
TISSUE                 3.00
CPN/TISSUE             0.30
PEANUT BRITTLE
EGGS                   3.99
SUBTOTAL              16.90
TOTAL                 16.90`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["SHAMPOO", 500],
      ["SPRAY", 321],
      ["SOAP", 200],
      ["TISSUE", 270],
      ["EGGS", 399],
    ]);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-61 leaves out an item that was worked out where no coupon can account for the sum", () => {
    const reading = read(`
CUPCAKES               1.99
LIMES
2 @ 0.50
EGGS                   3.99
SUBTOTAL               5.98
TOTAL                  5.98`);
    expect(reading.items.map(({ name }) => name)).toEqual(["CUPCAKES", "EGGS"]);
  });

  it("reading-28 says nothing of agreement when a price is what the sum leaves", () => {
    const reading = read(`
134991 ORGANIC PASTA   5.99
172246 PEELED CARROTS
27664 STRAWBERRIES     8.99
SUBTOTAL              20.47
TAX                    0.00
TOTAL                 20.47`);
    expect(reading.items.map((item) => item.price)).toEqual([599, 549, 899]);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: null, totalAgrees: null });
    expect(reading.issues).toContainEqual(expect.objectContaining({ code: "line_in_doubt", itemIndex: 1 }));
  });
});
