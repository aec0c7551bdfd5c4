import { INK, type Lead, type PrintedPage, RULE, SMALLEST_TYPE, SOFT, WHOLE } from "./printed-page";
import { structure } from "./structure";

export interface PrintedColumn {
  /** `null` for every column of a table whose rows are named instead. */
  readonly heading: string | null;
  /** Its part of the width; the parts of a table are set in relation to each other. */
  readonly part: number;
  readonly align?: "right";
}

export interface PrintedRow {
  readonly cells: readonly string[];
  readonly strong?: boolean;
  /** Its first cell is its heading: a screen reader says it with the cells beside it. */
  readonly named?: boolean;
  /** In softer print below the first `noteOver` cells; below the first one alone where that is left out. */
  readonly note?: string;
  readonly noteOver?: number;
}

const SIZE = SMALLEST_TYPE;
const GAP = 6;
/** More of it between words and the figure that stands at their left. */
const AFTER_FIGURE = 10;
const PADDING = 3;
/** Room for the headings that stand again above a row. */
const HEADINGS_HEIGHT = 60;
/** Between what leads to a table and its headings. */
const ABOVE_TABLE = 4;
const SOFT_HYPHEN = "\u00AD";

interface Placed extends PrintedColumn {
  readonly x: number;
  readonly room: number;
}

function placed({ left, width }: PrintedPage, columns: readonly PrintedColumn[]): Placed[] {
  const parts = columns.reduce((sum, { part }) => sum + part, 0);
  const free = width - GAP * (columns.length - 1);
  let x = left;
  return columns.map((column, index) => {
    const room = (free * column.part) / parts;
    const apart = columns[index - 1]?.align && !column.align ? AFTER_FIGURE : 0;
    const at = { ...column, x: x + apart, room: room - apart };
    x += room + GAP;
    return at;
  });
}

const isHeading = (row: PrintedRow, index: number) => row.named === true && index === 0;
const fontOf = (row: PrintedRow, index: number) =>
  row.strong || isHeading(row, index) ? "semibold" : "regular";

/** A row's note, how many columns it stands under, and the room that these give it. */
function noteOf(columns: readonly Placed[], { note, noteOver: over = 1 }: PrintedRow) {
  const last = columns[over - 1];
  return { note, over, room: last ? last.x + last.room - (columns[0]?.x ?? 0) : 0 };
}

/** Words in one column, as tall as they may be: what is taller than a page ends with an ellipsis. */
interface Cell {
  readonly words: string;
  readonly font: "regular" | "semibold";
  readonly size: number;
  readonly room: number;
  readonly most: number;
}

/** The words as they are printed where one line holds all of them, as it does most: nothing has to be broken. */
function inOneLine({ pdf, set }: PrintedPage, { words, font, size, room }: Cell) {
  const printable = set(words, font, size);
  // The library adds words up one by one, and each to less than a hundredth of a point.
  const fits = !printable.includes(SOFT_HYPHEN) && pdf.widthOfString(printable) < room - 1;
  return { printable, fits };
}

function heightIn(page: PrintedPage, cell: Cell): number {
  const { printable, fits } = inOneLine(page, cell);
  if (fits) return page.pdf.currentLineHeight(true);
  return Math.min(cell.most, page.pdf.heightOfString(printable, { width: cell.room }));
}

/** Draws the words; the page goes on below them. */
function drawIn(page: PrintedPage, cell: Cell, x: number, y: number, align?: "right"): void {
  const { pdf } = page;
  const { printable, fits } = inOneLine(page, cell);
  if (!fits) {
    const cut = pdf.heightOfString(printable, { width: cell.room }) > cell.most;
    const within = cut ? { height: cell.most, ellipsis: true } : {};
    pdf.text(printable, x, y, { width: cell.room, ...within, ...(align ? { align } : {}) });
    return;
  }
  const indent = align ? cell.room - pdf.widthOfString(printable.trimEnd()) : 0;
  pdf.text(printable, x + indent, y, { lineBreak: false });
  pdf.x = x;
  pdf.y = y + pdf.currentLineHeight(true);
}

/** The cells of a row, and its note below the first ones. */
function cellsOf(page: PrintedPage, columns: readonly Placed[], row: PrintedRow) {
  const { note, over, room } = noteOf(columns, row);
  const limit = page.height - HEADINGS_HEIGHT - 2 * PADDING;
  const cells = columns.map((column, index): Cell => {
    const words = row.cells[index] ?? "";
    return { words, font: fontOf(row, index), size: SIZE, room: column.room, most: note ? limit / 2 : limit };
  });
  const small: Cell | null = note
    ? { words: note, font: "regular", size: SIZE, room, most: limit / 2 - 1 }
    : null;
  return { cells, small, over };
}

/** The height of a row's tallest cell, with its note. */
function heightOf(page: PrintedPage, columns: readonly Placed[], row: PrintedRow): number {
  const { cells, small, over } = cellsOf(page, columns, row);
  const heights = cells.map((cell) => (cell.words === "" ? 0 : heightIn(page, cell)));
  const noted = small ? Math.max(...heights.slice(0, over)) + 1 + heightIn(page, small) : 0;
  return Math.max(SIZE, noted, ...heights) + 2 * PADDING;
}

