import { LINE_HEIGHT, type LineCrop } from "../recogniser/line-crop";

/** The rows of a straightened line in which a stroke goes through its letters; an underline runs below them. */
const TOP = 13;
const BOTTOM = 35;
/** What is darker than the paper by this share of what the print is. */
const DARK = 0.5;
/** Less ink than this is no print. */
const LEAST_INK = 0.15;
/** A stroke goes through six letters, of about half a line's height each, and through this share of the line. */
const SHORTEST = 3 * LINE_HEIGHT;
const LEAST_SHARE = 0.35;
/** Where nothing else is dark, a stroke is at most so thick; between letters it is bare on so much of its way. */
const THICKEST = 9;
const LEAST_BARE = 0.15;

const SHADES = 128;

/** The shade, from 0 to 1, below which so many pixels lie. */
function shadeBelow(counts: Uint32Array, pixels: number): number {
  let left = pixels;
  for (const [shade, count] of counts.entries()) {
    left -= count;
    if (left < 0) return (shade + 0.5) / SHADES;
  }
  return 1;
}

/** Whether each pixel of the rows from `TOP` to `BOTTOM` is dark, column by column; `null` for white on black. */
function darkIn({ planes, width }: LineCrop): Uint8Array | null {
  const green = planes.subarray(LINE_HEIGHT * width, 2 * LINE_HEIGHT * width);
  const counts = new Uint32Array(SHADES);
  for (const value of green) {
    const shade = Math.min(SHADES - 1, Math.floor(((value + 1) / 2) * SHADES));
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  const shadeAt = (share: number) => shadeBelow(counts, share * green.length);
  const [print, middle, paper] = [shadeAt(0.04), shadeAt(0.5), shadeAt(0.8)];
  if (paper - print < LEAST_INK * paper || middle < (print + paper) / 2) return null;
  const limit = 2 * (paper - DARK * (paper - print)) - 1;
  const rows = BOTTOM - TOP;
  const dark = new Uint8Array(rows * width);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < rows; y++) dark[x * rows + y] = (green[(y + TOP) * width + x] ?? 1) < limit ? 1 : 0;
  return dark;
}

/**
 * Whether a stroke of a pen goes through the letters of a line (reading-103): a dark way from left to right that no
 * gap between letters or words breaks, and that is alone in those gaps.
 */
export function isStruckThrough(crop: LineCrop): boolean {
  const dark = darkIn(crop);
  if (!dark) return false;
  const rows = BOTTOM - TOP;
  const least = Math.max(SHORTEST, LEAST_SHARE * crop.width);
  let reached = new Uint8Array(rows);
  let [length, bare] = [0, 0];
  for (let x = 0; x < crop.width; x++) {
    const next = new Uint8Array(rows);
    let [ends, all] = [0, 0];
    for (let y = 0; y < rows; y++) {
      if (!dark[x * rows + y]) continue;
      all++;
      const goesOn = length === 0 || reached[y] || reached[y - 1] || reached[y + 1];
      if (!goesOn) continue;
      next[y] = 1;
      ends++;
    }
    reached = next;
    length = ends > 0 ? length + 1 : 0;
    bare = length === 0 ? 0 : bare + (all <= THICKEST ? 1 : 0);
    if (length >= least && bare >= LEAST_BARE * length) return true;
  }
  return false;
}
