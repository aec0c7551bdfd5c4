import { expect, test } from "vitest";
import { divide, multiply, subtract } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { partsOfAmount } from "./parts-of-amount";

/** Loaves of 400 g at 6.99 beside a regular one of 675 g, in exact cents. */
const loaves = (count: number, regular: number) =>
  subtract(
    fractionOf(count * 699),
    divide(multiply(fractionOf(count * regular), fractionOf(400)), fractionOf(675)),
  );
const partsOf = (amount: number, differences: Record<string, ReturnType<typeof fractionOf>>) =>
  Object.fromEntries(partsOfAmount(amount, new Map(Object.entries(differences))));

test("claim-61 a row with two grounds is parted by its purchases, the cent left over to the larger part", () => {
  const two = { estimate: loaves(4, 339), evidence: loaves(8, 349) };
  expect(partsOf(5_930, two)).toEqual({ evidence: 3_938, estimate: 1_992 });
});

test("claim-61 a part may be below 0, and a row that claims nothing has 0 in every part", () => {
  const parts = { evidence: fractionOf(700), published: fractionOf(-200) };
  expect(partsOf(500, parts)).toEqual({ evidence: 700, published: -200 });
  expect(partsOf(0, { evidence: fractionOf(-200), published: fractionOf(100) })).toEqual({
    evidence: 0,
    published: 0,
  });
  expect(partsOf(500, {})).toEqual({});
});
