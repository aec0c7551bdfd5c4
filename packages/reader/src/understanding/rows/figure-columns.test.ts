import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const read = (...goods: string[]) =>
  understandPage(pageOf(`HAZEL KITCHEN\n12 MILL LANE\n2026-03-04 12:31\n${goods.join("\n")}\nTHANK YOU`))
    .items;
const namesOf = (...goods: string[]) => read(...goods).map(({ name }) => name);

describe("reading-122 a column of figures beside the names is no part of them", () => {
  it("reading-122 counts in front of most names, with or without a sign, tell how many", () => {
    const items = read(
      "1 Yellow Dal             6.00",
      "1 X Garlic Naan          2.20",
      "2 Kingfisher             7.00",
      "1 -- Fried Egg           0.60",
      "Rice                     3.80",
    );
    expect(items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Yellow Dal", 1],
      ["Garlic Naan", 1],
      ["Kingfisher", 2],
      ["Fried Egg", 1],
      ["Rice", 1],
    ]);
  });

  it("reading-122 counts and prices of one behind the names are left out", () => {
    expect(
      namesOf(
        "Banana Dosa   65   1    65.00",
        "Buns          15   1    15.00",
        "Sheera        30   1    30.00",
      ),
    ).toEqual(["Banana Dosa", "Buns", "Sheera"]);
  });

  it.each([
    ["Large Fizzy   £1.45      1.45", "Large Fizzy"],
    ["Milky Tea   @R19.90     19.90", "Milky Tea"],
    ["EC UNLD CA #05   0.6106   1.71", "EC UNLD CA #05"],
    ["Batta   1.200.00      200.00", "Batta"],
  ])("reading-122 the price of one or an amount without its unit is none: %s", (row, name) => {
    expect(namesOf(row)).toEqual([name]);
  });

  it.each([
    [
      ["7 UP                   2.00", "5 ALIVE PUNCH          3.00"],
      ["7 UP", "5 ALIVE PUNCH"],
    ],
    [
      ["1 DOZEN EGGS           2.00", "1 GALLON MILK          3.00"],
      ["1 DOZEN EGGS", "1 GALLON MILK"],
    ],
    [
      ["PAMPERS SIZE 1         9.00", "PAMPERS SIZE 2         9.00"],
      ["PAMPERS SIZE 1", "PAMPERS SIZE 2"],
    ],
    [
      ["1 Bagel                2.00", "1 Coffee               2.50", "7 UP                   2.00"],
      ["Bagel", "Coffee", "7 UP"],
    ],
    [
      ["1 LB CARROTS           2.00", "1 L MILK               3.00"],
      ["1 LB CARROTS", "1 L MILK"],
    ],
    [
      ["1 BITE BROWNIES        5.00", "OAT BREAD              6.00", "RICE CAKES             3.00"],
      ["1 BITE BROWNIES", "OAT BREAD", "RICE CAKES"],
    ],
    [
      ["CHANNEL 5              5.00", "OAT BREAD              6.00", "RICE CAKES             3.00"],
      ["CHANNEL 5", "OAT BREAD", "RICE CAKES"],
    ],
  ])("reading-122 figures of names stay: %s", (goods, names) => {
    expect(namesOf(...goods)).toEqual(names);
  });
});
