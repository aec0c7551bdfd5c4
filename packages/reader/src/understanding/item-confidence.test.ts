import { describe, expect, test } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const GOODS = `
CORNER FOODS
OAT MILK           4.29
RYE BREAD          3.10
PLUM JAM           5.25`;
const FEET = { agree: "TOTAL             12.64", differ: "TOTAL             57.10", "are missing": "" };

const saidOf = (foot: keyof typeof FEET, confidence: number) =>
  understandPage(pageOf(`${GOODS}\n${FEET[foot]}`, { confidence })).items.map((item) => item.confidence);

describe("reading-59 how sure an item is said to be", () => {
  test.each([
    ["agree", 0.97],
    ["differ", 0.89],
    ["are missing", 0.72],
  ] as const)("where the sums %s, a line read surely is said to be %f sure", (foot, said) => {
    expect(saidOf(foot, 0.97)).toEqual([said, said, said]);
    expect(saidOf(foot, 0.995)).toEqual([said, said, said]);
  });

  test("a line read unsurely is said to be less sure, even where the sums agree", () => {
    const said = [0.6, 0.8, 0.86, 0.9, 0.93, 0.95].map((read) => saidOf("agree", read)[0] ?? 0);
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said[0]).toBeLessThan(0.2);
    expect(said[3]).toBeLessThan(0.7);
  });
});
