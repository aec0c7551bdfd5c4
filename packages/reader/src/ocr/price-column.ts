import { median } from "@gf-ledger/domain/numbers/median";
import { areaOf, type Bounds, boundsOf, isVertical, overlap, type TextBox } from "./text-box";
import type { OcrWord } from "./word";

const PRICE = /^-?\$?\s?\d{0,4}[.,]\s?\d{2}\s?-?[A-Z*]{0,3}$/i;
const ENDS_IN_PRICE = /\d[.,]\s?\d{2}\s?-?[A-Z*]{0,3}$/i;

/** Whether a word is a price and nothing else. */
const isPrice = (text: string) => PRICE.test(text.trim());

/** Boxes that the detector took for vertical text: on a receipt these are tightly stacked prices. */
export function verticalColumns(boxes: TextBox[]): TextBox[] {
  return boxes.filter((box) => isVertical(box) && box.width / box.height > 1.5);
}

/**
 * The horizontal boxes of a first detection, filled in from one on a squeezed image. Inside a vertical column
 * its boxes replace the fragments they cover; elsewhere only boxes that the first lacks are added.
 */
export function fillFromSqueezed(first: TextBox[], squeezed: TextBox[]): TextBox[] {
  const columns = verticalColumns(first).map(boundsOf);
  let kept = first.filter((box) => !isVertical(box)).map((box) => ({ box, bounds: boundsOf(box) }));
  const added: TextBox[] = [];
  for (const box of squeezed) {
    if (isVertical(box)) continue;
    const bounds = boundsOf(box);
    const area = areaOf(bounds);
    if (columns.some((column) => overlap(column, bounds) > 0.05 * area)) {
      kept = kept.filter(
        (k) => overlap(k.bounds, bounds) <= 0.6 * areaOf(k.bounds) || areaOf(k.bounds) >= area,
      );
      if (!kept.some((k) => overlap(k.bounds, bounds) > 0.5 * area)) added.push(box);
    } else if (!kept.some((k) => overlap(k.bounds, bounds) > 0.25 * Math.min(area, areaOf(k.bounds)))) {
      added.push(box);
    }
  }
  return [...kept.map(({ box }) => box), ...added];
}

/** Follows a word's own slant to another place across the page. */
const yAt = (word: TextBox, x: number) => word.cy + Math.tan(word.angle) * (x - word.cx);

function isLastOfRow(word: OcrWord, words: OcrWord[]): boolean {
  return !words.some(
    (other) => other.cx > word.cx && Math.abs(other.cy - yAt(word, other.cx)) < 0.5 * word.height,
  );
}

function rightmostColumns(columns: TextBox[], words: OcrWord[], rowHeight: number): Bounds[] {
  const bounds = columns.filter((column) => column.width > 2.2 * rowHeight).map(boundsOf);
  const edges = [...words.map(boundsOf), ...bounds];
  const left = Math.min(...edges.map(({ x0 }) => x0));
  const right = Math.max(...edges.map(({ x1 }) => x1));
  return bounds.filter(({ x0, x1 }) => (x0 + x1) / 2 > left + 0.55 * (right - left));
}

/**
 * Boxes where a price should be, in the column that the detector lost, on each row with a name and no price.
 */
export function missingPriceBoxes(columns: TextBox[], words: OcrWord[]): TextBox[] {
  const legible = words.filter((word) => word.confidence > 0.5 && word.text.trim());
  const rowHeight = median(legible.map((word) => word.height));
  const lost = rightmostColumns(columns, legible, rowHeight);
  return legible.flatMap((word): TextBox[] => {
    if (ENDS_IN_PRICE.test(word.text.trim()) || word.text.replace(/[^A-Za-z]/g, "").length < 3) return [];
    if (!isLastOfRow(word, legible)) return [];
    const near = lost.filter((column) => {
      const y = yAt(word, (column.x0 + column.x1) / 2);
      return y > column.y0 - 1.5 * rowHeight && y < column.y1 + 1.5 * rowHeight;
    });
    if (near.length === 0) return [];
    const wordEnd = word.cx + word.width / 2;
    const x0 = Math.max(Math.min(...near.map((c) => c.x0)) - 1.2 * rowHeight, wordEnd + 0.2 * rowHeight);
    const x1 = Math.max(...near.map((c) => c.x1)) + 1.6 * rowHeight;
    if (x1 - x0 < 1.2 * rowHeight) return [];
    const cx = (x0 + x1) / 2;
    return [{ cx, cy: yAt(word, cx), width: x1 - x0, height: word.height * 1.05, angle: word.angle }];
  });
}

/** The words with the found prices instead of the fragments at their places. */
export function withPrices(words: OcrWord[], found: OcrWord[]): OcrWord[] {
  const prices = found.filter((word) => word.confidence > 0.72 && isPrice(word.text));
  const isScrapOf = (word: OcrWord, price: OcrWord) =>
    Math.abs(price.cx - word.cx) < (price.width + word.width) / 2 &&
    Math.abs(price.cy - word.cy) < 0.5 * price.height &&
    !/[A-Za-z]{3}/.test(word.text) &&
    !isPrice(word.text);
  return [...words.filter((word) => !prices.some((price) => isScrapOf(word, price))), ...prices];
}
