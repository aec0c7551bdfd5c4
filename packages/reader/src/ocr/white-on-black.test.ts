import { expect, test } from "vitest";
import { LINE_HEIGHT, type LineCrop } from "./line-crop";
import { isWhiteOnBlack, negativeOf } from "./white-on-black";

/** A line of upright strokes of one shade on another, 0 (black) to 1. */
function strokes(paper: number, print: number): LineCrop {
  const width = 240;
  const planes = new Float32Array(3 * LINE_HEIGHT * width);
  for (let row = 0; row < 3 * LINE_HEIGHT; row++)
    for (let x = 0; x < width; x++) {
      const isStroke = x % 20 < 5 && row % LINE_HEIGHT > 8 && row % LINE_HEIGHT < 40;
      planes[row * width + x] = 2 * (isStroke ? print : paper) - 1;
    }
  return { planes, width };
}

test("reading-104 light print on a dark bar is known, and print on paper of any shade is not", () => {
  expect(isWhiteOnBlack(strokes(0.1, 0.9))).toBe(true);
  expect(isWhiteOnBlack(negativeOf(strokes(0.9, 0.2)))).toBe(true);
  for (const [paper, print] of [
    [0.95, 0.1],
    [0.5, 0.05],
    [0.2, 0.1],
  ] as const)
    expect(isWhiteOnBlack(strokes(paper, print))).toBe(false);
});
