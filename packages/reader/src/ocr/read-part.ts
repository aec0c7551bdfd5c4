import { median } from "@gf-ledger/domain/numbers/median";
import type { RgbImage } from "../image/rgb-image";
import { unwatched } from "../process/going-on";
import { detectionScale, detectText } from "./detector/text-detector";
import type { OcrModels } from "./ocr-models";
import { type LookOptions, legible, readWords } from "./read-page";
import { areaSeenCloser, cutOut } from "./text-area";
import { assertReceiptLength } from "./text-bounds";
import { areaOf, type Bounds, boundsOf } from "./text-box";
import type { OcrPage, OcrWord } from "./word";

/** Rows of print all across a page, from one height to another, in pixels. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

const MARGIN_HEIGHTS = 4;
/** A word that ends nearer than this share of its height to a cut within the page may have been cut in two. */
const CUT = 0.3;

/** The band in whole pixels, as wide as the page's text and a margin. */
function boundsOfBand({ width, height, words }: OcrPage, { top, bottom }: Band): Bounds {
  const margin = MARGIN_HEIGHTS * median(words.map((word) => word.height));
  const edges = words.map(boundsOf);
  return {
    x0: Math.max(0, Math.floor(Math.min(...edges.map(({ x0 }) => x0)) - margin)),
    x1: Math.min(width, Math.ceil(Math.max(...edges.map(({ x1 }) => x1)) + margin)),
    y0: Math.max(0, Math.floor(top)),
    y1: Math.min(height, Math.ceil(bottom)),
  };
}

function isCut(word: OcrWord, { height }: OcrPage, { y0, y1 }: Bounds): boolean {
  const bounds = boundsOf(word);
  const near = CUT * word.height;
  return (y0 > 0 && bounds.y0 < y0 + near) || (y1 < height && bounds.y1 > y1 - near);
}

/** The factor by which the first look shrank what it read of the photo. */
function scaleSeen(photo: RgbImage, { words }: OcrPage): number {
  const closer = areaSeenCloser(photo, words);
  return detectionScale(closer ? { width: closer.x1 - closer.x0, height: closer.y1 - closer.y0 } : photo);
}

/**
 * Reads a band of a page once more, at `zoom` times the scale at which all of the page was read.
 * @param photo turned as the page was read
 * @param page what was read before; it has words
 * @returns the words of the band alone, at their places on the whole page
 * @throws what `goingOn` throws
 */
export async function readPart(
  models: OcrModels,
  photo: RgbImage,
  page: OcrPage,
  band: Band,
  { zoom = 1, goingOn = unwatched }: Omit<LookOptions, "onFound"> = {},
): Promise<OcrPage> {
  const bounds = boundsOfBand(page, band);
  if (page.words.length === 0 || areaOf(bounds) <= 0) return { ...page, words: [] };
  const image = cutOut(photo, bounds);
  const zoomOfBand = (zoom * scaleSeen(photo, page)) / detectionScale(image);
  await goingOn();
  const boxes = await detectText(models.detector, image, 1, zoomOfBand);
  assertReceiptLength(boxes);
  const found = { image, boxes, read: new Map() };
  const words = legible(await readWords(models, found, zoomOfBand, goingOn)).map((word) => ({
    ...word,
    cx: word.cx + bounds.x0,
    cy: word.cy + bounds.y0,
  }));
  return { ...page, words: words.filter((word) => !isCut(word, page, bounds)) };
}
