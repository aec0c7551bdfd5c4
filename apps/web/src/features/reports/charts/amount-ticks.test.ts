import { describe, expect, test } from "vitest";
import { amountAxis } from "./amount-ticks";

const written = (dollars: number[], intervals = 4, locale: "en-CA" | "fr-CA" = "en-CA") => {
  const axis = amountAxis(dollars, intervals, locale);
  return axis.ticks.map(axis.written);
};

describe("the ticks of a chart's amounts", () => {
  test.each([
    [
      [1.7, 0.4],
      ["$0.00", "$0.50", "$1.00", "$1.50", "$2.00"],
    ],
    [[0.03], ["$0.00", "$0.01", "$0.02", "$0.03"]],
    [[4], ["$0", "$1", "$2", "$3", "$4"]],
    [[9.99], ["$0", "$5", "$10"]],
    [
      [1234.5, 80],
      ["$0", "$500", "$1000", "$1500"],
    ],
    [
      [0, 0],
      ["$0.00", "$0.50", "$1.00"],
    ],
    [[], ["$0.00", "$0.50", "$1.00"]],
  ])("of %j are %j", (dollars, ticks) => {
    expect(written(dollars)).toEqual(ticks);
  });

  test("editions-14 are written in French as amounts are", () => {
    expect(written([0.9], 2, "fr-CA")).toEqual(["0,00\u00A0$", "0,50\u00A0$", "1,00\u00A0$"]);
    expect(written([9.99], 4, "fr-CA")).toEqual(["0\u00A0$", "5\u00A0$", "10\u00A0$"]);
  });

  test("are never written alike, and reach the greatest amount", () => {
    for (let cents = 1; cents < 3_000_000; cents = Math.ceil(cents * 1.07)) {
      for (const intervals of [2, 4]) {
        const ticks = written([cents / 100], intervals);
        expect(new Set(ticks).size, `${cents}`).toBe(ticks.length);
        expect(ticks.length).toBeLessThanOrEqual(intervals + 1);
        expect(amountAxis([cents / 100], intervals, "en-CA").ticks.at(-1)).toBeGreaterThanOrEqual(
          cents / 100,
        );
      }
    }
  });
});

describe("reports-43 the ticks of a chart of prices", () => {
  const ticks = (dollars: number[], locale: "en-CA" | "fr-CA" = "en-CA") => {
    const axis = amountAxis(dollars, 4, locale, "least");
    return axis.ticks.map(axis.written);
  };

  test.each([
    [
      [6.49, 7.49],
      ["$6.00", "$6.50", "$7.00", "$7.50"],
    ],
    [
      [6.99, 6.99],
      ["$6.50", "$7.00"],
    ],
    [
      [0.05, 0.1],
      ["$0.00", "$0.50"],
    ],
  ])("start at the round amount below the least of %j, and differ", (dollars, written) => {
    expect(ticks(dollars)).toEqual(written);
  });
});
