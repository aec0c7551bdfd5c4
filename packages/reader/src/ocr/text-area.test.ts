import { describe, expect, it } from "vitest";
import { boxesOutside, smallTextArea } from "./text-area";
import type { TextBox } from "./text-box";

const PHOTO = { width: 4000, height: 3000, data: new Uint8Array() };

/** Rows of a receipt, one box each, 300 pixels wide from x 1,850 on. */
const rowsAt = (ys: readonly number[]): TextBox[] =>
  ys.map((cy) => ({ cx: 2000, cy, width: 300, height: 30, angle: 0 }));
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

describe("reading-14 the part of a photo that is looked at more closely", () => {
  it("reading-14 is narrower than the photo, and as long as it: the shop's name far above the rows stays", () => {
    const boxes = rowsAt([60, 200, ...every(40, 900, 2500)]);
    const area = smallTextArea(PHOTO, boxes);
    expect(area).toMatchObject({ y0: 0, y1: 3000 });
    expect(area?.x0).toBeGreaterThan(1500);
    expect(area?.x1).toBeLessThan(2500);
  });

  it("reading-14 is as wide as the photo for a receipt that lies on its side", () => {
    const upright = rowsAt(every(40, 900, 2500));
    const onSide = upright.map((box) => ({ ...box, cx: box.cy, cy: 1500, angle: Math.PI / 2 }));
    expect(smallTextArea(PHOTO, onSide)).toMatchObject({ x0: 0, x1: 4000 });
  });

  it("reading-14 is not told apart where the text fills the photo", () => {
    const wide = rowsAt(every(40, 100, 2900)).map((box, i) => ({ ...box, cx: i % 2 === 0 ? 700 : 3300 }));
    expect(smallTextArea(PHOTO, wide)).toBeNull();
  });

  it("reading-14 keeps what the first look found outside it", () => {
    const [inside, outside] = [rowsAt([1000]), [{ cx: 300, cy: 1000, width: 300, height: 30, angle: 0 }]];
    expect(boxesOutside([...inside, ...outside], { x0: 1800, y0: 0, x1: 2200, y1: 3000 })).toEqual(outside);
  });
});
