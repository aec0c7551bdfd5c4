import { type ReceiptFont, receiptFont } from "./receipt-font";
import type { Slip, SlipRow } from "./slip";

/** Pixels of one character cell and of the blank border, on paper as it is drawn. */
const CELL = { width: 14, height: 27, capitals: 17, margin: 34 } as const;

const LOGO_HEIGHT = 84;

interface Pen {
  readonly font: ReceiptFont;
  /** Outlines already defined in the drawing, by character. */
  readonly defined: Map<string, string>;
}

function glyph(pen: Pen, character: string): string | null {
  const outline = pen.font.outline(character);
  if (outline === "") return null;
  const id = `g${character.codePointAt(0)}`;
  if (!pen.defined.has(id)) pen.defined.set(id, `<path id="${id}" d="${outline}"/>`);
  return id;
}

function textAt(
  pen: Pen,
  text: string,
  x: number,
  baseline: number,
  width: number,
  capitals: number,
): string {
  const uses = [...text].map((character, index) => {
    const id = character === " " ? null : glyph(pen, character);
    return id === null ? "" : `<use href="#${id}" x="${index * 1000}"/>`;
  });
  return `<g transform="translate(${x} ${baseline}) scale(${width / 1000} ${capitals / 1000})">${uses.join("")}</g>`;
}

function barcode(digits: string, y: number, width: number): string {
  const bars = [...digits.repeat(3)].map((digit, index) => {
    const step = (width * 0.7) / (digits.length * 3);
    return `<rect x="${width * 0.15 + index * step}" y="${y + 8}" width="${step * (0.25 + Number(digit) / 16)}" height="52"/>`;
  });
  return bars.join("");
}

function drawRow(pen: Pen, slipRow: SlipRow, y: number, columns: number): { svg: string; height: number } {
  const width = columns * CELL.width + 2 * CELL.margin;
  switch (slipRow.kind) {
    case "gap":
      return { svg: "", height: slipRow.rows * CELL.height };
    case "rule":
      return {
        svg: textAt(pen, "-".repeat(columns), CELL.margin, y + 18, CELL.width, CELL.capitals),
        height: CELL.height,
      };
    case "barcode":
      return { svg: barcode(slipRow.digits, y, width), height: 84 };
    case "logo": {
      const cell = Math.min(44, (width - 2 * CELL.margin) / slipRow.text.length);
      const x = (width - cell * slipRow.text.length) / 2;
      const letters = textAt(pen, slipRow.text, x, y + 62, cell, Math.min(46, cell * 1.35));
      const slant = `translate(${y * Math.tan((-slipRow.slant * Math.PI) / 180)} 0) skewX(${slipRow.slant})`;
      return {
        svg: `<g stroke="#000" stroke-width="110" transform="${slant}">${letters}</g>`,
        height: LOGO_HEIGHT,
      };
    }
    case "text": {
      const [across, down] = [slipRow.wide ? 2 : 1, slipRow.tall ? 1.6 : 1];
      const height = CELL.height * down;
      const baseline = y + height - 9;
      const draw = (text: string, column: number) =>
        textAt(
          pen,
          text,
          CELL.margin + column * CELL.width,
          baseline,
          CELL.width * across,
          CELL.capitals * down,
        );
      const from = slipRow.inverted ?? slipRow.text.length;
      const heavy = slipRow.bold ? ` stroke="#000" stroke-width="60"` : "";
      const bar = `<rect x="${CELL.margin + from * CELL.width}" y="${y + 2}" width="${(slipRow.text.length - from) * CELL.width + 6}" height="${height - 4}"/>`;
      const inverted =
        from < slipRow.text.length ? `${bar}<g fill="#fff">${draw(slipRow.text.slice(from), from)}</g>` : "";
      return { svg: `<g${heavy}>${draw(slipRow.text.slice(0, from), 0)}</g>${inverted}`, height };
    }
  }
}

/** Where a row's first letter stands, and the middle of its letters, in pixels of paper; `top` is the row's. */
export const placeInRow = (top: number, column: number) => ({
  x: CELL.margin + column * CELL.width,
  y: top + CELL.height - 9 - CELL.capitals / 2,
});

interface DrawnSlip {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** How far down each row begins. */
  readonly tops: readonly number[];
}

/** The slip in black on white as SVG without a `<text>`; lengths in pixels of paper. */
export function drawSlip(slip: Slip): DrawnSlip {
  const pen: Pen = { font: receiptFont(slip.font), defined: new Map() };
  const width = slip.columns * CELL.width + 2 * CELL.margin;
  let y: number = CELL.margin;
  const drawn: string[] = [];
  const tops: number[] = [];
  for (const slipRow of slip.rows) {
    const { svg, height } = drawRow(pen, slipRow, y, slip.columns);
    drawn.push(svg);
    tops.push(y);
    y += height;
  }
  const height = Math.ceil(y + CELL.margin * 1.5);
  return { svg: sheet(pen, drawn, width, height), width, height, tops };
}

/** What is printed on the back of the roll, repeated down its length, mirrored as it shines through. */
export function drawBack(slip: Slip, width: number, height: number): string {
  const pen: Pen = { font: receiptFont("cousine"), defined: new Map() };
  const step = 46;
  const drawn = Array.from({ length: Math.floor(height / step) }, (_, index) => {
    const text = slip.back[index % (slip.back.length + 2)] ?? "";
    return textAt(pen, text, 60, 80 + index * step, 17, 20);
  });
  return sheet(pen, [`<g transform="translate(${width} 0) scale(-1 1)">`, ...drawn, "</g>"], width, height);
}

function sheet(pen: Pen, drawn: readonly string[], width: number, height: number): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${[...pen.defined.values()].join("")}</defs><rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn,
    "</svg>",
  ].join("");
}
