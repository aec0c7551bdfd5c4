import type { RgbImage } from "./rgb-image";

/** The picture's longest side is this many blocks; a block is about as high as a line of print. */
const BLOCKS = 64;
const LEAST_BLOCK = 16;
const PAPER_SHARE = 0.9;
const PRINT_SHARE = 0.04;
/** Less ink than this is grain of the paper or of the sensor. */
const GRAIN = 0.05;
/** Print with less ink than this is faint; thermal print on photographs has .5 to .9. */
const FAINT = 0.35;
/** A picture is faded where so much of its print is faint. */
const FADED_SHARE = 0.12;
const LIFTED_TO = 0.8;
const MAX_GAIN = 7;
/**
 * Without marks, lifted ink up to the first is paper (a stamp's colour), from the second on print; thin print goes too.
 */
const [NO_INK, ALL_INK] = [0.45, 0.8];

/** One figure a block, row by row. */
interface Blocks {
  readonly side: number;
  readonly across: number;
  readonly down: number;
  readonly values: Float32Array;
}

/** Each pixel by its lightest colour: a red stamp and a blue pen are nearly as light as paper there. */
function lightestOf({ data, width, height }: RgbImage): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at++)
    light[at] = Math.max(data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0);
  return light;
}

function shadeBelow(counts: Uint32Array, share: number, all: number): number {
  let left = share * all;
  for (let shade = 0; shade < 256; shade++) {
    left -= counts[shade] ?? 0;
    if (left < 0) return shade;
  }
  return 255;
}

/** The shade of the paper and that of the print in each block. */
function shadesOf(light: Uint8Array, width: number, height: number): { paper: Blocks; print: Blocks } {
  const side = Math.max(LEAST_BLOCK, Math.ceil(Math.max(width, height) / BLOCKS));
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const paper = new Float32Array(across * down);
  const print = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let block = 0; block < paper.length; block++) {
    counts.fill(0);
    const [x0, y0] = [(block % across) * side, Math.floor(block / across) * side];
    const [x1, y1] = [Math.min(width, x0 + side), Math.min(height, y0 + side)];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const shade = light[y * width + x] ?? 0;
        counts[shade] = (counts[shade] ?? 0) + 1;
      }
    const all = (x1 - x0) * (y1 - y0);
    paper[block] = Math.max(1, shadeBelow(counts, PAPER_SHARE, all));
    print[block] = shadeBelow(counts, PRINT_SHARE, all);
  }
  const grid = { side, across, down };
  return { paper: { ...grid, values: paper }, print: { ...grid, values: print } };
}

/** Each block by itself and the eight around it. */
function byNeighbours(blocks: Blocks, of: (values: readonly number[]) => number): Blocks {
  const { across, down, values } = blocks;
  const joined = values.map((_, block) => {
    const [column, row] = [block % across, Math.floor(block / across)];
    const near: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
        near.push(values[y * across + x] ?? 0);
    return of(near);
  });
  return { ...blocks, values: joined };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const largest = (values: readonly number[]) => Math.max(...values);

/** What lies between the middles of four blocks, for the pixels of a row. */
function alongRow({ side, across, down, values }: Blocks, y: number, width: number): Float32Array {
  const at = Math.max(0, Math.min(down - 1.001, (y + 0.5) / side - 0.5));
  const [top, below] = [Math.floor(at), at - Math.floor(at)];
  const next = Math.min(down - 1, top + 1);
  const row = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, Math.min(across - 1.001, (x + 0.5) / side - 0.5));
    const [left, right] = [Math.floor(place), place - Math.floor(place)];
    const beside = Math.min(across - 1, left + 1);
    const upper =
      (values[top * across + left] ?? 0) * (1 - right) + (values[top * across + beside] ?? 0) * right;
    const lower =
      (values[next * across + left] ?? 0) * (1 - right) + (values[next * across + beside] ?? 0) * right;
    row[x] = upper * (1 - below) + lower * below;
  }
  return row;
}

interface Print {
  readonly light: Uint8Array;
  readonly paper: Blocks;
  /** How much darker than the paper the print in and around each block is, 0 to 1. */
  readonly strength: Blocks;
}

function printOf(image: RgbImage): Print {
  const light = lightestOf(image);
  const { paper, print } = shadesOf(light, image.width, image.height);
  const even = byNeighbours(byNeighbours(paper, largest), mean);
  const ink = { ...print, values: print.values.map((shade, at) => 1 - shade / (even.values[at] ?? 255)) };
  return { light, paper: even, strength: byNeighbours(ink, largest) };
}

/**
 * Whether a good part of a picture's print is faint: a bleached slip, a grey scan, a column that a worn print head
 * left.
 */
export function isFaded(image: RgbImage): boolean {
  const printed = printOf(image).strength.values.filter((ink) => ink > GRAIN);
  return printed.filter((ink) => ink < FAINT).length > FADED_SHARE * printed.length;
}

/**
 * A picture with its print alone: grey paper, uneven light and colours taken out, faint print as dark as other print.
 */
export function liftedPrint(image: RgbImage, marks: "kept" | "removed"): RgbImage {
  const [none, all] = marks === "removed" ? [NO_INK, ALL_INK] : [0, 1];
  const { width, height } = image;
  const { light, paper, strength } = printOf(image);
  const even = byNeighbours(strength, mean);
  const gains = even.values.map((value) =>
    value > GRAIN ? Math.max(1, Math.min(MAX_GAIN, LIFTED_TO / value)) : 1,
  );
  const gain = { ...even, values: gains };
  const data = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const [papers, lifts] = [alongRow(paper, y, width), alongRow(gain, y, width)];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const inked = 1 - (light[at] ?? 0) / (papers[x] ?? 255);
      const print = (inked * (lifts[x] ?? 1) - none) / (all - none);
      data.fill(255 * (1 - Math.max(0, Math.min(1, print))), 3 * at, 3 * at + 3);
    }
  }
  return { data, width, height };
}
