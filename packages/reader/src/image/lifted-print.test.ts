import { expect, test } from "vitest";
import { isFaded, liftedPrint } from "./lifted-print";
import type { RgbImage } from "./rgb-image";

const [WIDTH, HEIGHT] = [480, 960];
type Colour = readonly [red: number, green: number, blue: number];

/** A page of upright strokes in rows, such as print makes; `ink` as a share of the paper's light. */
function page(inkAt: (x: number) => number, paperAt: (x: number) => number, mark?: Colour): RgbImage {
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isStroke = y % 24 >= 6 && y % 24 < 18 && x % 8 < 2;
      const isMarked = mark !== undefined && y >= 480 && y < 504;
      const shade = 255 * paperAt(x) * (isStroke ? 1 - inkAt(x) : 1);
      for (const channel of [0, 1, 2])
        data[3 * (y * WIDTH + x) + channel] = isMarked ? shade * ((mark[channel] ?? 255) / 255) : shade;
    }
  return { data, width: WIDTH, height: HEIGHT };
}

const shadeAt = ({ data }: RgbImage, x: number, y: number) => data[3 * (y * WIDTH + x)] ?? 0;

test.each([
  ["bleached print", () => 0.12, () => 0.98],
  ["print on grey paper that darkens", () => 0.3, (x: number) => 0.6 - (0.25 * x) / WIDTH],
  ["a faint column beside plain print", (x: number) => (x > 330 ? 0.12 : 0.8), () => 0.95],
])("reading-101 %s becomes dark print on white paper", (_, inkAt, paperAt) => {
  const faded = page(inkAt, paperAt);
  expect(isFaded(faded)).toBe(true);
  const lifted = liftedPrint(faded, "kept");
  for (const x of [80, 240, 400]) {
    expect(shadeAt(lifted, x, 300)).toBeLessThan(110);
    expect(shadeAt(lifted, x + 4, 300)).toBeGreaterThan(235);
  }
});

test("reading-101 plain print in uneven light is not faded", () => {
  const plain = page(
    () => 0.7,
    (x) => 0.9 - (0.4 * x) / WIDTH,
  );
  expect(isFaded(plain)).toBe(false);
});

test("reading-105 a red stamp goes, and the print below it stays", () => {
  const lifted = liftedPrint(
    page(
      () => 0.8,
      () => 0.95,
      [226, 40, 60],
    ),
    "removed",
  );
  expect(shadeAt(lifted, 240, 492)).toBeLessThan(90);
  expect(shadeAt(lifted, 244, 492)).toBeGreaterThan(215);
});
