import type { RgbImage } from "../image/rgb-image";
import { type QuarterTurns, turnImage } from "../image/turn-image";
import { type GoingOn, unwatched } from "../process/going-on";
import { detectText } from "./detector/text-detector";
import { withoutShowThrough } from "./ink/show-through";
import type { OcrModels } from "./ocr-models";
import { fillFromSqueezed, missingPriceBoxes, verticalColumns, withPrices } from "./price-column";
import { recogniseText } from "./recogniser/text-recogniser";
import { areaSeenCloser, boxesOutside, cutOut } from "./text-area";
import { assertReceiptLength } from "./text-bounds";
import { isVertical, type TextBox } from "./text-box";
import type { OcrPage, OcrWord } from "./word";

/** How far the width is squeezed to bring back a price column that was taken for vertical text. */
const SQUEEZE = 0.6;
const MIN_CONFIDENCE = 0.5;
/** Upside-down text is read less surely than this; the own recogniser reaches 0.82 there. */
const DOUBTFUL = 0.9;
const SAMPLE = 12;

export interface UprightPage {
  page: OcrPage;
  /** How the image was turned to make the text upright. */
  turns: QuarterTurns;
}

interface Found {
  image: RgbImage;
  turns: QuarterTurns;
  boxes: TextBox[];
  /** The words of boxes that were already read. */
  read: Map<TextBox, OcrWord>;
}

/** Looks again, closer, where the text is a small part of a photo that was shrunk for the first look. */
async function detectClosely(models: OcrModels, image: RgbImage, zoom: number): Promise<TextBox[]> {
  const boxes = await detectText(models.detector, image, 1, zoom);
  const area = areaSeenCloser(image, boxes);
  if (!area) return boxes;
  const closer = await detectText(models.detector, cutOut(image, area), 1, zoom);
  const moved = closer.map((box) => ({ ...box, cx: box.cx + area.x0, cy: box.cy + area.y0 }));
  return [...moved, ...boxesOutside(boxes, area)];
}

async function findText(models: OcrModels, photo: RgbImage, zoom: number): Promise<Found> {
  const boxes = await detectClosely(models, photo, zoom);
  const long = boxes.filter((box) => box.width / box.height > 2);
  if (long.length <= 4 || long.filter(isVertical).length <= 0.6 * long.length)
    return { image: photo, turns: 0, boxes, read: new Map() };
  const image = turnImage(photo, 1);
  return { image, turns: 1, boxes: await detectClosely(models, image, zoom), read: new Map() };
}

function certainty(words: OcrWord[]): number {
  return words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
}

/** Lines long enough to tell which way is up, and short enough to be read quickly. */
function sampleOf(boxes: TextBox[]): TextBox[] {
  const lines = boxes.filter((box) => !isVertical(box) && box.width / box.height > 3);
  const byHeight = lines.sort((a, b) => b.height - a.height);
  return byHeight.filter((box) => box.width / box.height < 10).slice(0, SAMPLE);
}

/** Turns the page round when a sample of its lines reads better upside down. */
async function standUpright(models: OcrModels, found: Found, zoom: number, goingOn: GoingOn): Promise<Found> {
  const sample = sampleOf(found.boxes);
  const words = await recogniseText(models, found.image, sample, goingOn);
  const upright = certainty(words);
  if (sample.length < 4 || upright >= DOUBTFUL) {
    return { ...found, read: new Map(words.map((word, i) => [sample[i] ?? word, word])) };
  }
  const onHead = sample.map((box) => ({ ...box, angle: box.angle + Math.PI }));
  const turned = await recogniseText(models, found.image, onHead, goingOn);
  if (certainty(turned) <= upright + 0.05) return found;
  const image = turnImage(found.image, 2);
  const boxes = await detectClosely(models, image, zoom);
  return { image, turns: found.turns === 0 ? 2 : 3, boxes, read: new Map() };
}

/** Reads what was found, with the prices that the detector took for vertical text or lost. */
export async function readWords(
  models: OcrModels,
  { image, boxes, read }: Omit<Found, "turns">,
  zoom: number,
  goingOn: GoingOn,
): Promise<OcrWord[]> {
  const columns = verticalColumns(boxes);
  const rows = columns.length
    ? fillFromSqueezed(boxes, await detectText(models.detector, image, SQUEEZE, zoom))
    : boxes.filter((box) => !isVertical(box));
  const known = rows.map((box) => read.get(box)).filter((word) => word !== undefined);
  const unread = rows.filter((box) => !read.has(box));
  assertReceiptLength(rows);
  const words = [...known, ...(await recogniseText(models, image, unread, goingOn))];
  const missing = missingPriceBoxes(columns, words);
  return missing.length ? withPrices(words, await recogniseText(models, image, missing, goingOn)) : words;
}

/** The words that were read at all, without print on the back of the paper. */
export const legible = (words: readonly OcrWord[]): OcrWord[] =>
  withoutShowThrough(words).filter((word) => word.confidence > MIN_CONFIDENCE && word.text.trim());

export interface LookOptions {
  /** Called when the text has been found, before it is read. */
  readonly onFound?: () => void;
  /** How much larger (or smaller) than usual the photo is searched for text. */
  readonly zoom?: number;
  /** Called between two steps. */
  readonly goingOn?: GoingOn;
}

/**
 * Reads every word of a photo, turned upright.
 * @throws ImageProblemError where there is more text than on any receipt; also what `goingOn` throws
 */
export async function readPage(
  models: OcrModels,
  photo: RgbImage,
  { onFound, zoom = 1, goingOn = unwatched }: LookOptions = {},
): Promise<UprightPage> {
  await goingOn();
  const found = await findText(models, photo, zoom);
  assertReceiptLength(found.boxes);
  onFound?.();
  await goingOn();
  const upright = await standUpright(models, found, zoom, goingOn);
  const words = await readWords(models, upright, zoom, goingOn);
  return {
    turns: upright.turns,
    page: {
      width: upright.image.width,
      height: upright.image.height,
      words: legible(words),
    },
  };
}
