import { expect, test } from "vitest";
import { cropLine, LINE_HEIGHT, lineWidth } from "./line-crop";

/** Each pixel tells its place: red across, green down, blue the same everywhere. */
const [width, height] = [120, 100];
const image = {
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return [pixel % width, Math.floor(pixel / width), 200][at % 3] ?? 0;
  }),
};
const upright = { cx: 60, cy: 50, width: 80, height: LINE_HEIGHT, angle: 0 };
const level = (value: number) => value / 127.5 - 1;

/** Blue, green and red of the crop's pixel. */
function pixelOf({ planes, width: across }: ReturnType<typeof cropLine>, x: number, y: number): number[] {
  return [0, 1, 2].map((plane) => planes[(plane * LINE_HEIGHT + y) * across + x] ?? Number.NaN);
}

test("reading-60 a box is cut out pixel by pixel, and one that stands on its head is turned round", () => {
  const crop = cropLine(image, upright);
  expect(crop.width).toBe(80);
  for (const [x, y] of [
    [0, 0],
    [40, 20],
    [79, 47],
  ] as const) {
    const [blue, green, red] = pixelOf(crop, x, y);
    expect(blue).toBeCloseTo(level(200), 5);
    expect(green).toBeCloseTo(level(26 + y), 5);
    expect(red).toBeCloseTo(level(20 + x), 5);
  }
  const turned = cropLine(image, { ...upright, angle: Math.PI });
  for (const [at, value] of pixelOf(turned, 10, 5).entries())
    expect(value).toBeCloseTo(pixelOf(crop, 69, 42)[at] ?? Number.NaN, 5);
});

test("reading-60 what of a box lies outside the image repeats its edge, and a large box is shrunk", () => {
  const outside = cropLine(image, { ...upright, cx: -10 });
  expect(pixelOf(outside, 5, 20)[2]).toBeCloseTo(level(0), 5);
  expect(lineWidth({ ...upright, height: 2 * LINE_HEIGHT })).toBe(40);
  const shrunk = cropLine(image, { ...upright, height: 2 * LINE_HEIGHT });
  const [, green, red] = pixelOf(shrunk, 20, 24);
  expect(red).toBeCloseTo(level(20 + 40.5), 2);
  expect(green).toBeCloseTo(level(50.5), 2);
});
