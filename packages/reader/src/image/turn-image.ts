import type { RgbImage } from "./rgb-image";

/** Quarter turns, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * Where the turned image's pixels come from in the source: the first one's offset, and the steps along a row
 * and a column.
 */
function steps({ width, height }: RgbImage, turns: QuarterTurns) {
  if (turns === 1) return { start: (height - 1) * width, alongRow: -width, alongColumn: 1 };
  if (turns === 2) return { start: width * height - 1, alongRow: -1, alongColumn: -width };
  return { start: width - 1, alongRow: width, alongColumn: -1 };
}

/** The image turned clockwise by quarter turns. */
export function turnImage(image: RgbImage, turns: QuarterTurns): RgbImage {
  if (turns === 0) return image;
  const [width, height] = turns === 2 ? [image.width, image.height] : [image.height, image.width];
  const { start, alongRow, alongColumn } = steps(image, turns);
  const data = new Uint8Array(image.data.length);
  let target = 0;
  for (let y = 0; y < height; y++) {
    let source = (start + y * alongColumn) * 3;
    for (let x = 0; x < width; x++) {
      data[target] = image.data[source] ?? 0;
      data[target + 1] = image.data[source + 1] ?? 0;
      data[target + 2] = image.data[source + 2] ?? 0;
      target += 3;
      source += alongRow * 3;
    }
  }
  return { data, width, height };
}
