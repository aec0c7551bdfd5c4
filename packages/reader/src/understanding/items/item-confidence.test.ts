import { describe, expect, test } from "vitest";
import { pageOf } from "../../../test/text-page";
import { understandPage } from "../understand-page";

const GOODS = `
CORNER FOODS
2026-03-04 12:31
OAT MILK           4.29
PLUM JAM           5.25
RYE BREAD          3.10
APPLES             2.95
CORN PASTA         4.59
RICE FLOUR         6.49`;
const FEET = { agree: "TOTAL             26.67", differ: "TOTAL             57.10", "are missing": "" };

/** Of all goods but the last: the row above a sum that differs may be a sum itself (reading-120). */
const statedOf = (foot: keyof typeof FEET, confidence: number) =>
  understandPage(pageOf(`${GOODS}\n${FEET[foot]}`, { confidence }))
    .items.map((item) => item.confidence)
    .slice(0, -1);

describe("reading-59 how sure an item is said to be", () => {
  test.each([
    ["agree", 0.97],
    ["differ", 0.89],
    ["are missing", 0.72],
  ] as const)("where the sums %s, a line read surely is said to be %f sure", (foot, printed) => {
    expect(statedOf(foot, 0.97)).toEqual(Array(5).fill(printed));
    expect(statedOf(foot, 0.995)).toEqual(Array(5).fill(printed));
  });

  test("a line read unsurely is said to be less sure, even where the sums agree", () => {
    const printed = [0.6, 0.8, 0.86, 0.9, 0.93, 0.95].map((read) => statedOf("agree", read)[0] ?? 0);
    expect(printed).toEqual(printed.toSorted((a, b) => a - b));
    expect(printed[0]).toBeLessThan(0.2);
    expect(printed[3]).toBeLessThan(0.7);
  });
});
