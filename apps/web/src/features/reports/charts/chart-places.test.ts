import { expect, test } from "vitest";
import { placeOnAxis, stripsOf } from "./chart-places";

test.each([
  [[0, 20, 40], 0, 0],
  [[0, 20, 40], 10, 25],
  [[0, 20, 40], 40, 100],
  [[7.5, 8, 8.5, 9.5], 8.5, 50],
])("reports-43 on an axis of %j an amount of %d stands at %d percent", (ticks, dollars, percent) => {
  expect(placeOnAxis({ ticks }, dollars)).toBe(percent);
});

test("reports-45 each date has the part of the axis that is nearest to it, one alone all of it", () => {
  expect(stripsOf([50])).toEqual([{ from: 0, to: 100 }]);
  expect(stripsOf([4, 40, 96])).toEqual([
    { from: 0, to: 22 },
    { from: 22, to: 68 },
    { from: 68, to: 100 },
  ]);
});
