import { describe, expect, it } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const HEAD = "CORNER FOODS\n12 MILL LANE\nGUELPH ON  N1H 1B5\n";
const read = (rows: string) => {
  const { items, purchaseDate, issues } = understandPage(pageOf(HEAD + rows), "2026-11-29");
  return {
    goods: items.map(({ name, price }) => [name, price]),
    date: purchaseDate.value,
    dateDoubted: issues.some(({ code }) => code === "date_in_doubt"),
    added: !issues.some(({ code }) => code === "total_does_not_add_up"),
  };
};

describe("reading-136 `MARS. 1.29` is a day, or an article that is called as a month is", () => {
  it.each([
    ["DEC. 3.25\nGF BREAD    6.99\nTOTAL       6.99", "2025-12-03"],
    ["OCT. 3.25\nGF BREAD    6.99\nTOTAL       6.99", "2025-10-03"],
    ["DEC. 3.25  14:05\nGF BREAD    6.99\nTOTAL       6.99", "2025-12-03"],
    ["GF BREAD    6.99\nTOTAL       6.99\nDEC. 3.25", "2025-12-03"],
    ["GF BREAD    6.99\nDATE DEC. 3.25\nTOTAL       6.99", "2025-12-03"],
    ["DEC. 3.25\nGF BREAD    6.99", "2025-12-03"],
  ])("reading-136 a day at the head, at the foot or by its word stays one: %s", (rows, date) => {
    expect(read(rows)).toEqual({ goods: [["GF BREAD", 699]], date, dateDoubted: false, added: true });
  });

  it("reading-136 below the last goods of a receipt without a sum it is no article", () => {
    expect(read("GF BREAD    6.99\nDEC. 3.25\nTHANK YOU").goods).toEqual([["GF BREAD", 699]]);
  });

  it.each([
    ["MARS. 1.29\nGF BREAD    6.99\nTOTAL       8.28", ["MARS", 129]],
    ["AVR. 5.26\nGF BREAD    6.99\nTOTAL      12.25", ["AVR", 526]],
    ["FARINE AVR. 5.26\nGF BREAD    6.99\nTOTAL      12.25", ["FARINE AVR", 526]],
    ["GF BREAD    6.99\nMAY. 2.24\nTOTAL       9.23", ["MAY", 224]],
  ])("reading-136 an article where the sums come out with its price: %s", (rows, article) => {
    const { goods, date, added } = read(rows);
    expect(goods).toHaveLength(2);
    expect(goods).toContainEqual(article);
    expect([date, added]).toEqual([null, true]);
  });

  it.each([
    ["GF BREAD    6.99\nMARS. 1.29\nEGGS        4.00", ["MARS", 129]],
    ["GF BREAD    6.99\nFARINE AVR. 5.26\nEGGS        4.00", ["FARINE AVR", 526]],
    ["GF BREAD    6.99\nOCT. 3.25\nEGGS        4.00", ["OCT", 325]],
  ])("reading-136 an article between goods, where no sum is printed: %s", (rows, article) => {
    const { goods, date } = read(rows);
    expect([goods[1], date]).toEqual([article, null]);
  });

  const asked = (rows: string) => {
    const { purchaseDate, issues } = understandPage(pageOf(HEAD + rows), "2026-11-29");
    const told = issues.flatMap(({ code, row }) =>
      code === "row_left_out" && row ? [row.name, row.cents] : [],
    );
    return { date: purchaseDate.value, told, doubted: issues.some(({ code }) => code === "date_in_doubt") };
  };

  it.each([
    ["MARS. 1.29\nGF BREAD    6.99\nEGGS        4.00", ["MARS", 129]],
    ["GF BREAD    6.99\nMARS. 1.29", ["MARS", 129]],
    ["GF BREAD    6.99\nAVR. 5.31", ["AVR", 531]],
  ])(
    "reading-143 first or last of goods without a sum it is told, to be added by one tap: %j",
    (rows, told) => {
      expect(asked(rows)).toEqual({ date: null, told, doubted: false });
    },
  );

  it("reading-143 where the day comes from it and it may be a maker's name, both are asked", () => {
    expect(asked("MARS. 3.26\nGF BREAD    6.99")).toEqual({
      date: "2026-03-03",
      told: ["MARS", 326],
      doubted: true,
    });
  });

  it.each([
    "DEC. 3.25\nGF BREAD    6.99",
    "DATE DEC. 3.25\nGF BREAD    6.99",
    "GF BREAD    6.99\nTOTAL       6.99\nDEC. 3.25",
    "MARS. 3.26  14:05\nGF BREAD    6.99",
  ])("reading-143 a day is not: %j", (rows) => {
    expect(asked(rows)).toMatchObject({ told: [], doubted: false });
  });

  it.each(["CAISSE 3 NOV. 3.26", "REG 12  NOV. 3.26", "CAISSIÈRE 4 NOV. 3.26"])(
    "reading-136 beside a till's number in the head it is that day: %s",
    (row) => {
      const { date, dateDoubted } = read(`${row}\nGF BREAD    6.99\nTOTAL       6.99`);
      expect([date, dateDoubted]).toEqual(["2026-11-03", false]);
    },
  );

  it("reading-136 beside a till's name without a number it is asked", () => {
    expect(read("CAISSE NOV. 3.26\nGF BREAD    6.99\nTOTAL       6.99").dateDoubted).toBe(true);
  });

  it("reading-136 beside another word, with no sum and no word for a day, the day is asked", () => {
    expect(read("FARINE AVR. 5.26\nGF BREAD    6.99")).toMatchObject({
      date: "2026-04-05",
      dateDoubted: true,
    });
    expect(read("CASHIER ANN DEC. 3.25  14:05\nGF BREAD    6.99").dateDoubted).toBe(false);
  });
});
