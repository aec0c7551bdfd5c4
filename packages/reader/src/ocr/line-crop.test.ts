import { expect, test } from "vitest";
import { cropLine, LINE_HEIGHT } from "./line-crop";

/** A grey page whose left half is black. */
const PAGE = {
  data: Uint8Array.from({ length: 200 * 60 * 3 }, (_, at) => (Math.floor(at / 3) % 200 < 100 ? 0 : 128)),
  width: 200,
  height: 60,
};
const BOX = { cx: 100, cy: 30, width: 96, height: 24, angle: 0 };

test("§9 a line is cut 48 pixels high, and stretched as asked with everything at its place along it", () => {
  for (const stretch of [1, 1.25]) {
    const { planes, width } = cropLine(PAGE, BOX, stretch);
    expect(width).toBe(Math.round((stretch * LINE_HEIGHT * BOX.width) / BOX.height));
    const firstLight = planes.subarray(0, width).findIndex((value) => value > -0.5);
    expect(firstLight / width).toBeCloseTo(0.5, 1);
  }
});
