import { median } from "@gf-ledger/domain/numbers/median";
import type { RgbImage } from "../../image/rgb-image";
import { cropLine, LINE_HEIGHT } from "../recogniser/line-crop";
import { boundsOf, type TextBox } from "../text-box";

/** What is darker than the paper by this share of what the print is. */
const DARK = 0.5;
/** Less ink than this is no print. */
const LEAST_INK = 0.15;
/** One pixel of so many tells how dark print and paper are. */
const SAMPLED = 7;
/** A box that is shorter than this, in its own heights, is a letter or two, which may fill it from edge to edge. */
const SHORTEST = 1.5;
/** So far beside a line, in its own heights, a stamp that hides its end still shows. */
const BESIDE = 1;
/** So near to the end of a line, in its own heights, ink may hide what follows. */
const AT_END = 0.3;
/** So far above and below a line that it crosses, in the line's heights, a stamp touches others. */
const TOUCHED = 1.6;

/** Which columns of a line are dark, row by row; `null` for white on black, or where there is no print. */
function darkIn(shades: Float32Array, width: number): Uint8Array | null {
  const sorted = Float32Array.from(
    { length: Math.ceil(shades.length / SAMPLED) },
    (_, at) => shades[at * SAMPLED] ?? 1,
  ).sort();
  const shadeAt = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 1;
  const [print, middle, paper] = [shadeAt(0.04), shadeAt(0.5), shadeAt(0.8)];
  if (paper - print < LEAST_INK * paper || middle < (print + paper) / 2) return null;
  const limit = paper - DARK * (paper - print);
  const dark = new Uint8Array(shades.length);
  for (let at = 0; at < dark.length; at++) dark[at] = (shades[at] ?? 1) < limit ? 1 : 0;
  for (let row = 0; row < dark.length; row += width) {
    // What is dark up to the end of the line is what the paper lies on.
    for (let x = 0; x < width && dark[row + x]; x++) dark[row + x] = 0;
    for (let x = width - 1; x >= 0 && dark[row + x]; x--) dark[row + x] = 0;
  }
  return dark;
}

/** The columns at the lower edge to which dark ink leads from the upper edge, as shares of the width. */
function crossingsIn(dark: Uint8Array, width: number): number[] {
  let reached = dark.slice(0, width);
  for (let y = 1; y < LINE_HEIGHT; y++) {
    const row = dark.subarray(y * width, (y + 1) * width);
    const next = row.map((isDark, x) => (isDark && (reached[x] || reached[x - 1] || reached[x + 1]) ? 1 : 0));
    for (let x = 1; x < width; x++) if (next[x - 1] && row[x]) next[x] = 1;
    for (let x = width - 2; x >= 0; x--) if (next[x + 1] && row[x]) next[x] = 1;
    if (!next.includes(1)) return [];
    reached = next;
  }
  return [...reached.keys()].filter((x) => reached[x]).map((x) => x / width);
}

/** A place at which ink that is not of a line goes through it from above to below: a stamp, or a stroke of a pen. */
export interface CrossingInk {
  readonly x: number;
  /** Not between its letters: what stood there may be hidden. */
  readonly atEnd: boolean;
}

/**
 * Tells where ink crosses a line of print (reading-119). Print ends between two rows; a stamp's letters and frame go
 * on. What has a colour is left to another look.
 */
export function crossingInkOf(image: RgbImage, boxes: readonly TextBox[]): (box: TextBox) => CrossingInk[] {
  const bounds = boxes.map(boundsOf);
  // Further out the paper may end.
  const leftmost = Math.min(...bounds.map(({ x0 }) => x0));
  const rightmost = Math.max(...bounds.map(({ x1 }) => x1));
  const usual = median(boxes.map(({ height }) => height));
  return (found) => {
    // Letters fill a box that was found too low from edge to edge.
    const box = { ...found, height: Math.max(found.height, usual) };
    if (box.width < SHORTEST * box.height) return [];
    const [from, to] = [box.cx - box.width / 2, box.cx + box.width / 2];
    const left = Math.max(0, Math.min(BESIDE * box.height, from - leftmost));
    const right = Math.max(0, Math.min(BESIDE * box.height, rightmost - to));
    const width = left + box.width + right;
    const moved = (right - left) / 2;
    const crop = cropLine(image, {
      ...box,
      width,
      cx: box.cx + moved * Math.cos(box.angle),
      cy: box.cy + moved * Math.sin(box.angle),
    });
    const plane = LINE_HEIGHT * crop.width;
    const shades = new Float32Array(plane);
    for (let at = 0; at < plane; at++) {
      const [blue, green, red] = [
        crop.planes[at] ?? 1,
        crop.planes[plane + at] ?? 1,
        crop.planes[2 * plane + at] ?? 1,
      ];
      shades[at] = (Math.max(blue, green, red) + 1) / 2;
    }
    const dark = darkIn(shades, crop.width);
    const crossings = dark ? crossingsIn(dark, crop.width) : [];
    const [first, last] = [left + AT_END * box.height, left + box.width - AT_END * box.height];
    return crossings.map((share) => ({
      x: from - left + share * width,
      atEnd: share * width < first || share * width > last,
    }));
  };
}

/** Whether what crosses `crossed` at `x` touches a line above or below it. */
export const isTouched = (line: TextBox, crossed: TextBox, { x }: CrossingInk): boolean =>
  line.width >= SHORTEST * line.height &&
  Math.abs(line.cy - crossed.cy) <= TOUCHED * crossed.height &&
  Math.abs(line.cx - x) <= line.width / 2 + BESIDE * line.height;
