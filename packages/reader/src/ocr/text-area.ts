import { median } from "@gf-ledger/domain/numbers/median";
import type { RgbImage } from "../image/rgb-image";
import { detectionScale } from "./detector/text-detector";
import { areaOf, type Bounds, boundsOf, type TextBox } from "./text-box";

/**
 * Where text fills less than this share of a photo, the receipt was photographed from afar, as on a table.
 */
const SMALL_SHARE = 0.4;
const MIN_BOXES = 8;

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * The part of a photo that holds the text, if that is a small part; else `null`. The outermost twentieth of
 * the boxes is left out, so that a label at the photo's edge does not widen it. Along the receipt's length
 * nothing is cut off: the first rows of a narrow receipt, with the shop's name, are outermost too.
 */
export function smallTextArea(image: RgbImage, boxes: TextBox[]): Bounds | null {
  if (boxes.length < MIN_BOXES) return null;
  const bounds = boxes.map(boundsOf);
  const sorted = (edge: keyof Bounds) => bounds.map((b) => b[edge]).sort((a, b) => a - b);
  const core = {
    x0: quantile(sorted("x0"), 0.05),
    y0: quantile(sorted("y0"), 0.05),
    x1: quantile(sorted("x1"), 0.95),
    y1: quantile(sorted("y1"), 0.95),
  };
  const margin = 4 * median(boxes.map(({ height }) => height));
  const area = {
    x0: Math.max(0, Math.floor(core.x0 - margin)),
    y0: Math.max(0, Math.floor(core.y0 - margin)),
    x1: Math.min(image.width, Math.ceil(core.x1 + margin)),
    y1: Math.min(image.height, Math.ceil(core.y1 + margin)),
  };
  if (core.y1 - core.y0 >= core.x1 - core.x0) [area.y0, area.y1] = [0, image.height];
  else [area.x0, area.x1] = [0, image.width];
  return areaOf(area) < SMALL_SHARE * image.width * image.height ? area : null;
}

/** A photo that is shrunk to less than this for a first look may be looked at more closely. */
const SHRUNK = 0.9;

/** The part of a photo that is looked at more closely after a first look at all of it; `null` for none. */
export function areaSeenCloser(image: RgbImage, boxes: TextBox[]): Bounds | null {
  return detectionScale(image) < SHRUNK ? smallTextArea(image, boxes) : null;
}

/** The boxes whose middle lies outside an area. */
export function boxesOutside(boxes: readonly TextBox[], { x0, y0, x1, y1 }: Bounds): TextBox[] {
  return boxes.filter(({ cx, cy }) => cx < x0 || cx > x1 || cy < y0 || cy > y1);
}

/** A part of an image, given in whole pixels. */
export function cutOut({ data, width }: RgbImage, { x0, y0, x1, y1 }: Bounds): RgbImage {
  const part = { width: x1 - x0, height: y1 - y0 };
  const pixels = new Uint8Array(part.width * part.height * 3);
  for (let y = 0; y < part.height; y++) {
    const start = ((y0 + y) * width + x0) * 3;
    pixels.set(data.subarray(start, start + part.width * 3), y * part.width * 3);
  }
  return { ...part, data: pixels };
}
