import type { Band } from "../ocr/read-part";
import type { OcrPage } from "../ocr/word";
import type { JudgedReading } from "./understand-page";

/** Down to and with the first goods. */
export function headOf({ reading }: JudgedReading, { height }: OcrPage): Band | null {
  const first = Math.min(...reading.items.flatMap(({ box }) => (box ? box.y + box.height : [])));
  return Number.isFinite(first) ? { top: 0, bottom: first * height } : null;
}

/** From the last goods, and with them, down. */
export function footOf({ reading }: JudgedReading, { height }: OcrPage): Band | null {
  const last = Math.max(...reading.items.flatMap(({ box }) => box?.y ?? []));
  return Number.isFinite(last) ? { top: last * height, bottom: height } : null;
}
