import type { Band } from "../../ocr/read-part";
import { boundsOf } from "../../ocr/text-box";
import type { OcrPage, OcrWord } from "../../ocr/word";

/** What is left of a date that a stamp or a fold has cut, the surest trace first. */
const TRACES: readonly RegExp[] = [
  /(?<!\d)\d{1,2}[/-]\d{1,2}[/-]|[/-](?:19|20)\d{2}(?!\d)|(?<!\d)20[0-3]\d[/-]\d/,
  /\bDATE\b/i,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2}|\s?[AP]M)/i,
  /(?<![\d:])\d{1,2}:\d{2}(?![\d:])/,
];
/** How far above and below it the row of a trace may reach, in its own heights. */
const ROW = 2.5;

/** The part of the page that holds a word's row, however it slopes. */
function rowAround({ angle, cx, cy, height }: OcrWord, words: readonly OcrWord[]): Band {
  const edges = words.map(boundsOf);
  const left = Math.min(...edges.map(({ x0 }) => x0));
  const right = Math.max(...edges.map(({ x1 }) => x1));
  const ends = [left, right].map((x) => cy + Math.tan(angle) * (x - cx));
  return { top: Math.min(...ends) - ROW * height, bottom: Math.max(...ends) + ROW * height };
}

/** Where something of a date stands on a page of which no date was read; `null` for nowhere (reading-105). */
export function traceOfDate({ words }: OcrPage): Band | null {
  for (const trace of TRACES) {
    const found = words.find(({ text }) => trace.test(text));
    if (found) return rowAround(found, words);
  }
  return null;
}
