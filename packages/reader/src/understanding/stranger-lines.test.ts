import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));
const itemsOf = (text: string) => read(text).items.map((item) => [item.name, item.price]);

describe("reading-24 lines of tills met rarely", () => {
  it("reading-24 leaves a dash that ends a name to the name", () => {
    const items = itemsOf(`
CORNER STORE
400111378515 PE CHARCOAL SMALL      24.99 R
400102111190 DK BL TWILL-           22.99 R
Subtotal                           $47.98
Total                              $47.98`);
    expect(items.map(([, price]) => price)).toEqual([2499, 2299]);
  });

  it("reading-24 takes a price off the article number that it was read glued to", () => {
    const items = itemsOf(`
CARD THANKS CROWN     7204735367515.99 T
CARD MDAY MOTHER      720473842807  6.99 T
SUBTOTAL                           12.98
TOTAL                              12.98`);
    expect(items).toEqual([
      ["CARD THANKS CROWN", 599],
      ["CARD MDAY MOTHER", 699],
    ]);
  });

  it("reading-24 makes no item of the till's own row above the goods, with or without spaces behind its signs", () => {
    for (const row of ["ST#05483 OP#001436 TE#09 TR#   6.97", "ST# 05483 OP# 001436 TE# 09 TR#   6.97"]) {
      const items = itemsOf(`
WALMART
${row}
TATER TOTS     001312000026 F   2.96 O
SNACK BARS     002190848816 F   4.98 T`);
      expect(items, row).toEqual([
        ["TATER TOTS", 296],
        ["SNACK BARS", 498],
      ]);
    }
  });

  it("reading-24 takes £ and € in front of a price for its sign, and leaves them out of the name", () => {
    for (const sign of ["£", "€"]) {
      const items = itemsOf(`
CORNER CAFE
FRIED EGG ${sign}0.60
LARGE FIZZY ${sign}1.45
TOTAL          ${sign}2.05`);
      expect(items, sign).toEqual([
        ["FRIED EGG", 60],
        ["LARGE FIZZY", 145],
      ]);
    }
  });

  it("reading-24 counts a gift card with a tax mark as bought, and one without as payment", () => {
    const bought = read("CORNER STORE\nGift Card   100.00 N\nSubtotal   100.00\nTotal   100.00");
    expect(bought.items).toMatchObject([{ name: "Gift Card", price: 10_000 }]);
    const paid = read("CORNER STORE\nSOCKS   9.00 T\nTotal   9.00\nGift Card   9.00");
    expect(paid.items).toMatchObject([{ name: "SOCKS", price: 900 }]);
  });

  it("reading-24 reads multi-buy rows and prices per gallon as quantities", () => {
    const items = itemsOf(`
ASSORTED SWEETBREAD
20  3FOR  19         0.80 F
BBQ PROPANE
3.2 ga1lon  $1.99/ga1lon    6.37
TOTAL                7.17`);
    expect(items).toEqual([
      ["ASSORTED SWEETBREAD", 80],
      ["BBQ PROPANE", 637],
    ]);
  });

  it("reading-24 gives the price beside an item code to the name above it", () => {
    const items = itemsOf(`
DOG FOOD ADULT 16LB
ITEM CODE:PG50014       49.99 HST
TOTAL                   49.99`);
    expect(items).toEqual([["DOG FOOD ADULT 16LB", 4999]]);
  });

  it("reading-24 knows a gross sum from an item, and a rate told to a thousandth as a tax", () => {
    const reading = read(`
SWEETER        48.95
Open Disc     -12.24
Gross Sales    48.95
Discount      -12.24
Subtotal       36.71
City 6.625%     2.43
Total          39.14`);
    expect(reading.items).toHaveLength(1);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([243]);
    expect(reading.arithmetic).toMatchObject({ totalAgrees: true });
  });

  it("reading-24 takes what the change proves as the total when its word was not read", () => {
    const reading = read(`
BURGER               16.00
FRIES                 5.00
Otherot alircl GST   21.00
Cash andered         50.00
Chengua              29.00`);
    expect(reading.totalCents.value).toBe(2100);
    expect(read("BREAD   2.00\nMILK   3.00\nEGGS   1.00").totalCents.value).toBeNull();
  });
});
