import { expect, test } from "vitest";
import { bounded, scrolledTo } from "./photo-zoom";

test("receipts-70 the point under the fingers stays under them while the photo grows and shrinks", () => {
  const grown = scrolledTo(40, 100, 1, 2.5);
  expect((grown + 100) / 2.5).toBeCloseTo(140);
  expect(scrolledTo(grown, 100, 2.5, 1)).toBeCloseTo(40);
  expect(scrolledTo(0, 100, 2, 1)).toBe(0);
});

test("receipts-70 the photo is never smaller than the screen, nor larger than six screens", () => {
  expect([0.2, 1, 3, 9].map(bounded)).toEqual([1, 1, 3, 6]);
});
