import { expect, test } from "vitest";
import { printRunsOut } from "./print-at-edge";

const [width, height] = [900, 1200];

/** A photo of something that covers it to its edges, by the brightness of each pixel. */
function covered(brightness: (x: number, y: number) => number) {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    brightness(at % width, Math.floor(at / width)),
  );
  return { data, width, height };
}

/** The same number from 0 to 1 for the same place. */
const noise = (x: number, y: number) => Math.abs(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1;

test.each([
  ["wood", covered((x, y) => 120 + 60 * Math.sin(x / 4 + Math.sin(y / 90)) + 20 * noise(x, y))],
  ["cloth", covered((x, y) => (((x >> 2) + (y >> 2)) % 2 ? 200 : 90))],
  ["gravel", covered((x, y) => 60 + 190 * noise(x >> 2, y >> 2))],
  ["a shadow's edge", covered((x, y) => (x + y < 700 ? 80 : 230))],
  ["a drawn frame", covered((x, y) => (Math.min(x, y, width - 1 - x, height - 1 - y) < 4 ? 20 : 230))],
  ["a strip of paper on a dark table", covered((x) => (x > 300 && x < 600 ? 230 : 60))],
])("reading-45 %s at the edges of a photo is no print", (_, photo) => {
  expect(printRunsOut(photo, 230)).toBe(false);
});

test("reading-45 print at an edge is seen on a receipt that fills part of the photo alone", () => {
  const photo = covered((x, y) => {
    if (x < 300 || x > 600) return 60;
    const inRow = y % 30 > 8 && x > 330 && x < 570;
    return inRow && x % 12 < 3 ? 40 : 220;
  });
  expect(printRunsOut(photo, 220)).toBe(true);
  const withMargin = { ...photo, height: height - 24, data: photo.data.subarray(0, width * (height - 24)) };
  const fromMargin = { ...withMargin, height: withMargin.height - 1 };
  expect(printRunsOut({ ...fromMargin, data: photo.data.subarray(0, width * fromMargin.height) }, 220)).toBe(
    false,
  );
});
