import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillFromSqueezed } from "../price-column";
import { ctcDecode } from "../recogniser/ctc-decode";
import { smallTextArea } from "../text-area";
import type { TextBox } from "../text-box";
import { minAreaRectangle, type Point } from "./min-area-rectangle";
import { textBoxesOf } from "./text-region";

/** A probability map with rectangles of text in it. */
function mapWith(rectangles: [x: number, y: number, width: number, height: number][]) {
  const [width, height] = [200, 120];
  const data = new Float32Array(width * height);
  for (const [x, y, w, h] of rectangles)
    for (let row = y; row < y + h; row++) data.fill(0.95, row * width + x, row * width + x + w);
  return { data, width, height };
}

const box = (cx: number, cy: number, width: number, height: number, angle = 0): TextBox => ({
  cx,
  cy,
  width,
  height,
  angle,
});

describe("reading-14 finding text", () => {
  it("reading-14 gives each run of text one box, grown beyond its core", () => {
    const boxes = textBoxesOf(
      mapWith([
        [20, 20, 60, 8],
        [120, 20, 30, 8],
        [20, 60, 60, 8],
      ]),
    );
    expect(boxes).toHaveLength(3);
    for (const { width, height, angle } of boxes) {
      expect(width).toBeGreaterThan(30);
      expect(height).toBeGreaterThan(8);
      expect(angle).toBeCloseTo(0);
    }
  });

  it("reading-14 sees specks as no text", () => {
    expect(textBoxesOf(mapWith([[20, 20, 2, 2]]))).toEqual([]);
  });

  it("reading-14 finds the angle and size of any slanted rectangle", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.7, max: 0.7, noNaN: true }),
        fc.integer({ min: 20, max: 200 }),
        (angle, width) => {
          const corners = [
            [-1, -1],
            [1, -1],
            [1, 1],
            [-1, 1],
          ].map(([a = 0, b = 0]): Point => {
            const [u, v] = [(a * width) / 2, (b * 10) / 2];
            return [
              100 + u * Math.cos(angle) - v * Math.sin(angle),
              80 + u * Math.sin(angle) + v * Math.cos(angle),
            ];
          });
          const found = minAreaRectangle(corners);
          expect(found?.cx).toBeCloseTo(100);
          expect(found?.cy).toBeCloseTo(80);
          expect((found?.width ?? 0) * (found?.height ?? 0)).toBeCloseTo(width * 10, 3);
        },
      ),
    );
  });

  it("reading-23 puts the rows of a squeezed detection where the first saw one vertical column of prices", () => {
    const name = box(60, 30, 80, 10);
    const column = box(160, 50, 60, 20, Math.PI / 2);
    const prices = [box(160, 30, 22, 10), box(160, 50, 22, 10), box(160, 70, 22, 10)];
    expect(fillFromSqueezed([name, column], [box(60, 30, 82, 10), ...prices])).toEqual([name, ...prices]);
  });

  it("reading-14 looks closer where the text is a small part of the photo", () => {
    const photo = { data: new Uint8Array(), width: 4000, height: 3000 };
    const small = Array.from({ length: 20 }, (_, i) => box(2000, 1000 + i * 30, 300, 20));
    expect(smallTextArea(photo, small)).toMatchObject({ x0: 1770, x1: 2230 });
    const large = Array.from({ length: 20 }, (_, i) => box(2000, 100 + i * 140, 3600, 100));
    expect(smallTextArea(photo, large)).toBeNull();
  });
});

describe("reading-35 reading a line", () => {
  it("reading-35 joins repeats, drops blanks and keeps doubled letters apart", () => {
    const steps = [1, 1, 0, 1, 2, 0];
    const probabilities = Float32Array.from(
      steps.flatMap((best) => [0, 1, 2].map((c) => (c === best ? 0.9 : 0.05))),
    );
    const line = ctcDecode(probabilities, steps.length, ["", "E", "G"], 1);
    expect(line.text).toBe("EEG");
    expect(line.confidence).toBeCloseTo(0.9);
    expect(line.positions).toHaveLength(3);
  });
});
