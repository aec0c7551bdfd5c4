import type { OcrWord } from "../ocr/word";
import { type PdfDocument, pdfMemory } from "./pdf-document";

/**
 * How a page is read. `text`: its words are what a viewer shows. `picture`: what it shows is a picture, or letters that
 * its text does not tell. `bare`: neither.
 */
export type PdfPageKind = "text" | "picture" | "bare";

/** PDFium's numbers for objects of a page, and for text that is not drawn. */
const TEXT_OBJECT = 1;
const IMAGE_OBJECT = 3;
const INVISIBLE = 3;
/** A picture over more of the page than this is the page. */
const WHOLE_PAGE = 0.6;
/** More objects than this of one page are not looked at. */
const MAX_OBJECTS = 20_000;

interface Shown {
  /** Texts that are drawn and that no picture of the page covers. */
  readonly texts: number;
  readonly hiddenTexts: number;
  /** Pictures, in parts of the page. */
  readonly pictures: number;
}

function shareOf({ pdfium }: PdfDocument, object: number, at: number, area: number): number {
  if (!pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return 0;
  const memory = pdfMemory(pdfium);
  const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((part) =>
    memory.getFloat32(at + part, true),
  );
  return Math.abs((right - left) * (top - bottom)) / Math.max(1, area);
}

/** What a page draws, in its order: a picture covers what was drawn before it. */
function shownOn(document: PdfDocument, page: number): Shown {
  const { pdfium } = document;
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const at = malloc(16);
  const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const count = Math.min(pdfium.FPDFPage_CountObjects(page), MAX_OBJECTS);
  let [texts, hiddenTexts, pictures] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFPage_GetObject(page, i);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT_OBJECT && pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hiddenTexts++;
    else if (type === TEXT_OBJECT) texts++;
    if (type !== IMAGE_OBJECT) continue;
    const share = shareOf(document, object, at, area);
    pictures += share;
    if (share >= WHOLE_PAGE) [texts, hiddenTexts] = [0, hiddenTexts + texts];
  }
  free(at);
  return { texts, hiddenTexts, pictures };
}

/** Letters that a font without a table of characters is taken for. */
const NO_LETTER = /[\p{Co}\p{Cc}\ufffd\p{Cn}]/u;
const MAX_NO_LETTERS = 0.05;

function isGibberish(words: readonly OcrWord[]): boolean {
  const letters = words.flatMap(({ text }) => [...text.replace(/\s/g, "")]);
  return letters.filter((letter) => NO_LETTER.test(letter)).length > MAX_NO_LETTERS * letters.length;
}

/** Text with fewer letters than this beside a picture of the page is a scanner's stamp. */
const MIN_LETTERS = 40;
/** A receipt has a price and a sum; text without them is a long stamp, or what some program made of a scan. */
const MIN_AMOUNTS = 2;
const AMOUNT = /\d\s?[.,]\s?\d{2}(?!\d)/g;

/** Whether words are those of a receipt. */
export function isReceiptText(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("\n");
  return text.replace(/\W/g, "").length >= MIN_LETTERS && [...text.matchAll(AMOUNT)].length >= MIN_AMOUNTS;
}

/** How a page is read, by what it draws and what its text says: each page is judged by itself (reading-88). */
export function pdfPageKind(document: PdfDocument, page: number, words: readonly OcrWord[]): PdfPageKind {
  const { texts, hiddenTexts, pictures } = shownOn(document, page);
  if (texts === 0 && hiddenTexts > 0) return "picture";
  if (words.length > 0 && isGibberish(words)) return "picture";
  const isPicture = pictures >= WHOLE_PAGE;
  if (isPicture && !isReceiptText(words)) return "picture";
  if (words.length > 0) return "text";
  return pictures > 0 ? "picture" : "bare";
}
