import { describe, expect, it } from "vitest";
import { turnImage } from "../image/turn-image";
import { boxOnPhoto } from "./photo-boxes";

/** A black photo of 8 × 6 pixels with one white pixel. */
function photoWithDot(x: number, y: number) {
  const photo = { data: new Uint8Array(8 * 6 * 3), width: 8, height: 6 };
  photo.data.fill(255, (y * 8 + x) * 3, (y * 8 + x) * 3 + 3);
  return photo;
}

describe("reading-9 boxes on the photo", () => {
  it.each([0, 1, 2, 3] as const)(
    "reading-9 a box of a page turned by %i quarters lies where the photo has it",
    (turns) => {
      const page = turnImage(photoWithDot(5, 1), turns);
      const dot = page.data.indexOf(255) / 3;
      const [x, y] = [dot % page.width, Math.floor(dot / page.width)];
      const onPage = {
        x: x / page.width,
        y: y / page.height,
        width: 1 / page.width,
        height: 1 / page.height,
      };
      const box = boxOnPhoto(onPage, turns);
      expect(box.x).toBeCloseTo(5 / 8);
      expect(box.y).toBeCloseTo(1 / 6);
      expect(box.width).toBeCloseTo(1 / 8);
      expect(box.height).toBeCloseTo(1 / 6);
    },
  );
});
