import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (text: string) => understandPage(pageOf(text));
const pricesOf = (text: string) => read(text).items.map(({ name, price }) => [name, price]);

describe("reading-41 goods that are given back", () => {
  it.each(["RETURN RICE MILK", "REFUND RICE MILK", "RETOUR LAIT DE RIZ", "REMBOURSEMENT LAIT"])(
    "reading-41 makes %s an item of its own with a negative price, and no discount of the line above",
    (row) => {
      const reading = read(`
CORNER FOODS
OAT BREAD              5.99
${row.padEnd(22)} 3.49-
JAM                    4.00
SUBTOTAL               6.50
TOTAL                  6.50`);
      expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
        ["OAT BREAD", 599],
        [row, -349],
        ["JAM", 400],
      ]);
      expect(reading.discounts).toEqual([]);
      expect(reading.arithmetic).toEqual({ itemsCents: 650, subtotalAgrees: true, totalAgrees: true });
    },
  );

  it("reading-41 keeps a voided item and its void, below the void's word or beside it", () => {
    const reading = read(`
CORNER FOODS
HRI CL CHS             5.88
VOIDED ENTRY
HRI CL CHS             5.88-
EGGS                   4.50
VOIDED ITEM            4.50-
MILK                   3.99
VOID MILK              3.99
SNACK BARS             4.98
SUBTOTAL               4.98
TOTAL                  4.98`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["HRI CL CHS", 588],
      ["HRI CL CHS", -588],
      ["EGGS", 450],
      ["VOIDED ITEM", -450],
      ["MILK", 399],
      ["VOID MILK", -399],
      ["SNACK BARS", 498],
    ]);
    expect(reading.discounts).toEqual([]);
    expect(reading.arithmetic.subtotalAgrees).toBe(true);
  });

  it("reading-41 knows an article that is given back by its own name and price, without any word", () => {
    expect(
      pricesOf(`
CORNER FOODS
SAVOY  4070K           4.02
EGGS                   4.50
SAVOY  4070K           4.02-
TOTAL                  4.50`),
    ).toEqual([
      ["SAVOY 4070K", 402],
      ["EGGS", 450],
      ["SAVOY 4070K", -402],
    ]);
  });

  it("reading-41 takes rows below the word as given back until goods are bought again", () => {
    const reading = read(`
CORNER FOODS
** REFUND **
OAT BREAD              5.99-
RICE MILK              3.49-
EGGS                  14.00
COUPON                 0.50-
SUBTOTAL               4.02
TOTAL                  4.02`);
    expect(reading.items.map(({ name, price }) => [name, price])).toEqual([
      ["OAT BREAD", -599],
      ["RICE MILK", -349],
      ["EGGS", 1350],
    ]);
    expect(reading.discounts).toMatchObject([{ label: "COUPON", cents: -50, itemIndex: 2 }]);
  });

  it("reading-41 gives the word's row and a quantity row the name above them", () => {
    const reading = read(`
CORNER FOODS
JAM                    4.00
OAT BREAD
  REFUND               5.99-
RETURN CRACKERS
  2 @ 1.50             3.00-
FLOUR                  5.99
TOTAL                  1.00`);
    expect(reading.items).toMatchObject([
      { name: "JAM", price: 400 },
      { name: "OAT BREAD", price: -599 },
      { name: "RETURN CRACKERS", price: -300, quantity: 2, unitPrice: 150 },
      { name: "FLOUR", price: 599 },
    ]);
  });

  it("reading-41 leaves containers that are given back among the discounts, of no article", () => {
    const reading = read(`
CORNER FOODS
JAM                    4.00
BOTTLE RETURN          0.50-
RETOUR CANETTES        0.40-
TOTAL                  3.10`);
    expect(reading.items.map(({ price }) => price)).toEqual([400]);
    expect(reading.discounts).toMatchObject([
      { cents: -50, itemIndex: null },
      { cents: -40, itemIndex: null },
    ]);
  });

  it("reading-41 takes no sentence about returns and no card that gets money back for goods", () => {
    const reading = read(`
CORNER FOODS
RETURN POLICY 30 DAYS
JAM                    4.00
MFR COUPON             1.00-
CASH REFUND            0.50-
TOTAL                  2.50`);
    expect(reading.items).toMatchObject([{ name: "JAM" }]);
    expect(reading.discounts.map(({ cents }) => cents)).toEqual([-100, -50]);
  });

  it("reading-41 reads a receipt that pays back, its tax too", () => {
    const reading = read(`
CORNER FOODS
RETURN OAT BREAD       5.98-
SUBTOTAL              -5.98
TAX 1  5.000 %        -0.30
TOTAL                 -6.28`);
    expect(reading.items).toMatchObject([{ price: -598 }]);
    expect(reading.taxes.map(({ cents }) => cents)).toEqual([-30]);
    expect(reading.totalCents.value).toBe(-628);
    expect(reading.arithmetic).toMatchObject({ subtotalAgrees: true, totalAgrees: true });
  });

  it("reading-41 takes a total of 0.00 where the goods come to nothing, and there alone", () => {
    const swapped = read(`
CORNER FOODS
OAT BREAD              5.99
RETURN OAT BREAD       5.99-
TOTAL                  0.00`);
    expect(swapped.totalCents.value).toBe(0);
    const bought = read("CORNER FOODS\nOAT BREAD   5.99\nTOTAL   0.00\nTOTAL   5.99");
    expect(bought.totalCents.value).toBe(599);
  });
});
