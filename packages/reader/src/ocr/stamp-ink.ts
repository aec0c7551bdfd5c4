import { median } from "@gf-ledger/domain/numbers/median";
import type { RgbImage } from "../image/rgb-image";
import type { TextBox } from "./text-box";

/** Points looked at along a line's usual height. */
const POINTS = 14;
/** Print and paper are told apart in squares of so many usual heights. */
const SQUARE = 6;
/** What differs by so much between its colours, and by so much of its lightest, is no black ink. */
const COLOURED = 30;
const COLOURED_SHARE = 0.25;
/** Less ink than this share of the paper's light is no print. */
const LEAST_INK = 0.3;
/** How high, in usual heights, ink is that goes on over rows of print and is no table, shadow or edge. */
const LEAST_HEIGHT = 2.4;
const MOST_HEIGHT = 9;
/** From this height on it is no print of two rows that touches. */
const FRAME_HEIGHT = 3;
const LEAST_WIDTH = 1.2;
const MOST_WIDTH = 16;
/** What covers more of its own bounds is no outline of letters or of a frame. */
const MOST_COVERED = 0.6;
/** So near to a line, in its own heights, ink hides letters at its ends; in front of a name it may hide whole words. */
const BESIDE = 0.6;
const BEFORE_NAME = 2.5;
const NAME = /\p{L}.*\p{L}/u;
const PRICE = /\d[.,]\s?\d\d(?!\d)/;
/** In this middle part of a line's height ink hides its letters. */
const MIDDLE = 0.5;
/** A line that is so much higher than the others is a logo, whose letters are as high as a stamp's. */
const LOGO = 1.6;
/** So many points in that part are no speck. */
const LEAST_POINTS = 10;

interface Ink {
  readonly points: readonly number[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** The page in points, each of the lightest of its colours, and which of them have one, as print has none. */
function shadesOf({ data, width, height }: RgbImage, step: number) {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const shades = new Uint8Array(across * down);
  const coloured = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    const row = Math.min(height - 1, Math.round((y + 0.5) * step)) * width;
    for (let x = 0; x < across; x++) {
      const at = 3 * (row + Math.min(width - 1, Math.round((x + 0.5) * step)));
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const lightest = Math.max(red, green, blue);
      const chroma = lightest - Math.min(red, green, blue);
      shades[y * across + x] = lightest;
      coloured[y * across + x] = chroma > COLOURED && chroma > COLOURED_SHARE * lightest ? 1 : 0;
    }
  }
  return { shades, coloured, across, down };
}

type Points = ReturnType<typeof shadesOf>;

/** The points that are dark and have no colour. */
function darkIn({ shades, coloured, across, down }: Points): Uint8Array {
  const dark = new Uint8Array(shades.length);
  const side = SQUARE * POINTS;
  for (let top = 0; top < down; top += side) {
    for (let left = 0; left < across; left += side) {
      const [bottom, right] = [Math.min(down, top + side), Math.min(across, left + side)];
      const seen = (bottom - top) * (right - left);
      const counts = new Uint32Array(256);
      for (let y = top; y < bottom; y++)
        for (const shade of shades.subarray(y * across + left, y * across + right))
          counts[shade] = (counts[shade] ?? 0) + 1;
      const shadeAt = (share: number) => {
        let left = share * seen;
        return counts.findIndex((count) => {
          left -= count;
          return left < 0;
        });
      };
      const [print, paper] = [shadeAt(0.02), shadeAt(0.8)];
      if (paper - print < LEAST_INK * paper) continue;
      const limit = (paper + print) / 2;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          dark[y * across + x] = (shades[y * across + x] ?? 255) < limit && !coloured[y * across + x] ? 1 : 0;
    }
  }
  return dark;
}

/** Ink that hangs together; `dark` is used up. */
function inkFrom(start: number, dark: Uint8Array, across: number): Ink {
  const points = [start];
  dark[start] = 0;
  let [x0, x1, y0, y1] = [across, 0, Number.POSITIVE_INFINITY, 0];
  for (let next = 0; next < points.length; next++) {
    const at = points[next] ?? 0;
    const [x, y] = [at % across, Math.floor(at / across)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const beside = at + dy * across + dx;
        if (x + dx < 0 || x + dx >= across || !dark[beside]) continue;
        dark[beside] = 0;
        points.push(beside);
      }
    }
  }
  return { points, x0, x1, y0, y1 };
}

function isStamp({ points, x0, x1, y0, y1 }: Ink): boolean {
  const [width, height] = [x1 - x0 + 1, y1 - y0 + 1];
  return (
    height >= LEAST_HEIGHT * POINTS &&
    height <= MOST_HEIGHT * POINTS &&
    width >= LEAST_WIDTH * POINTS &&
    width <= MOST_WIDTH * POINTS &&
    points.length <= MOST_COVERED * width * height
  );
}

/**
 * Tells which lines ink goes through that hangs together over more than two rows: a black stamp's letters and frame,
 * whose print below it is read as if it stood alone (reading-130).
 * @returns whether that ink goes through a line, of which this text was read
 */
export function stampInkOf(
  image: RgbImage,
  boxes: readonly TextBox[],
): (box: TextBox, text: string) => boolean {
  const usual = median(boxes.map(({ height }) => height));
  const step = Math.max(1, usual / POINTS);
  const points = shadesOf(image, step);
  const { across } = points;
  const dark = darkIn(points);
  const stamps: Ink[] = [];
  for (let at = 0; at < dark.length; at++) {
    if (!dark[at]) continue;
    const ink = inkFrom(at, dark, across);
    if (isStamp(ink)) stamps.push(ink);
  }
  return ({ cx, cy, width, height, angle }, text) => {
    if (height > LOGO * usual) return false;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const isName = NAME.test(text) && !PRICE.test(text);
    let inLine = 0;
    for (const { points, y0, y1 } of stamps) {
      const isFrame = y1 - y0 >= FRAME_HEIGHT * POINTS;
      const before = width / 2 + (isName && isFrame ? BEFORE_NAME : BESIDE) * height;
      for (const at of points) {
        const [x, y] = [((at % across) + 0.5) * step - cx, (Math.floor(at / across) + 0.5) * step - cy];
        const [along, beside] = [x * cos + y * sin, y * cos - x * sin];
        if (Math.abs(beside) > (MIDDLE * height) / 2) continue;
        if (along < -before || along > width / 2 + BESIDE * height) continue;
        if (++inLine >= LEAST_POINTS) return true;
      }
    }
    return false;
  };
}
