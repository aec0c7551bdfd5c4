import PDFDocument from "pdfkit";
import { pdfBytes } from "./bytes-of";

/** A piece of a row; its place is given in parts of the page's width, from 0 to 1. */
export interface WrittenCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export interface WrittenRow {
  readonly cells: readonly WrittenCell[];
  /** A heading's letters. */
  readonly large: boolean;
  /** Whether it stands apart from the row above it, as the next article does. */
  readonly apart: boolean;
}

const SIZE = 10;
const LARGE = 14;
const LEADING = 1.25;
/** What stands between two rows that are apart, and between two cells, in heights of the letters. */
const APART = 0.7;
const BETWEEN = 2;
const MARGIN = 30;
const NARROWEST = 320;
/** Wider than a shop's mail; what is longer is broken between its words. */
const WIDEST = 1100;
const PAGE_HEIGHT = 1000;
/** The same rows are the same bytes, whenever they are written. */
const NO_DAY = new Date(0);

const sizeOf = ({ large }: WrittenRow) => (large ? LARGE : SIZE);

type Width = (text: string, size: number) => number;

/** As wide as the row that needs most, where all of it stands in one line. */
function widthFor(rows: readonly WrittenRow[], width: Width): number {
  const needed = rows.flatMap((row) =>
    row.cells.map(({ text, left, right }) => {
      const size = sizeOf(row);
      return (width(text, size) + BETWEEN * size) / Math.max(0.02, right - left);
    }),
  );
  return Math.min(WIDEST, Math.max(NARROWEST, ...needed));
}

/** A text in lines of a width, broken between words, and within one that is longer. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => one.match(/.{1,60}/gu) ?? [])) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** Rows of text as pages in ordinary letters, every cell in its column; without the tags of a document for people. */
export function writeRows(rows: readonly WrittenRow[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: NO_DAY, ModDate: NO_DAY },
  }).font("Helvetica");
  const measured: Width = (text, size) => document.fontSize(size).widthOfString(text);
  const inner = widthFor(rows, measured);
  const size: [number, number] = [inner + 2 * MARGIN, PAGE_HEIGHT];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const letters = sizeOf(row);
    const cells = row.cells.map((cell) => {
      const limit = (cell.right - cell.left) * inner;
      return {
        x: MARGIN + cell.left * inner,
        lines: broken(cell.text, (line) => measured(line, letters) <= limit),
      };
    });
    const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * letters * LEADING;
    if (row.apart) y += APART * letters;
    if (y + height > PAGE_HEIGHT - MARGIN) {
      document.addPage({ size, margin: 0 }).font("Helvetica");
      y = MARGIN;
    }
    for (const { x, lines } of cells)
      for (const [at, line] of lines.entries())
        document.fontSize(letters).text(line, x, y + at * letters * LEADING, { lineBreak: false });
    y += height;
  }
  return pdfBytes(document);
}
