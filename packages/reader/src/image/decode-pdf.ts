import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { OcrWord } from "../ocr/word";
import { MAX_WORKING_SIDE } from "./decode-raster";
import type { DecodedImage, PageBand } from "./decoded-image";
import { ImageProblemError } from "./image-problem";
import { type PdfDocument, pdfMemory, withPdf } from "./pdf-document";
import { isReceiptText, pdfPageKind } from "./pdf-page-kind";
import { pdfPageWords } from "./pdf-text";
import type { RgbImage } from "./rgb-image";

const MAX_PAGES = 10;
/** Pixels per point: a thermal roll's text becomes about 20 pixels high. */
const SCALE = 2;
/** In a longer document this many pages are looked through for those with a receipt's text. */
const MAX_SEARCHED = 300;

interface OpenPage {
  handle: number;
  width: number;
  height: number;
}

function openPage({ pdfium, handle }: PdfDocument, index: number): OpenPage {
  const page = pdfium.FPDF_LoadPage(handle, index);
  if (page === 0) throw new ImageProblemError("truncated");
  return { handle: page, width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
}

/** The pages to be read: all of them, or of a long document those on which a receipt's text stands (reading-89). */
function openPages(document: PdfDocument): OpenPage[] {
  const { pdfium, handle } = document;
  const count = pdfium.FPDF_GetPageCount(handle);
  if (count < 1) throw new ImageProblemError("truncated");
  if (count <= MAX_PAGES) return Array.from({ length: count }, (_, i) => openPage(document, i));
  const found: OpenPage[] = [];
  for (let i = 0; i < Math.min(count, MAX_SEARCHED) && found.length <= MAX_PAGES; i++) {
    const page = openPage(document, i);
    if (isReceiptText(pdfPageWords(document, page.handle, 1, 0))) found.push(page);
    else pdfium.FPDF_ClosePage(page.handle);
  }
  if (found.length === 0 || found.length > MAX_PAGES || count > MAX_SEARCHED)
    throw new ImageProblemError("too_large", messageKey("photoFaults.pages", { count, most: MAX_PAGES }));
  return found;
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
  const { data } = onto;
  const { buffer, byteOffset } = pdfMemory(pdfium);
  const drawn = new Uint8Array(buffer, byteOffset + start, stride * height);
  for (let y = 0; y < height; y++) {
    let target = (top + y) * onto.width * 3;
    for (let source = y * stride; source < y * stride + width * 4; source += 4) {
      data[target++] = drawn[source + 2] ?? 0;
      data[target++] = drawn[source + 1] ?? 0;
      data[target++] = drawn[source] ?? 0;
    }
  }
  pdfium.FPDFBitmap_Destroy(bitmap);
}

/**
 * A PDF e-receipt: its pages one below the other, and their words where their text is sound. Pages that are pictures
 * stay to be read as photos are.
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
    const unseen: OcrWord[] = [];
    const pictures: PageBand[] = [];
    let offset = 0;
    for (const page of pages) {
      drawPage(document, page, image, Math.round(offset * scale), scale);
      const ofPage = pdfPageWords(document, page.handle, scale, offset);
      const kind = pdfPageKind(document, page.handle, ofPage);
      if (kind === "text") words.push(...ofPage);
      if (kind === "picture") unseen.push(...ofPage);
      const [top, bottom] = [offset, offset + page.height].map((y) => Math.round(y * scale));
      if (kind === "picture") pictures.push({ top: top ?? 0, bottom: bottom ?? 0 });
      offset += page.height;
      document.pdfium.FPDF_ClosePage(page.handle);
    }
    const hidden = isReceiptText(unseen) ? { hidden: { ...size, words: unseen, hasRealText: true } } : {};
    if (!isReceiptText(words)) return { image, words: null, ...hidden };
    return { image, words: { ...size, words, hasRealText: true }, pictures, ...hidden };
  });
}
