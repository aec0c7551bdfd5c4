import { ImageProblemError } from "../image/image-problem";
import { LINE_HEIGHT } from "./recogniser/line-crop";
import type { TextBox } from "./text-box";

/**
 * The most runs of text on one photo. The fullest of 100 photographed receipts has 170; a roll of 120 lines
 * about 400.
 */
export const MAX_TEXT_BOXES = 1_200;
/** The most pixels of all runs side by side, at the height of a line. The fullest receipt has 43,000. */
const MAX_TEXT_WIDTH = 200_000;

/**
 * Refuses a photo with more text than a receipt has, before it is read: the recogniser's time grows with the
 * text.
 * @throws ImageProblemError `too_much_text`
 */
export function assertReceiptLength(boxes: readonly TextBox[]): void {
  const width = boxes.reduce((sum, box) => sum + (LINE_HEIGHT * box.width) / Math.max(1, box.height), 0);
  if (boxes.length > MAX_TEXT_BOXES || width > MAX_TEXT_WIDTH) throw new ImageProblemError("too_much_text");
}
