import { expect, it } from "vitest";
import { ReadingTimes } from "./reading-times";

it("reading-39 the wait is told from the median of recent readings, what is under way included", () => {
  const times = new ReadingTimes();
  for (const seconds of [2, 2, 3, 40]) times.add(seconds * 1000);
  expect(times.usualMs).toBe(3000);
  expect(times.waitSeconds(1, [], 1)).toBe(0);
  expect(times.waitSeconds(1, [1000], 1)).toBe(2);
  expect(times.waitSeconds(3, [1000], 1)).toBe(8);
  expect(times.waitSeconds(3, [1000, 2500], 2)).toBe(4);
});
