import { median } from "@gf-ledger/domain/numbers/median";
import { isVertical, type TextBox } from "../text-box";
import { minAreaRectangle, type Point } from "./min-area-rectangle";
import { connectedRegions, type ProbabilityMap } from "./probability-map";

const THRESHOLD = 0.3;
const MIN_SCORE = 0.55;
const MIN_PIXELS = 8;
const MIN_SIDE = 2.5;
/** The detector is trained to mark only the core of the text: the box is grown by this much (PaddleOCR). */
const UNCLIP = 1.6;

interface TextRegion {
  box: TextBox;
  pixels: number[];
  threshold: number;
  /** How much of its smallest rectangle the core fills: two lines stuck together fill little. */
  fill: number;
}

/** The outer corners of each row's first and last pixel: enough for the hull. */
function outline(pixels: number[], width: number): Point[] {
  const rows = new Map<number, [number, number]>();
  for (const pixel of pixels) {
    const y = Math.floor(pixel / width);
    const x = pixel - y * width;
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else if (x < row[0]) row[0] = x;
    else if (x > row[1]) row[1] = x;
  }
  return [...rows].flatMap(([y, [a, b]]): Point[] => [
    [a, y],
    [b + 1, y],
    [a, y + 1],
    [b + 1, y + 1],
  ]);
}

/** Makes the longer side the text's direction, unless that turns a nearly square box upright. */
function alongText(box: TextBox): TextBox {
  let { width, height, angle } = box;
  if (height > width) {
    [width, height] = [height, width];
    angle += Math.PI / 2;
  }
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  if (Math.abs(angle) > Math.PI / 4 && width / height < 1.5) {
    [width, height] = [height, width];
    angle += angle > 0 ? -Math.PI / 2 : Math.PI / 2;
  }
  return { ...box, width, height, angle };
}

function asRegion(map: ProbabilityMap, pixels: number[], threshold: number): TextRegion | null {
  if (pixels.length < MIN_PIXELS) return null;
  let sum = 0;
  for (const pixel of pixels) sum += map.data[pixel] ?? 0;
  if (sum / pixels.length < MIN_SCORE) return null;
  const core = minAreaRectangle(outline(pixels, map.width));
  if (!core || Math.min(core.width, core.height) < MIN_SIDE) return null;
  // At a higher threshold the core is smaller, so it is grown by more.
  const unclip = UNCLIP + (threshold > 0.35 ? (threshold - THRESHOLD) * 0.6 : 0);
  const grow = (core.width * core.height * unclip) / (core.width + core.height);
  const box = alongText({ ...core, width: core.width + grow, height: core.height + grow });
  return { box, pixels, threshold, fill: pixels.length / (core.width * core.height) };
}

function regionsAt(map: ProbabilityMap, threshold: number, within?: number[]): TextRegion[] {
  return connectedRegions(map, threshold, within)
    .map((pixels) => asRegion(map, pixels, threshold))
    .filter((region) => region !== null);
}

/**
 * Whether a region holds more than one row: two rows that touch form one high region, a column of prices a
 * vertical one.
 */
function looksMerged({ box, fill, threshold }: TextRegion, rowHeight: number): boolean {
  if (threshold >= 0.85) return false;
  return isVertical(box) ? box.width > 1.6 * rowHeight : box.height > 1.9 * rowHeight && fill < 0.75;
}

/**
 * The boxes around the text of a probability map, in the map's pixels. Merged regions are cut at a higher
 * threshold.
 */
export function textBoxesOf(map: ProbabilityMap): TextBox[] {
  const pending = regionsAt(map, THRESHOLD);
  const long = pending.filter(({ box }) => box.width / box.height > 2);
  const rowHeight = median(long.filter(({ box }) => !isVertical(box)).map(({ box }) => box.height));
  const mayCut = rowHeight > 0 && long.filter(({ box }) => isVertical(box)).length < pending.length / 2;
  const boxes: TextBox[] = [];
  for (let region = pending.pop(); region; region = pending.pop()) {
    if (mayCut && looksMerged(region, rowHeight)) {
      const higher = region.threshold < 0.45 ? 0.5 : region.threshold + 0.1;
      const parts = regionsAt(map, higher, region.pixels);
      if (parts.length > 1 || (parts.length === 1 && higher < 0.8)) {
        pending.push(...parts);
        continue;
      }
    }
    boxes.push(region.box);
  }
  return boxes;
}
