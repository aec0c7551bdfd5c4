import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHalf, toHalf } from "./half-floats";

test("chat-25 a stored number comes back to within a part in two thousand", () => {
  fc.assert(
    fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (number) => {
      const error = Math.abs(fromHalf(toHalf(number)) - number);
      expect(error).toBeLessThanOrEqual(Math.max(Math.abs(number) / 2048, 2 ** -25));
    }),
  );
  expect([0, 1, -1, 0.5, 2 ** -24].map((number) => fromHalf(toHalf(number)))).toEqual([
    0,
    1,
    -1,
    0.5,
    2 ** -24,
  ]);
});
