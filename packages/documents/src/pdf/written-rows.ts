import PDFDocument from "pdfkit";
import { bytesOf } from "./bytes-of";

const SIZE = 9;
const LINE = 12;
const MARGIN = 24;
/** The width of a letter in Courier, in points. */
const LETTER = SIZE * 0.6;
/** Wider than a till's row; a longer one is broken where it is too long. */
const MAX_LETTERS = 90;
/** Rows of one page; the reader takes ten pages. */
const ROWS_OF_PAGE = 70;
/** The same rows are the same bytes, whenever they are written. */
const NO_DAY = new Date(0);

const broken = (row: string) => row.match(new RegExp(`.{1,${MAX_LETTERS}}`, "gu")) ?? [];

/** Rows of text as pages in letters of one width, so that columns stay columns; without the tags of a paper. */
export function writeRows(rows: readonly string[]): Promise<Uint8Array> {
  const lines = rows.flatMap(broken);
  const size: [number, number] = [MARGIN * 2 + MAX_LETTERS * LETTER, MARGIN * 2 + ROWS_OF_PAGE * LINE];
  const document = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    info: { CreationDate: NO_DAY, ModDate: NO_DAY },
  });
  for (let first = 0; first < lines.length; first += ROWS_OF_PAGE) {
    document.addPage({ size, margin: 0 }).font("Courier").fontSize(SIZE);
    for (const [index, line] of lines.slice(first, first + ROWS_OF_PAGE).entries()) {
      document.text(line, MARGIN, MARGIN + index * LINE, { lineBreak: false });
    }
  }
  return bytesOf(document);
}
