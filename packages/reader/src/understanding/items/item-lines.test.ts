import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));
const itemsOf = (text: string) => read(text).items.map((item) => [item.name, item.price]);

describe("reading-17 kinds of item lines", () => {
  it("reading-20 takes the name on the left and the price on the right, without article number and tax letters", () => {
    const reading = read(`
WALMART
GV OATMEAL   007874243408 F   1.76 O
BANANAS      000000004011 K   0.95 N
SUBTOTAL                      2.71
TOTAL                         2.71`);
    expect(reading.items.map((item) => [item.name, item.price, item.taxCode])).toEqual([
      ["GV OATMEAL", 176, "O"],
      ["BANANAS", 95, "N"],
    ]);
  });

  it("reading-17 understands a quantity line below its item", () => {
    const [item] = read(`
CORNER FOODS
GROCERY NON TAXABLE     0.98
   2 @ 0.49
BREAD                   2.50
TOTAL                   3.48`).items;
    expect(item).toMatchObject({
      name: "GROCERY NON TAXABLE",
      price: 98,
      quantity: 2,
      unitPrice: 49,
    });
  });

  it("reading-17 understands a quantity line above its item, as warehouse clubs print it", () => {
    const reading = read(`
E  673919 FF BS BREAST    23.99 E
   3 @ 4.29
E  878137 18CT EGGS       12.87 E
   SUBTOTAL               36.86
   TOTAL                  36.86`);
    expect(reading.items[1]).toMatchObject({
      name: "18CT EGGS",
      price: 1287,
      quantity: 3,
      unitPrice: 429,
    });
    expect(reading.items[0]).toMatchObject({ quantity: 1, unitPrice: null });
  });

  it("reading-17 gives the price on a weight line to the name above it", () => {
    const reading = read(`
BANANAS    000000004011KF
1.75 lb  1 lb /0.54       0.95 N
BEVERAGE   003120002133   2.00 N
SUBTOTAL                  2.95`);
    expect(reading.items[0]).toMatchObject({
      name: "BANANAS",
      price: 95,
      quantity: 1.75,
      unit: "lb",
      unitPrice: 54,
    });
  });

  it.each([
    ["2 BREAD @ 3.49          6.98", { name: "BREAD", quantity: 2, price: 698 }],
    ["3 BACON $0.70           2.10", { name: "BACON", quantity: 3, price: 210 }],
    ["2 OLIVE BUN @R19.90    39.80", { name: "OLIVE BUN", quantity: 2, price: 3980 }],
    ["2 BREAD $3.49           5.98", { name: "2 BREAD", quantity: 1, price: 598 }],
  ])(
    "reading-17 keeps count and price of one out of the name where they make the price: %s",
    (line, item) => {
      const reading = read(`CORNER FOODS\nJAM          4.00\n${line}`);
      expect(reading.items[1]).toMatchObject(item);
    },
  );

  it("reading-17 understands kilograms, and an l read as 1", () => {
    const reading = read(`
CHINESE CABBAGE       MRJ
  2.360 kg @ $1.72/kg        4.06
SWEET POTATOES
  1.051b@   0.69/1b          0.72
SUBTOTAL                     4.78`);
    expect(reading.items.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
      [2.36, "kg", 172],
      [1.05, "lb", 69],
    ]);
  });

  it("reading-17 understands so many for a price", () => {
    const reading = read(`
HRD MICRO POP
1 @ 2 FOR  4.00      2.00
LENTILS DRIED        1.39
BALANCE DUE          3.39`);
    expect(reading.items[0]).toMatchObject({ name: "HRD MICRO POP", price: 200, unitPrice: 200 });
  });

  it("reading-16 reads the reduced price of a was/now line and not the regular one", () => {
    const text = `
GROCERY
*4125001715 TORTILLA CHP
   was  3.29  now     2.99 F
*1559401018 ASTROGLIDE
   8.14
   was        now     7.14
TOTAL                10.13`;
    expect(itemsOf(text)).toEqual([
      ["TORTILLA CHP", 299],
      ["ASTROGLIDE", 714],
    ]);
  });

  it("reading-20 takes the name from the row below a row of article number, quantity and price", () => {
    const text = `
Item          Qty    Price   Total
Description
107100041     1      2.00    2.00
INARI 2PCS
107100069     1      9.95    9.95
TODAYS SPECIAL KITCHEN
Subtotal                    11.95
Total                       11.95`;
    expect(itemsOf(text)).toEqual([
      ["INARI 2PCS", 200],
      ["TODAYS SPECIAL KITCHEN", 995],
    ]);
  });

  it("reading-20 counts a price printed on the article's row and again on the named row once", () => {
    const text = `
43535183785   3 x $5.99
SALTED BUTTER 1LB           $17.97
52142510704   1xs            $4.49
LRG EGGS 12CT                $4.49
SUBTOTAL                    $22.46
TOTAL                       $22.46`;
    expect(itemsOf(text)).toEqual([
      ["SALTED BUTTER 1LB", 1797],
      ["LRG EGGS 12CT", 449],
    ]);
  });

  it.each([
    ["split by a space", "2 .99", 299],
    ["without its leading digit", ".99", 99],
    ["with a letter O for a zero", "5.O0", 500],
    ["with a comma", "2,99", 299],
    ["with its point lost", "14 49", 1449],
    ["with a tax mark read as a third decimal", "5.880", 588],
    ["followed by a long flag", "2.99 MRJ", 299],
    ["followed by SALE", "2.99 SALE", 299],
  ])("reading-17 reads a price %s", (_, printed, cents) => {
    const text = `
BREAD             3.00
EGGS              4.00
MILK              ${printed}
JAM               5.00
TOTAL            ${((1200 + cents) / 100).toFixed(2)}`;
    expect(itemsOf(text)[2]).toEqual(["MILK", cents]);
  });

  it("reading-19 knows an item whose name holds a payment word or the word total", () => {
    const text = `
GIFT CARD  087458604383     50.00
CASHM BATH TISS              2.99
LIST TOTAL CARE              2.77
CASHEWS                      6.00
SUBTOTAL                    61.76
TOTAL                       61.76`;
    expect(itemsOf(text).map(([name]) => name)).toEqual([
      "GIFT CARD",
      "CASHM BATH TISS",
      "LIST TOTAL CARE",
      "CASHEWS",
    ]);
  });

  it("reading-19 keeps department headings, points and savings notes out of the items", () => {
    const text = `
27-PRODUCE
BANANA                 0.95
                   600 Pts
DAIRY
CHEESE                 2.49
WAS 3.49 SAVINGS 1.00
SUBTOTAL               3.44
TOTAL                  3.44`;
    expect(itemsOf(text)).toEqual([
      ["BANANA", 95],
      ["CHEESE", 249],
    ]);
  });

  it("reading-20 takes a percent sign behind a price in the column for a tax mark that was misread", () => {
    expect(
      itemsOf(`
CORNER FOODS
OAT BISCUITS   007712345001    3.49 X
DOG BISCUITS   007712345002   16.98%
RICE CAKES     007712345003    2.25 X
LENTIL SOUP    007712345004    1.75 X
SUBTOTAL                      24.47
TAX 1   5.000 %                1.22
TOTAL                         25.69`),
    ).toContainEqual(["DOG BISCUITS", 1698]);
  });

  it("reading-20 takes the name above a row of article number and words like our price", () => {
    expect(
      itemsOf(`
HOME AND PANTRY
KETTLE STEEL 2L      1T
4455667788 OUR PRICE      39.99
TEA TOWEL STRIPED    1T
4455667799 OUR PRICE       6.99
SUBTOTAL                  46.98
TOTAL                     46.98`),
    ).toEqual([
      ["KETTLE STEEL 2L", 3999],
      ["TEA TOWEL STRIPED", 699],
    ]);
  });

  it("reading-67 takes a colon and its space between two words for a gap, and keeps one inside a word", () => {
    expect(
      itemsOf(`
CORNER FOODS
GF: BREAD             4.99
GF PENNE : PASTA      3.49
NDC:ADULT             2.00
TOTAL                10.48`),
    ).toEqual([
      ["GF BREAD", 499],
      ["GF PENNE PASTA", 349],
      ["NDC:ADULT", 200],
    ]);
  });

  it("reading-67 takes other marks that stand alone in a gap for the gap, and keeps those that are printed", () => {
    const names = [
      ["OAT; MILK", "OAT MILK"],
      ["2% : MILK", "2% MILK"],
      ["RICE 5 : KG", "RICE 5 KG"],
      ["GF | CORN", "GF CORN"],
      ["GF . CHIPS", "GF CHIPS"],
      ["GF _ ROLLS", "GF ROLLS"],
      [": RICE", "RICE"],
      ["MAC & CHEESE", "MAC & CHEESE"],
      ["GF - TORTILLA", "GF - TORTILLA"],
      ["GR. BEEF", "GR. BEEF"],
      ["PEAS, CARROTS", "PEAS, CARROTS"],
      ["M&M'S", "M&M'S"],
    ];
    const rows = names.map(([printed = ""]) => `${printed.padEnd(22)}3.00`);
    expect(itemsOf(`CORNER FOODS\n${rows.join("\n")}\nTOTAL                36.00`)).toEqual(
      names.map(([, name]) => [name, 300]),
    );
  });

  it("reading-20 keeps a department's heading out of the name below it", () => {
    expect(
      itemsOf(`
CORNER FOODS
GROCERY          OAT MILK        4.29
                 RYE BREAD       3.10
SUBTOTAL                         7.39
TOTAL                            7.39`),
    ).toEqual([
      ["OAT MILK", 429],
      ["RYE BREAD", 310],
    ]);
  });

  it("reading-20 reads a price behind a name that ends in a point", () => {
    expect(
      itemsOf(`
CORNER FOODS
JUICE EXOTI.   28.95
TOTAL          28.95`),
    ).toEqual([["JUICE EXOTI", 2895]]);
  });
});

