import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

function read(rows: string, foot: string) {
  const { items, discounts, issues } = understandPage(
    pageOf(`HAZEL FOODS\n2026-04-08 12:40\n${rows}\n${foot}`),
  );
  return {
    items: items.map(({ name, price, taxCode }) => [name, price, taxCode]),
    discounts: discounts.map(({ cents, itemIndex }) => [cents, itemIndex]),
    issues: issues.map(({ code }) => code),
  };
}

const sums = (cents: string) => `SUBTOTAL             ${cents}\nTOTAL                ${cents}`;

describe("reading-117 a discount in a column behind the price", () => {
  it.each([
    ["1.00-", ".50-"],
    ["-1.00", "-0.50"],
    ["-$1.00", "-$0.50"],
  ])("reading-117 %s is taken off its own row, where the sums come out then", (first, second) => {
    const rows = `RYE BREAD            7.99   ${first}\nOAT MILK             3.99\nGF PENNE             4.49   ${second}\nPEARS                1.20`;
    expect(read(rows, sums("16.17"))).toEqual({
      items: [
        ["RYE BREAD", 699, null],
        ["OAT MILK", 399, null],
        ["GF PENNE", 399, null],
        ["PEARS", 120, null],
      ],
      discounts: [
        [-100, 0],
        [-50, 2],
      ],
      issues: [],
    });
  });

  it("reading-117 tax letters may stand between them or behind them", () => {
    const rows =
      "SOAP                 7.99 H  1.00-\nOAT MILK             3.99\nDISH CLOTH           4.49    0.50- H";
    expect(read(rows, sums("14.97")).items).toEqual([
      ["SOAP", 699, "H"],
      ["OAT MILK", 399, null],
      ["DISH CLOTH", 399, "H"],
    ]);
  });

  it("reading-117 where the sums do not come out so, nothing is taken off, and the receipt says so", () => {
    const rows = "RYE BREAD            7.99   1.00-\nOAT MILK             3.99";
    expect(read(rows, sums("15.48")).issues).toContain("items_do_not_add_up");
  });

  it("reading-117 goods given back stay so: a row with the same amount as its minus", () => {
    const rows = "OAT MILK             3.99\nPEARS                4.20\nRETURN OAT MILK      3.99   3.99-";
    expect(read(rows, sums("4.20")).discounts).toEqual([]);
  });

  it("reading-117 in a table of price, discount and amount the amount counts, and the name keeps none of them", () => {
    const rows =
      "ITEM                PRICE    DISC   AMOUNT\nRYE BREAD            7.99   -1.00     6.99\nOAT MILK             3.99              3.99";
    expect(read(rows, sums("                10.98")).items).toEqual([
      ["RYE BREAD", 699, null],
      ["OAT MILK", 399, null],
    ]);
  });
});