/** Draws one cell, and the row's note below its first. */
function drawCell(page: PrintedPage, columns: readonly Placed[], row: PrintedRow, index: number, y: number) {
  const { pdf } = page;
  const { cells, small, over } = cellsOf(page, columns, row);
  const [column, cell] = [columns[index], cells[index]];
  if (!column || !cell) return;
  const withContent = (one: Cell): Cell => ({ ...one, words: one.words || " " });
  pdf.fillColor(INK);
  drawIn(page, withContent(cell), column.x, y, column.align);
  if (index > 0 || !small) return;
  const beside = cells.slice(1, over).map((one) => y + heightIn(page, withContent(one)));
  const under = Math.max(pdf.y, ...beside) + 1;
  pdf.fillColor(SOFT);
  drawIn(page, small, column.x, under);
}

function rule({ pdf, left, width }: PrintedPage, y: number, weight: number) {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(weight)
    .strokeColor(RULE)
    .stroke();
}

/** Rows that are made as they are printed, and the last one below them. */
export function* printedRows<Thing>(
  things: Iterable<Thing>,
  rowOf: (thing: Thing) => PrintedRow,
  last?: PrintedRow,
): Generator<PrintedRow> {
  for (const thing of things) yield rowOf(thing);
  if (last) yield last;
}

/** Each row with the one that it is not parted from: a total below it, or the last one of all. */
function* withNext(rows: Iterable<PrintedRow>): Generator<readonly [PrintedRow, PrintedRow | undefined]> {
  const two: PrintedRow[] = [];
  for (const row of rows) {
    const [before, last] = two;
    if (before && last) {
      yield [before, last.strong ? last : undefined];
      two.shift();
    }
    two.push(row);
  }
  const [before, last] = two;
  if (before) yield [before, last];
  if (last) yield [last, undefined];
}

/** The first rows, as many as a table may have that is not parted, and one more to see whether there are more. */
function firstRows(rows: Iterator<PrintedRow>): PrintedRow[] {
  const first: PrintedRow[] = [];
  while (first.length <= WHOLE.things) {
    const { done, value } = rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

function* joined(first: readonly PrintedRow[], rest: Iterable<PrintedRow>): Generator<PrintedRow> {
  yield* first;
  yield* rest;
}

/**
 * A table over as many pages as it needs. Its headings, where it has any, stand again on each page; a screen
 * reader hears them once. `caption` names it for a screen reader. What leads to it, its headings and its first row
 * stay on one page, and so do a total or the last row and the one above it, and all of a short table (claim-73).
 */
export async function printTable(
  page: PrintedPage,
  caption: string,
  columns: readonly PrintedColumn[],
  rows: Iterable<PrintedRow>,
  lead: readonly Lead[] = [],
): Promise<void> {
  const { pdf } = page;
  const places = placed(page, columns);
  const headings: PrintedRow = { cells: columns.map(({ heading }) => heading ?? ""), strong: true };
  const headed = columns.some(({ heading }) => heading !== null);
  const headHeight = headed ? heightOf(page, places, headings) : 0;
  const drawHeadings = (cell: (draw: () => void) => void) => {
    const y = pdf.y + PADDING;
    for (const index of places.keys()) cell(() => drawCell(page, places, headings, index, y));
    pdf.y = y - PADDING + headHeight;
    page.decorate(() => rule(page, pdf.y, 1));
  };
  const rest = rows[Symbol.iterator]();
  const first = firstRows(rest);
  const whole = first.reduce((sum, row) => sum + heightOf(page, places, row), 0);
  const isWhole = first.length <= WHOLE.things && whole <= page.height * WHOLE.part;
  let table: PDFKit.PDFStructureElement | undefined;
  for (const [row, next] of withNext(joined(first, { [Symbol.iterator]: () => rest }))) {
    const height = heightOf(page, places, row);
    const needed = height + (next ? heightOf(page, places, next) : 0);
    if (table === undefined) {
      page.begin(lead, ABOVE_TABLE + headHeight + (isWhole ? whole : needed));
      if (lead.length > 0) pdf.y += ABOVE_TABLE;
      table = pdf.struct("Table", { title: caption });
      page.root.add(table);
      if (headed) {
        const head = pdf.struct("TR");
        table.add(head);
        drawHeadings((draw) => head.add(structure(pdf, "TH", { scope: "Column" }, draw)));
        head.end();
      }
    } else if (page.ensure(Math.min(needed, page.height - headHeight - ABOVE_TABLE)) && headed)
      drawHeadings((draw) => page.decorate(draw));
    const line = pdf.struct("TR");
    table.add(line);
    const y = pdf.y + PADDING;
    for (const index of places.keys()) {
      const draw = () => drawCell(page, places, row, index, y);
      const asHeading = isHeading(row, index);
      line.add(asHeading ? structure(pdf, "TH", { scope: "Row" }, draw) : pdf.struct("TD", {}, draw));
    }
    line.end();
    pdf.y = y - PADDING + height;
    page.decorate(() => rule(page, pdf.y, row.strong ? 0.75 : 0.35));
    await page.rest();
  }
  table?.end();
  pdf.x = page.left;
}
