import { expect, test } from "vitest";
import { penStroke } from "../../../generator/photo/marks";
import { randomFromSeed } from "../../../generator/random";
import type { ReceiptFontName } from "../../../generator/slip/receipt-font";
import { row, type Slip } from "../../../generator/slip/slip";
import { drawSlip, placeInRow } from "../../../generator/slip/slip-drawing";
import { slipDrawnOver } from "../../../test/drawn-over";
import { cropLine, type LineCrop } from "../recogniser/line-crop";
import { isStruckThrough } from "./pen-stroke";

const FONTS = ["b612-mono", "cousine", "ibm-plex-mono", "share-tech-mono", "vt323"] as const;

/** The line of a printed name with what is drawn over it, softened as on a photograph. */
async function lineOf(font: ReceiptFontName, name: string, drawn: (slip: Slip) => string): Promise<LineCrop> {
  const slip: Slip = { font, columns: 40, rows: [row(`${name.padEnd(32)}4.99`)], back: [] };
  const image = await slipDrawnOver(slip, drawn(slip));
  const [from, to] = [0, name.length].map((column) => placeInRow(drawSlip(slip).tops[0] ?? 0, column));
  const box = {
    cx: ((from?.x ?? 0) + (to?.x ?? 0)) / 2,
    cy: from?.y ?? 0,
    width: (to?.x ?? 0) - (from?.x ?? 0) + 8,
    height: 25,
    angle: 0,
  };
  return cropLine(image, box);
}

test.each(FONTS)("reading-103 a stroke of a pen through a name is seen, in %s", async (font) => {
  for (const [seed, name] of ["GF WHITE BREAD", "MULTIGRAIN", "RICE CRACKERS 100G"].entries()) {
    const line = await lineOf(font, name, (slip) => penStroke(slip, name, randomFromSeed(seed + 5)));
    expect([name, isStruckThrough(line)]).toEqual([name, true]);
  }
});

test.each(FONTS)(
  "reading-103 print alone is no stroke, underlined or with dashes neither, in %s",
  async (font) => {
    for (const name of [
      "GF WHITE BREAD",
      "MULTIGRAIN",
      "ALL-IN-ONE MIX",
      "HHHHHHHHHH",
      "TOTAL =======",
      "EEEEEEEEEE",
    ])
      expect([name, isStruckThrough(await lineOf(font, name, () => ""))]).toEqual([name, false]);
    const underline = (slip: Slip) => {
      const { x, y } = placeInRow(drawSlip(slip).tops[0] ?? 0, 0);
      return `<path d="M${x} ${y + 12} h220" stroke="#000" stroke-width="2"/>`;
    };
    expect(isStruckThrough(await lineOf(font, "GF WHITE BREAD", underline))).toBe(false);
  },
);
