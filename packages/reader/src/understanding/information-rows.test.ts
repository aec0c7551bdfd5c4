import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const read = (text: string) => understandPage(pageOf(text));
const among = (row: string) =>
  read(`
CORNER FOODS
OAT BREAD              5.99 F
${row}
JAM                    4.00 F`);

describe("reading-19 rows that only inform", () => {
  it.each([
    "SALE PRICE             4.99",
    "UNIT PRICE             0.99",
    "REWARDS NEW BALANCE   12.50",
    "GIFT CARD BALANCE     12.50",
    "XXXXXXXXXXXX1234      16.00",
    "************1234      16.00",
    "POINTS EARNED          0.00",
    "PC POINTS              0.00",
    "LOYALTY BALANCE       12.50",
    "SCENE+ BALANCE        14.20",
    "BALANCE OF REWARDS    12.50",
    "LOYALTY DOLLARS BALANCE 5.00",
    "SOLDE DE POINTS       12.50",
    "SOLDE PC OPTIMUM      12.50",
    "eCpn OAT BREAD         0.00",
    "eCpn OAT BREAD         0.50",
    "E-CPN                  1.00",
  ])("reading-19 makes %s no item, discount or fee", (row) => {
    const reading = among(row);
    expect(reading.items.map(({ price }) => price)).toEqual([599, 400]);
    expect([...reading.discounts, ...reading.deposits]).toEqual([]);
  });

  it("reading-19 makes no items of a block of savings above the goods", () => {
    const reading = read(`
CORNER FOODS
YOUR SAVINGS TODAY
COUPON SAVINGS         2.00
STORE SAVINGS          1.00
OAT BREAD              5.99 F
JAM                    4.00 F
TOTAL                  9.99`);
    expect(reading.items.map(({ name }) => name)).toEqual(["OAT BREAD", "JAM"]);
  });

  it.each([
    "ENVIROKIDZ PANDA PUFFS",
    "GLUTENFREEPENNE",
    "RECYCLED NAPKINS",
    "GF TENDERS",
    "CHICKEN TENDERS",
    "INSTANT OATMEAL",
    "INSTANT COFFEE",
    "COFFEECAKE",
  ])("reading-19 takes %s for goods: a fee, a payment or a discount is a word of its own", (name) => {
    const reading = read(`CORNER FOODS\nEGGS      4.00 F\n${name.padEnd(24)} 5.99 F\nTOTAL     9.99`);
    expect(reading.items.map((item) => [item.name, item.price])).toEqual([
      ["EGGS", 400],
      [name, 599],
    ]);
    expect([...reading.discounts, ...reading.deposits]).toEqual([]);
  });

  it.each(["ENVIRONMENTAL FEE", "ENVIRO LEVY", "ENVIRO", "ECOLOGY FEE", "RECYCLING", "RECYCLE FEE"])(
    "reading-19 still takes %s for a fee, which belongs to the sum",
    (label) => {
      const reading = read(
        `CORNER FOODS\nCOLA      4.00 F\n${label.padEnd(24)} 0.10\nSUBTOTAL  4.10\nTOTAL     4.10`,
      );
      expect(reading.deposits.map(({ cents }) => cents)).toEqual([10]);
      expect(reading.arithmetic.subtotalAgrees).toBe(true);
    },
  );

  it.each(["LOYALTY BALANCE", "SCENE+ BALANCE", "SOLDE PC OPTIMUM"])(
    "reading-97 takes %s among the goods for no total and lowers nothing by it",
    (label) => {
      const reading = read(`CORNER FOODS
OAT BREAD              5.99 F
${label.padEnd(22)}12.50
JAM                    4.00 F
TOTAL                  9.99`);
      expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
        ["OAT BREAD", 599],
        ["JAM", 400],
      ]);
      expect(reading.totalCents.value).toBe(999);
    },
  );

  it("reading-98 counts what an app's coupon took off where it has a minus, or the sum asks for it", () => {
    const total = (coupon: string, sum: string) =>
      read(`CORNER FOODS
OAT BREAD              5.99 F
${coupon}
JAM                    4.00 F
SUBTOTAL               ${sum}
TOTAL                  ${sum}`).items.map(({ price }) => price);
    expect(total("eCpn OAT BREAD         0.50", "9.99")).toEqual([599, 400]);
    expect(total("eCpn OAT BREAD         0.50", "9.49")).toEqual([549, 400]);
    expect(total("eCpn OAT BREAD         0.50-", "9.49")).toEqual([549, 400]);
  });

  it.each(["MEMBER PRICE           4.79", "CLUB PRICE             4.79", "CARD PRICE             4.79"])(
    "reading-99 takes %s below an article for what was paid for it",
    (row) => {
      const reading = read(
        `CORNER FOODS\nOAT BREAD              5.99 F\n${row}\nJAM                    4.00 F\nTOTAL                  8.79`,
      );
      expect(reading.items.map(({ price }) => price)).toEqual([479, 400]);
      expect(reading.discounts.map(({ cents }) => cents)).toEqual([-120]);
    },
  );

  it.each([
    ["MEMBER PRICE           1.20-", "8.79"],
    ["MEMBER PRICE           1.20", "8.79"],
  ])("reading-99 still takes %s for what is taken off", (row, sum) => {
    const reading = read(
      `CORNER FOODS\nOAT BREAD              5.99 F\n${row}\nJAM                    4.00 F\nTOTAL                  ${sum}`,
    );
    expect(reading.items.map(({ price }) => price)).toEqual([479, 400]);
  });

  it("reading-18 still takes instant savings and coupons for discounts", () => {
    const reading = read("CORNER FOODS\nTISSUE    14.99\nINSTANT SAVINGS   3.00-\nTOTAL     11.99");
    expect(reading.items).toMatchObject([{ name: "TISSUE", price: 1199 }]);
  });
});
