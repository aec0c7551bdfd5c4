import { expect, it } from "vitest";
import { tooltipDelay } from "./tooltip-delay";

it("screens-7 a tooltip opens after a rest of 700 ms, and within 300 ms after another at once", () => {
  const afterAnother = [Number.POSITIVE_INFINITY, 300, 299, 0];
  expect(afterAnother.map(tooltipDelay)).toEqual([700, 700, 0, 0]);
});
