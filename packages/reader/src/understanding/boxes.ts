import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import type { OcrPage } from "../ocr/word";
import type { Line } from "./lines/lines";

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The rectangle around lines, in fractions of the page. */
export function boxAround(lines: readonly Line[], page: OcrPage): Box | null {
  const words = lines.flatMap((line) => line.row.words);
  if (words.length === 0 || page.width <= 0 || page.height <= 0) return null;
  const x0 = clamp(Math.min(...words.map((word) => word.left)) / page.width);
  const x1 = clamp(Math.max(...words.map((word) => word.right)) / page.width);
  const y0 = clamp(
    Math.min(...words.map((word) => Math.min(word.leftY, word.rightY) - word.height / 2)) / page.height,
  );
  const y1 = clamp(
    Math.max(...words.map((word) => Math.max(word.leftY, word.rightY) + word.height / 2)) / page.height,
  );
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
