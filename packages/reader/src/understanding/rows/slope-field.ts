import { median } from "@gf-ledger/domain/numbers/median";
import type { OcrWord } from "../../ocr/word";

/** The slope (tangent) of the lines of print at a point of the page. Curled and folded paper bends it. */
export interface SlopeField {
  readonly at: (x: number, y: number) => number;
  /** No word's place has a steeper slope, up or down. */
  readonly steepest: number;
}

const FLAT: SlopeField = { at: () => 0, steepest: 0 };

const TERMS = 6;
/** Words at least this many times wider than high show their angle reliably. */
const MIN_ASPECT = 3.5;
/** Prices show it only roughly, but are found where there are no wide words. */
export const PRICE_ASPECT = 1.7;
const MAX_STRAY_RADIANS = 0.35;

/** Solves the normal equations `rows` (n rows of n + 1 numbers) by Gauss and Jordan. */
function solve(rows: Float64Array[]): number[] {
  const at = (r: number, c: number) => rows[r]?.[c] ?? 0;
  for (let pivot = 0; pivot < TERMS; pivot++) {
    let best = pivot;
    for (let r = pivot + 1; r < TERMS; r++) if (Math.abs(at(r, pivot)) > Math.abs(at(best, pivot))) best = r;
    const [upper, lower] = [rows[pivot], rows[best]];
    if (!upper || !lower) continue;
    rows[pivot] = lower;
    rows[best] = upper;
    for (let r = 0; r < TERMS; r++) {
      const row = rows[r];
      if (r === pivot || !row) continue;
      const factor = at(r, pivot) / (at(pivot, pivot) || 1e-12);
      for (let c = pivot; c <= TERMS; c++) row[c] = at(r, c) - factor * at(pivot, c);
    }
  }
  return rows.map((_, i) => at(i, TERMS) / (at(i, i) || 1e-12));
}

/**
 * Fits a smooth field of slopes over the page: a quadratic in x and y, by weighted ridge regression
 * on the angles of the wide words, dropping strays three times. Flat when there is too little print.
 * @param minAspect how many times wider than high a word must be to count
 */
export function fitSlopeField(words: readonly OcrWord[], minAspect = MIN_ASPECT): SlopeField {
  const wide = words.filter((word) => word.width / word.height >= minAspect && word.text.length > 3);
  if (wide.length < 4) return FLAT;
  const lineHeight = median(words.map((word) => word.height));
  const midX = words.reduce((sum, word) => sum + word.cx, 0) / words.length;
  const midY = words.reduce((sum, word) => sum + word.cy, 0) / words.length;
  const spanX = Math.max(1, ...words.map((word) => Math.abs(word.cx - midX)));
  const spanY = Math.max(1, ...words.map((word) => Math.abs(word.cy - midY)));
  const terms = (px: number, py: number) => {
    const [x, y] = [(px - midX) / spanX, (py - midY) / spanY];
    return [1, x, y, x * y, x * x, y * y];
  };
  const usual = median(wide.map((word) => word.angle));
  let kept = wide.filter((word) => Math.abs(word.angle - usual) < MAX_STRAY_RADIANS);
  let weights: number[] = [];
  const slopeAt = (x: number, y: number) =>
    terms(x, y).reduce((sum, term, k) => sum + term * (weights[k] ?? 0), 0);
  for (let round = 0; round < 4; round++) {
    const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
    const weigh = (word: OcrWord) => Math.min(word.width, lineHeight * 25) ** 2;
    const whole = kept.reduce((sum, word) => sum + weigh(word), 0) || 1;
    for (const word of kept) {
      const [part, share] = [terms(word.cx, word.cy), weigh(word) / whole];
      part.forEach((a, i) => {
        const row = rows[i];
        if (!row) return;
        part.forEach((b, j) => {
          row[j] = (row[j] ?? 0) + share * a * b;
        });
        row[TERMS] = (row[TERMS] ?? 0) + share * a * Math.tan(word.angle);
      });
    }
    rows.forEach((row, i) => {
      row[i] = (row[i] ?? 0) + (i === 0 ? 1e-6 : 0.004);
    });
    weights = solve(rows);
    const strays = wide.map((word) => Math.abs(Math.tan(word.angle) - slopeAt(word.cx, word.cy)));
    const keptStrays = kept.map((word) => Math.abs(Math.tan(word.angle) - slopeAt(word.cx, word.cy)));
    const limit = Math.max(0.02, 3 * median(keptStrays));
    kept = wide.filter((_, i) => (strays[i] ?? 0) < limit);
  }
  // No term of a word's place is more than 1.
  return { at: slopeAt, steepest: weights.reduce((sum, weight) => sum + Math.abs(weight), 0) };
}
