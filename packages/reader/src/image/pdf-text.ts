import type { OcrWord } from "../ocr/word";
import { type PdfDocument, pdfMemory } from "./pdf-document";

interface Glyph {
  character: string;
  /** Whether the file has no such character, and the engine only takes a line to end or a word to begin here. */
  isGuessed: boolean;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/**
 * A gap wider than this many heights of the font separates two runs of text, such as a name and its price: more than
 * the space of a typewriter's font, less than two.
 */
const WIDE_GAP = 1;
/** Letters of one word are set closer than this many heights of the font. */
const WORD_GAP = 0.18;
/** Letters of one run of text at most. */
const MAX_RUN = 400;
/** Letters of one line share this much of their height. */
const SAME_LINE = 0.6;

/** Places on a page are asked for in these parts of a point. */
const PARTS = 100;

/** Where viewers show a point of a page, turned and cropped as the page says: in points from the top left corner. */
function shownAt(
  { pdfium }: PdfDocument,
  page: number,
  at: number,
): (x: number, y: number) => [number, number] {
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const size = [Math.round(width * PARTS), Math.round(height * PARTS)] as const;
  return (x, y) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, ...size, 0, x, y, at, at + 4);
    const memory = pdfMemory(pdfium);
    return [memory.getInt32(at, true) / PARTS, memory.getInt32(at + 4, true) / PARTS];
  };
}

/**
 * The characters of an open page in the order they were written; boxes in points, y from the top. A box is as high as
 * the font, so that a comma, a digit and a capital of one row stand at the same height.
 */
function glyphsOf(document: PdfDocument, page: number): Glyph[] {
  const { pdfium } = document;
  const text = pdfium.FPDFText_LoadPage(page);
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const corners = malloc(24);
  const shown = shownAt(document, page, corners + 16);
  const glyphs: Glyph[] = [];
  const count = Math.min(pdfium.FPDFText_CountChars(text), 50_000);
  for (let i = 0; i < count; i++) {
    const character = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, i));
    pdfium.FPDFText_GetLooseCharBox(text, i, corners);
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) =>
      pdfMemory(pdfium).getFloat32(corners + at, true),
    );
    const [ax, ay] = shown(left, top);
    const [bx, by] = shown(right, bottom);
    const [x0, x1, y0, y1] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
    const isGuessed = pdfium.FPDFText_IsGenerated(text, i) === 1;
    glyphs.push({ character, isGuessed, x0, x1, y0, y1 });
  }
  free(corners);
  pdfium.FPDFText_ClosePage(text);
  return glyphs;
}

function wordOf(glyphs: Glyph[], scale: number, offsetY: number): OcrWord | null {
  const last = glyphs.findLastIndex(({ character }) => character.trim() !== "");
  const run = glyphs.slice(0, last + 1);
  const printed = run.filter(({ character }) => character.trim() !== "");
  if (printed.length === 0) return null;
  const x0 = Math.min(...printed.map((g) => g.x0));
  const width = Math.max(...printed.map((g) => g.x1)) - x0;
  const y0 = Math.min(...printed.map((g) => g.y0));
  const height = Math.max(...printed.map((g) => g.y1)) - y0;
  if (width <= 0 || height <= 0) return null;
  return {
    text: run.map(({ character }) => character).join(""),
    confidence: 1,
    cx: (x0 + width / 2) * scale,
    cy: (y0 + height / 2 + offsetY) * scale,
    width: width * scale,
    height: height * scale,
    angle: 0,
    charPositions: run.map((g) => ((g.x0 + g.x1) / 2 - x0) / width),
  };
}

/** Whether a letter stands on the line of the one before, right behind it or a space further. */
function isNextLetter(before: Glyph, glyph: Glyph): boolean {
  const height = Math.max(glyph.y1 - glyph.y0, before.y1 - before.y0);
  const shared = Math.min(glyph.y1, before.y1) - Math.max(glyph.y0, before.y0);
  const gap = glyph.x0 - before.x1;
  return shared > SAME_LINE * height && gap > -WORD_GAP * height && gap <= WIDE_GAP * height;
}

const isNextWord = (before: Glyph, glyph: Glyph) => glyph.x0 - before.x1 > WORD_GAP * (glyph.y1 - glyph.y0);

/**
 * The text layer of an open page as runs of text, as if read from an image of it.
 * @param scale pixels per point; @param offsetY points above this page on the joined image
 */
export function pdfPageWords(document: PdfDocument, page: number, scale: number, offsetY: number): OcrWord[] {
  const runs: Glyph[][] = [[]];
  let previous: Glyph | null = null;
  let lineMayEnd = false;
  for (const glyph of glyphsOf(document, page)) {
    const isSpace = glyph.character.trim() === "";
    if (/[\r\n]/.test(glyph.character)) {
      // Letters that are placed one by one are taken for lines of their own.
      lineMayEnd ||= glyph.isGuessed;
      if (glyph.isGuessed) continue;
      runs.push([]);
      previous = null;
      continue;
    }
    if (previous && !isSpace && lineMayEnd) {
      if (!isNextLetter(previous, glyph)) runs.push([]);
      else if (isNextWord(previous, glyph)) runs.at(-1)?.push({ ...glyph, character: " ", x1: glyph.x0 });
    } else if (previous && !isSpace) {
      const height = Math.max(glyph.y1 - glyph.y0, previous.y1 - previous.y0, 4);
      const sameLine = Math.min(glyph.y1, previous.y1) - Math.max(glyph.y0, previous.y0) > -0.4 * height;
      const gap = glyph.x0 - previous.x1;
      if (!sameLine || gap > WIDE_GAP * height || gap < -height) runs.push([]);
    }
    // Longer than any printed line: patterns would take long over it.
    if ((runs.at(-1)?.length ?? 0) >= MAX_RUN) runs.push([]);
    const run = runs.at(-1);
    if (run && (!isSpace || run.length > 0)) run.push(glyph);
    if (!isSpace) [previous, lineMayEnd] = [glyph, false];
  }
  return runs.map((run) => wordOf(run, scale, offsetY)).filter((word) => word !== null);
}