describe("reading-154 how many were bought, and what a promotion's code lowers", () => {
  it.each([
    ["GF BREAD (2 @ 3.25)       6.50", ["GF BREAD", 2, 650]],
    ["GF BUNS (3x$1.50)         4.50", ["GF BUNS", 3, 450]],
    ["GF BREAD (2 @ 3.25)       6.49", ["GF BREAD", 1, 649]],
  ])("reading-154 a count in brackets behind a name counts where it comes to the price: %s", (row, item) => {
    const { items } = read(`CORNER FOODS\n${row}\nMILK       4.00`);
    expect([items[0]?.name, items[0]?.quantity, items[0]?.price]).toEqual(item);
  });

  it.each(["Promo SAVE1", "COUPON WELCOME5", "Voucher SPRING26"])(
    "reading-154 %s lowers no article",
    (label) => {
      const { items, discounts } = read(
        `CORNER FOODS\nGF BREAD   6.49\nMILK   4.00\n${label}   1.00-\nTOTAL  9.49`,
      );
      expect(items.map(({ price }) => price)).toEqual([649, 400]);
      expect(discounts.map(({ cents, itemIndex }) => [cents, itemIndex])).toEqual([[-100, null]]);
    },
  );

  it.each(["COUPON MILK2L", "PROMO MILK", "COUPON"])(
    "reading-154 %s lowers the article above it",
    (label) => {
      const { items } = read(`CORNER FOODS\nGF BREAD   6.49\nMILK   4.00\n${label}   1.00-\nTOTAL  9.49`);
      expect(items.map(({ price }) => price)).toEqual([649, 300]);
    },
  );
});
