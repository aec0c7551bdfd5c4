import { expect, test } from "vitest";
import { LINE_HEIGHT, type LineCrop } from "../recogniser/line-crop";
import { inkAlong } from "./ink-along";

/** A line of upright strokes, each of a shade from 0 (black) to 1, on paper of another shade. */
function strokes(paperAt: (x: number) => number, shades: readonly number[]): LineCrop {
  const width = 24 * shades.length;
  const planes = new Float32Array(3 * LINE_HEIGHT * width);
  for (let row = 0; row < 3 * LINE_HEIGHT; row++)
    for (let x = 0; x < width; x++) {
      const isStroke = x % 24 >= 10 && x % 24 < 14 && row % LINE_HEIGHT > 8 && row % LINE_HEIGHT < 40;
      const shade = isStroke ? (shades[Math.floor(x / 24)] ?? 1) * paperAt(x) : paperAt(x);
      planes[row * width + x] = 2 * shade - 1;
    }
  return { planes, width };
}

const inksOf = (crop: LineCrop, count: number) => {
  const inkAt = inkAlong(crop);
  return Array.from({ length: count }, (_, at) => inkAt((at + 0.5) / count));
};

test("reading-22 the ink at a place is how much darker the print there is than the paper around it", () => {
  const shades = [0.1, 0.1, 0.8, 0.8, 0.1, 0.8];
  const inks = inksOf(
    strokes(() => 0.9, shades),
    shades.length,
  );
  for (const [at, shade] of shades.entries()) expect(inks[at]).toBeCloseTo(1 - shade, 1);
});

test("reading-22 a shadow over the paper changes no ink, and empty paper has none", () => {
  const shades = [0.2, 0.2, 0.2, 0.2, 1, 1, 1, 1];
  const inks = inksOf(
    strokes((x) => 0.9 - 0.0008 * x, shades),
    shades.length,
  );
  for (const ink of inks.slice(0, 4)) expect(Math.abs(ink - 0.8)).toBeLessThan(0.08);
  expect(inks[7]).toBeLessThan(0.1);
});
