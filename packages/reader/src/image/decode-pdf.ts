import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { OcrWord } from "../ocr/word";
import { MAX_WORKING_SIDE } from "./decode-raster";
import type { DecodedImage } from "./decoded-image";
import { ImageProblemError } from "./image-problem";
import { type PdfDocument, pdfMemory, withPdf } from "./pdf-document";
import { pdfPageWords } from "./pdf-text";
import type { RgbImage } from "./rgb-image";

const MAX_PAGES = 10;
/** Pixels per point: a thermal roll's text becomes about 20 pixels high. */
const SCALE = 2;
/** Text with fewer letters than this is a scanner's stamp. */
const MIN_LETTERS = 40;
/** A receipt has a price and a sum; text without them is a long stamp, or what some program made of a scan. */
const MIN_AMOUNTS = 2;
const AMOUNT = /\d\s?[.,]\s?\d{2}(?!\d)/g;

interface OpenPage {
  handle: number;
  width: number;
  height: number;
}

function openPages({ pdfium, handle }: PdfDocument): OpenPage[] {
  const count = pdfium.FPDF_GetPageCount(handle);
  if (count < 1) throw new ImageProblemError("truncated");
  if (count > MAX_PAGES)
    throw new ImageProblemError("too_large", messageKey("photoFaults.pages", { count, most: MAX_PAGES }));
  return Array.from({ length: count }, (_, i) => {
    const page = pdfium.FPDF_LoadPage(handle, i);
    if (page === 0) throw new ImageProblemError("truncated");
    return { handle: page, width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  });
}

/** Draws one page below the others on the joined image. */
function drawPage({ pdfium }: PdfDocument, page: OpenPage, onto: RgbImage, top: number, scale: number): void {
  const width = Math.min(onto.width, Math.floor(page.width * scale));
  const height = Math.min(onto.height - top, Math.floor(page.height * scale));
  if (width < 1 || height < 1) return;
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, page.handle, 0, 0, width, height, 0, 0);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const memory = pdfMemory(pdfium);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const source = start + y * stride + x * 4;
      const target = ((top + y) * onto.width + x) * 3;
      onto.data[target] = memory.getUint8(source + 2);
      onto.data[target + 1] = memory.getUint8(source + 1);
      onto.data[target + 2] = memory.getUint8(source);
    }
  pdfium.FPDFBitmap_Destroy(bitmap);
}

/** Whether the text of a document's pages is that of a receipt. */
function isReceiptText(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("\n");
  return text.replace(/\W/g, "").length >= MIN_LETTERS && [...text.matchAll(AMOUNT)].length >= MIN_AMOUNTS;
}

/**
 * A PDF e-receipt: its pages one below the other, and their words when it has a text layer.
 * @throws ImageProblemError
 */
export async function decodePdf(bytes: Uint8Array): Promise<DecodedImage> {
  return withPdf(bytes, async (document) => {
    const pages = openPages(document);
    const widest = Math.max(...pages.map(({ width }) => width));
    const tallest = pages.reduce((sum, { height }) => sum + height, 0);
    const scale = Math.min(SCALE, MAX_WORKING_SIDE / widest, (2 * MAX_WORKING_SIDE) / tallest);
    const size = { width: Math.ceil(widest * scale), height: Math.ceil(tallest * scale) };
    const image: RgbImage = { ...size, data: new Uint8Array(size.width * size.height * 3).fill(255) };
    const words: OcrWord[] = [];
    let offset = 0;
    for (const page of pages) {
      drawPage(document, page, image, Math.round(offset * scale), scale);
      words.push(...pdfPageWords(document, page.handle, scale, offset));
      offset += page.height;
      document.pdfium.FPDF_ClosePage(page.handle);
    }
    return { image, words: isReceiptText(words) ? { ...size, words, hasRealText: true } : null };
  });
}
