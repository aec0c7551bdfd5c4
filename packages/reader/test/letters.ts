import sharp from "sharp";
import { receiptFont } from "../generator/slip/receipt-font";

const CELL = { width: 14, height: 27, capitals: 17 } as const;
const TILE = { columns: 36, rows: 12 } as const;

/** Words of three to nine letters, the same each time. */
function rowOfWords(row: number): string {
  return Array.from({ length: TILE.columns }, (_, column) =>
    (column * 7 + row * 3) % 8 === 0 ? " " : String.fromCharCode(65 + ((column * 11 + row * 5) % 26)),
  ).join("");
}

function tile(): Buffer {
  const font = receiptFont("cousine");
  const glyphs = Array.from({ length: TILE.rows }, (_, row) =>
    [...rowOfWords(row)].map((character, column) => {
      const at = `translate(${column * CELL.width} ${(row + 1) * CELL.height - 6})`;
      const size = `scale(${CELL.width / 1000} ${CELL.capitals / 1000})`;
      return `<path transform="${at} ${size}" d="${font.outline(character)}"/>`;
    }),
  ).flat();
  const [width, height] = [TILE.columns * CELL.width, TILE.rows * CELL.height];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${glyphs.join("")}</svg>`,
  );
}

/** A photo with words from edge to edge, which takes the reader as long as a photo of its size can. */
export function pageFullOfLetters(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .composite([{ input: tile(), tile: true, gravity: "northwest" }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
