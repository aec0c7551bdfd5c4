import { LINE_HEIGHT, type LineCrop } from "../recogniser/line-crop";

/** Every so many pixels of a line the ink is measured. */
const STEP = 4;
/** Print is looked for as far to either side of a place as a letter is wide, paper some letters further. */
const PRINT_REACH = 8;
const PAPER_REACH = 48;
/** The frame around the letters, above and below, may hold the neighbouring lines. */
const FRAME = 4;
const PRINT_SHARE = 0.04;
const PAPER_SHARE = 0.8;
const SHADES = 64;

/** How many pixels of each shade stand in the columns of each step, `SHADES` counts a step. */
function shadesOf({ planes, width }: LineCrop, steps: number): Uint16Array {
  const green = LINE_HEIGHT * width;
  const counts = new Uint16Array(steps * SHADES);
  for (let y = FRAME; y < LINE_HEIGHT - FRAME; y++) {
    for (let x = 0; x < width; x++) {
      const value = ((planes[green + y * width + x] ?? 0) + 1) / 2;
      const at = Math.floor(x / STEP) * SHADES + Math.min(SHADES - 1, Math.floor(value * SHADES));
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

/** The shade below which a share of the pixels lies, those of the steps from `from` to `to`; 0 is black, 1 white. */
function shadeAt(counts: Uint16Array, from: number, to: number, share: number): number {
  const sums = new Uint32Array(SHADES);
  let all = 0;
  for (let at = from * SHADES; at < to * SHADES; at++) {
    const count = counts[at] ?? 0;
    all += count;
    sums[at % SHADES] = (sums[at % SHADES] ?? 0) + count;
  }
  let left = share * all;
  for (let shade = 0; shade < SHADES; shade++) {
    left -= sums[shade] ?? 0;
    if (left < 0) return (shade + 0.5) / SHADES;
  }
  return 1;
}

/**
 * How much darker the print is than the paper around it, from 0 to 1, at any place (0 to 1) along a line.
 */
export function inkAlong(crop: LineCrop): (position: number) => number {
  const steps = Math.ceil(crop.width / STEP);
  const counts = shadesOf(crop, steps);
  const within = (step: number, reach: number, share: number) => {
    const near = Math.round(reach / STEP);
    return shadeAt(counts, Math.max(0, step - near), Math.min(steps, step + near + 1), share);
  };
  const known = new Map<number, number>();
  return (position) => {
    const step = Math.max(0, Math.min(steps - 1, Math.floor((position * crop.width) / STEP)));
    const before = known.get(step);
    if (before !== undefined) return before;
    const paper = within(step, PAPER_REACH, PAPER_SHARE);
    const ink = Math.max(0, paper - within(step, PRINT_REACH, PRINT_SHARE)) / paper;
    known.set(step, ink);
    return ink;
  };
}
