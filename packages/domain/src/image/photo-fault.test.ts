import { expect, test } from "vitest";
import type { GreyPhoto } from "./grey-photo";
import { photoFault } from "./photo-fault";

const MARGIN = 8;

/** Print on paper: strokes in rows, as light and dark as said, with a margin around it. */
function printed(width: number, height: number, paper = 220, ink = 40): GreyPhoto {
  const data = new Uint8Array(width * height).fill(paper);
  for (let y = MARGIN; y < height - MARGIN; y += 1)
    for (let x = MARGIN; x < width - MARGIN; x += 1)
      if (y % 24 < 12 && (x + Math.floor(y / 24) * 5) % 16 < 7) data[y * width + x] = ink;
  return { data, width, height };
}

/** The photo as a lens shows it that is out of focus: each pixel the mean of those within `radius`, twice. */
function blurred(photo: GreyPhoto, radius: number): GreyPhoto {
  const pass = (from: ArrayLike<number>, step: number, length: number) =>
    Uint8Array.from(from, (_, at) => {
      const place = step === 1 ? at % length : Math.floor(at / step);
      let [sum, count] = [0, 0];
      for (let by = -radius; by <= radius; by += 1) {
        if (place + by < 0 || place + by >= length) continue;
        sum += from[at + by * step] ?? 0;
        count += 1;
      }
      return sum / count;
    });
  const { width, height } = photo;
  const once = (from: ArrayLike<number>) => pass(pass(from, 1, width), width, height);
  return { ...photo, data: once(once(photo.data)) };
}

test("reading-45 print that is sharp and lit has no fault, whatever stands around it", () => {
  expect(photoFault(printed(900, 1200))).toBeNull();
  const wall = new Uint8Array(900 * 1200).fill(90);
  const receipt = printed(360, 500);
  for (let y = 0; y < 500; y += 1)
    wall.set(Uint8Array.from(receipt.data).subarray(y * 360, (y + 1) * 360), (y + 300) * 900 + 200);
  expect(photoFault({ data: wall, width: 900, height: 1200 })).toBeNull();
});

/** What remains of a photo when so many pixels are cut off at each side. */
function cut({ data, width }: GreyPhoto, left: number, top: number, w: number, h: number): GreyPhoto {
  const part = new Uint8Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) part[y * w + x] = data[(top + y) * width + left + x] ?? 0;
  return { data: part, width: w, height: h };
}

test.each([
  ["a photo of a few pixels", printed(280, 210), "too_small"],
  ["a strip", printed(1000, 90), "too_small"],
  ["print without light", printed(900, 1200, 38, 6), "too_dark"],
  ["print out of focus", blurred(printed(900, 1200), 6), "not_sharp"],
  ["a blank page", { data: new Uint8Array(900 * 1200).fill(200), width: 900, height: 1200 }, "not_sharp"],
  ["a receipt whose first row is cut through", cut(printed(900, 1200), 0, 30, 900, 1170), "cut_off"],
  ["a receipt whose last row is cut through", cut(printed(900, 1200), 0, 0, 900, 1180), "cut_off"],
  ["a receipt whose rows begin outside", cut(printed(900, 1200), 108, 0, 792, 1200), "cut_off"],
  ["a receipt whose rows end outside", cut(printed(900, 1200), 0, 0, 780, 1200), "cut_off"],
] as const)("reading-45 %s is told", (_, photo, fault) => {
  expect(photoFault(photo)).toBe(fault);
});
