import { median } from "@gf-ledger/domain/numbers/median";
import type { PlacedWord } from "./row";
import type { SlopeField } from "./slope-field";

/** Words linked from left to right, left of the price column, and the height of print at their right end. */
interface Stub {
  /** Index of the last word. */
  last: number;
  word: PlacedWord;
}

interface Pair {
  stub: number;
  price: number;
  offset: number;
  cost: number;
  before: Pair | null;
}

const PRICE = /^-?\$?\s?\d{0,4}[.,]\s?\d{2}\s?-?[A-Z*]{0,3}$/i;
/** How many rows a price may be above or below the end of its name, apart from the page's slope. */
const MAX_OFFSET = 1.4;
const UNPAIRED_PRICE = 0.9;
const UNPAIRED_NAME = 0.1;
const BEND_COST = 1.5;
const OFFSET_COST = 0.12;
const REACH = 14;

/** The distance between neighbouring lines of print. */
function rowPitch(heights: readonly number[], lineHeight: number): number {
  const gaps = heights
    .toSorted((a, b) => a - b)
    .map((y, i, all) => y - (all[i - 1] ?? Number.NEGATIVE_INFINITY))
    .filter((gap) => gap > 0.5 * lineHeight && gap < 4 * lineHeight);
  return median(gaps) || lineHeight * 1.2;
}

/**
 * Pairs the price column with the names left of it in reading order, where bent paper shifts the column by a
 * distance that changes slowly down the page. Returns the word before each paired price.
 * @param next for each word the one linked after it, -1 for none
 */
export function pairPriceColumn(
  words: readonly PlacedWord[],
  next: readonly number[],
  slope: SlopeField,
  lineHeight: number,
): Map<number, number> {
  const isPrice = (word: PlacedWord) => PRICE.test(word.text.trim());
  const found = words.flatMap((word, index) => (isPrice(word) ? [{ word, index }] : []));
  const edge = median(found.map(({ word }) => word.cx));
  const prices = found.filter(({ word }) => Math.abs(word.cx - edge) < 5 * lineHeight);
  const stubs = words.flatMap((word, last): Stub[] => {
    const behind = words[next[last] ?? -1];
    const ends = !behind || isPrice(behind);
    return ends && word.right < edge && /[A-Za-z]{2}/.test(word.text) ? [{ last, word }] : [];
  });
  const pitch = rowPitch(
    prices.map(({ word }) => word.cy),
    lineHeight,
  );
  const ordered = stubs.sort((a, b) => a.word.rightY - b.word.rightY);
  const inOrder = prices.sort((a, b) => a.word.cy - b.word.cy);
  let best: Pair | null = null;
  const pairs: Pair[] = [];
  for (const [p, { word: price }] of inOrder.entries()) {
    for (const [s, { word }] of ordered.entries()) {
      const gap = price.left - word.right;
      const expected = slope.at((price.left + word.right) / 2, (price.cy + word.rightY) / 2) * gap;
      const offset = (price.leftY - word.rightY - expected) / pitch;
      if (gap < -lineHeight || Math.abs(offset) > MAX_OFFSET) continue;
      const own = OFFSET_COST * Math.abs(offset);
      let cost = own + UNPAIRED_PRICE * p;
      let before: Pair | null = null;
      for (const earlier of pairs) {
        const [dp, ds] = [p - earlier.price, s - earlier.stub];
        if (dp < 1 || ds < 1 || dp > REACH || ds > REACH) continue;
        const bend = (BEND_COST * Math.abs(offset - earlier.offset)) / Math.sqrt(dp);
        const whole = earlier.cost + own + bend + UNPAIRED_PRICE * (dp - 1) + UNPAIRED_NAME * (ds - 1);
        if (whole < cost) [cost, before] = [whole, earlier];
      }
      const pair: Pair = { stub: s, price: p, offset, cost, before };
      pairs.push(pair);
      const end = cost + UNPAIRED_PRICE * (inOrder.length - 1 - p);
      if (!best || end < best.cost + UNPAIRED_PRICE * (inOrder.length - 1 - best.price)) best = pair;
    }
  }
  const paired = new Map<number, number>();
  for (let pair = best; pair; pair = pair.before) {
    const [price, stub] = [inOrder[pair.price], ordered[pair.stub]];
    if (price && stub) paired.set(price.index, stub.last);
  }
  return paired;
}
