import type { OcrPage, OcrWord } from "../src/ocr/word";

const LETTER_WIDTH = 12;
const LETTER_HEIGHT = 22;
const LINE_HEIGHT = 30;
const MARGIN = 20;

/** How a page of monospaced text is bent or turned: the shift in pixels of a point, downwards. */
export type Bend = (x: number, y: number) => number;

/**
 * A page of words from monospaced text, one word for each run without two spaces in a row. Columns of
 * the text become x, its lines y.
 */
export function pageOf(
  text: string,
  { bend = () => 0, confidence = 0.97 }: { bend?: Bend; confidence?: number } = {},
): OcrPage {
  const lines = text.replace(/^\n/, "").split("\n");
  const words: OcrWord[] = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((match): OcrWord => {
      const width = match[0].length * LETTER_WIDTH;
      const cx = MARGIN + match.index * LETTER_WIDTH + width / 2;
      const flat = MARGIN + row * LINE_HEIGHT + LETTER_HEIGHT / 2;
      const rise = bend(cx + width / 2, flat) - bend(cx - width / 2, flat);
      return {
        text: match[0],
        confidence,
        cx,
        cy: flat + bend(cx, flat),
        width,
        height: LETTER_HEIGHT,
        angle: Math.atan2(rise, width),
      };
    }),
  );
  return {
    width: 2 * MARGIN + LETTER_WIDTH * Math.max(...lines.map((line) => line.length)),
    height: 2 * MARGIN + LINE_HEIGHT * lines.length,
    words,
  };
}
